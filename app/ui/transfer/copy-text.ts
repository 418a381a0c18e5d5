/** False where the browser refuses; what is selected can be copied by hand then. */
export async function copyText(text: string): Promise<boolean> {
  // Absent where the page came over plain http, as on a first try within a network.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (!clipboard) return document.execCommand('copy');
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
