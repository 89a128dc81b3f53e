/** Reads { file: JSON Schema } from standard input and writes { file: TypeScript } to standard output. */
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const options = {
  additionalProperties: false,
  bannerComment: "",
  enableConstEnums: false,
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: false,
  style: { printWidth: 120 },
  unreachableDefinitions: true,
};

const compiled = {};
for (const [file, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  compiled[file] = await compile(schema, schema.title, options);
}
process.stdout.write(JSON.stringify(compiled));
