export async function copyText(text: string): Promise<boolean> {
  try {
    // The clipboard is not available without HTTPS.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
