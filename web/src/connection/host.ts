/** Requests of the host's page, each with the host's token. */
import type { MessageParams } from "../words/messages.svelte";
import { Refusal } from "./api";

/** Send a request below /api/admin and return the response's body. Throws a `Refusal` if refused or unreachable. */
export async function hostRequest<T>(method: "GET" | "POST", path: string, token: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) };
  const response = await fetch(`/api/admin${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    .catch(() => Promise.reject(new Refusal("server-away")));
  const answer = (await response.json().catch(() => ({}))) as T & { code?: string; params?: MessageParams };
  if (!response.ok) throw new Refusal(answer.code ?? "unforeseen", answer.params ?? { code: String(response.status) });
  return answer;
}

/** Save all stored data about a player as a file. */
export async function savePerson(token: string, code: string): Promise<void> {
  const data = await hostRequest<object>("POST", "/people/export", token, { code });
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: `noppa-${code}.json` }).click();
  URL.revokeObjectURL(url);
}
