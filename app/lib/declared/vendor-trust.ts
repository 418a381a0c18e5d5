import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

/** Whether an address is of one of these origins; a leading `*.` stands for any name below. */
export function isFrom(url: string, origins: readonly string[]): boolean {
  const parsed = parseUrl(url);
  if (!parsed) return false;
  const { origin, hostname, protocol } = parsed;
  return origins.some((allowed) => {
    const [scheme = '', name = ''] = allowed.split('//*.');
    return name ? protocol === scheme && hostname.endsWith(`.${name}`) : origin === allowed;
  });
}

const HARMFUL = /<(?:script|base|object|embed|meta)\b|\bon\w+\s*=|\bsrcdoc\b|javascript:/i;

/** Markup that a chat draws itself with, unless there is anything in it that could run. */
export function harmlessMarkup(markup: string): string | null {
  return HARMFUL.test(markup) ? null : markup;
}
