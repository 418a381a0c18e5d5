/** Providers send events over the internet and encrypted only. */
export function isReachable(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && hostname.includes('.') && !hostname.endsWith('.localhost');
}
