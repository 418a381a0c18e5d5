/** What stands behind these in an address is signed, and opens something to whoever reads it. */
const SIGNED = /(\/unsubscribe\/|\/orders(?:\/|%2f)+followed(?:\/|%2f)+[^/]*(?:\/|%2f)+)[^/]+/i;

/** Tokens of programs, which nobody means to write into an address. */
const TOKEN = /\b(mq[kt]_)[\w%-]+/g;

/** Secrets of webhooks. They may have slashes, so that what stands behind one is hidden with it. */
const WEBHOOK_SECRET = /\b(whsec_)[\w+/=%-]+/g;

/** A path as it may stand in a log; its query is left out before. */
export function loggedPath(path: string): string {
  const hidden = [SIGNED, TOKEN, WEBHOOK_SECRET].reduce(
    (text, one) => text.replace(one, '$1…'),
    path,
  );
  return hidden.slice(0, 200);
}
