import { z } from 'zod';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

const PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Dots can resolve to a leading `//`, which would be another site. */
function staysHere(path: string): boolean {
  const base = 'http://panel.invalid';
  if (!PATH.test(path)) return false;
  const url = parseUrl(path, base);
  return url?.origin === base && !url.pathname.startsWith('//');
}

/** The path to return to from a gateway. */
export const panelPath = z
  .string()
  .max(500)
  .refine(staysHere, { params: { code: 'invalid_format' } });
