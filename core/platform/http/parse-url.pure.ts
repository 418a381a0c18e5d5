/**
 * The address, or undefined for what is none. Not by `URL.canParse`: once Node 20 has compiled the
 * call, it refuses every address with a letter such as ü.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
