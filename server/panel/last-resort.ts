import { createHash } from 'node:crypto';
import { escapeMarkup } from '#app/lib/content/escape-markup.ts';
import { languageBase } from '#app/lib/i18n/languages.ts';
import { languageTag, type Language } from '#locales/languages.ts';

/**
 * Pages for when there is no panel to show: no React, no brand, no script, one file's worth of
 * style allowed by its hash.
 */

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem}' +
  'main{max-width:34rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}p{margin:0 0 .75rem}' +
  'small{opacity:.75}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Out of a frame of ours the link leads in its place, out of one of another site into a new tab. */
const TARGETS = {
  "'none'": '',
  "'self'": ' target="_top"',
  '*': ' target="_blank" rel="noopener"',
} as const;

interface PlainPage {
  status: number;
  language: Language;
  title: string;
  text: string;
  /** A link to the home page under these words, or to another one. */
  home?: string;
  homeHref?: string;
  detail?: string;
  retryAfterSeconds?: number;
  /** May stand in a frame of the studio or of anybody, out of which its link leads. */
  framedBy?: keyof typeof TARGETS | undefined;
}

export function plainPage(page: PlainPage): Response {
  const { status, language, title, text, home, detail, retryAfterSeconds } = page;
  const { homeHref = languageBase(language), framedBy = "'none'" } = page;
  const html =
    `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style>` +
    `</head><body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>` +
    (home ? `<p><a href="${homeHref}"${TARGETS[framedBy]}>${escapeMarkup(home)}</a></p>` : '') +
    (detail ? `<p><small>${escapeMarkup(detail)}</small></p>` : '') +
    '</main></body></html>';
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'`,
  });
  if (framedBy === "'self'") headers.set('x-frame-options', 'SAMEORIGIN');
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new Response(html, { status, headers });
}
