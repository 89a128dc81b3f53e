/** Shares a text and a link through the device's share sheet, or else the clipboard. */

/** Share, and return the id of the message to show; empty if the device's sheet was used. */
export async function share({ text, url }: { text?: string; url: string }): Promise<"" | "web-copied" | "web-share-failed"> {
  if (navigator.share) {
    await navigator.share({ ...(text && { text }), url }).catch(() => undefined);
    return "";
  }
  try {
    await navigator.clipboard.writeText([text, url].filter(Boolean).join("\n"));
    return "web-copied";
  } catch {
    return "web-share-failed";
  }
}
