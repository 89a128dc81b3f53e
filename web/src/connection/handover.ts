/** Hands games that were played on this device over to the server, which verifies them by replaying. */
import type { DeviceHost } from "./device";
import { isHanded, markHanded } from "./device-games";
import { server } from "./transport";

type Played = { played: { id: string }[] };

/** Hand over every finished game that the server does not have yet; refused ones stay here and are retried later. */
export async function handOver(device: DeviceHost): Promise<void> {
  const { played } = (await (await device.fetch("GET", "/api/me/played")).json()) as Played;
  for (const { id } of played.filter((game) => !isHanded(game.id))) {
    const game = await (await device.fetch("GET", `/api/me/played/${id}`)).text();
    const response = await server.fetch("POST", "/api/me/played", game);
    if (response.ok) markHanded(id);
  }
}
