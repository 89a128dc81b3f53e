/** Shares a text and a link: by the device's own sheet, else by the clipboard. */

/** Share, and return the id of what to say about it: nothing if the device's sheet did it. */
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
