/** What stands behind these in an address is signed, and opens something to whoever reads it. */
const SIGNED = /(\/unsubscribe\/|\/orders(?:\/|%2f)+followed(?:\/|%2f)+[^/]*(?:\/|%2f)+)[^/]+/i;

/** Tokens of programs and secrets of webhooks, which nobody means to write into an address. */
const TOKEN = /\b(mq[kt]_|whsec_)[\w+=-]+/g;

/** A path as it may stand in a log; its query is left out before. */
export function loggedPath(path: string): string {
  return path.replace(SIGNED, '$1…').replace(TOKEN, '$1…').slice(0, 200);
}
