#!/bin/sh
# A complete bot: plays the first legal move. Try it: noppa play yatzy --engine examples/engine/first.sh
while read -r line; do
    id=${line#*'"id":'} id=${id%%,*}
    case $line in
    *'"do":"hello"'*)
        printf '{"id":%s,"protocol":1,"name":"First"}\n' "$id" ;;
    *'"do":"choose"'*)
        moves=${line#*'"moves":["'}
        printf '{"id":%s,"move":"%s"}\n' "$id" "${moves%%\"*}" ;;
    esac
done
