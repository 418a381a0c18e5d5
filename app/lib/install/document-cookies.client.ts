/** The cookies that a script may see; all others are for the server alone. */

export function readDocumentCookie(name: string): string | undefined {
  const pairs = document.cookie.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function writeDocumentCookie(name: string, value: string, lifeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${secure}`;
}
