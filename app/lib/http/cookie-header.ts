const DAY_SECONDS = 24 * 3600;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** A choice of the visitor, kept for a year and read by the server only. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return cookieLine(name, encodeURIComponent(value), { secure, maxAge: YEAR_SECONDS });
}

/** The same for a number of days. */
export function daysCookie(
  name: string,
  value: string,
  { days, secure }: { days: number; secure: boolean },
): string {
  return cookieLine(name, encodeURIComponent(value), { secure, maxAge: days * DAY_SECONDS });
}

/** The same until the browser is closed. */
export function visitCookie(name: string, value: string, secure: boolean): string {
  return cookieLine(name, encodeURIComponent(value), { secure });
}

/** A cookie that no script sees. Its value is one that needs no encoding, or has it already. */
export function cookieLine(
  name: string,
  value: string,
  { secure, maxAge }: { secure: boolean; maxAge?: number },
): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
  ];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
