import { languageTag, type Language } from '#locales/languages.ts';
import type { Brand } from '#core/tenancy/brand/brand.ts';
import { toHex } from '#themes/colour.ts';
import type { ThemeName } from '#themes/theme-input.ts';
import type { ColourToken } from '#themes/tokens.ts';

export interface MailContent {
  language: Language;
  subject: string;
  /** Paragraphs are parted by an empty line. */
  text: string;
  button?: { label: string; url: string } | undefined;
  /** In small print below all of it. */
  footer?: string | undefined;
}

/** The same for readers of plain text. */
export function plainMail({ text, button, footer }: MailContent, { panelName }: Brand): string {
  const link = button ? `${button.label}:\n${button.url}` : undefined;
  return [text, link, footer, `-- \n${panelName}`].filter(Boolean).join('\n\n');
}

/** When the dark look of a mail is worn: as its reader prefers, or as somebody wants to see it. */
const DARK_WHEN = { system: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' };

/**
 * A mail in the colours of the brand. Mail programs know tables and inline styles and little
 * else, so these are its light look; programs that know more of CSS have a dark one. What is not
 * our own text is escaped, wherever it stands.
 */
export function htmlMail(
  content: MailContent,
  brand: Brand,
  theme: ThemeName | 'system' = 'system',
): string {
  const { language, subject, text, button, footer } = content;
  const colour = /^#[0-9a-f]{6}$/i.test(brand.colour) ? brand.colour : '#1f2937';
  const scheme = theme === 'system' ? 'light dark' : theme;
  const darkWhen = DARK_WHEN[theme];
  const paragraphs = text
    .split('\n\n')
    .map((part) => `<p style="margin:0 0 16px">${withLinks(part, brand)}</p>`)
    .join('');
  const action = button ? buttonHtml(button, colour) : '';
  const below = footer ? footerHtml(footer, brand) : '';
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme}"><title>${escape(subject)}</title><style>@media ${darkWhen}{${darkRules(brand)}}</style></head>
<body class="page" style="margin:0;padding:24px;background:#f3f4f6;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1f2937">
<table class="card" role="presentation" align="center" width="100%" style="max-width:560px;margin:0 auto;border-collapse:collapse;table-layout:fixed;word-break:break-word;background:#ffffff;border-top:4px solid ${colour}">
<tr><td style="padding:24px 32px 0">${headHtml(brand, darkWhen)}</td></tr>
<tr><td style="padding:24px 32px"><h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:1.3;color:#111827">${escape(subject)}</h1>${paragraphs}${action}</td></tr>${below}
</table></body></html>`;
}

/** The name of the brand, or its logo; a logo without one for dark stays on a light ground. */
function headHtml({ panelName, logoUrl, dark }: Brand, darkWhen: string): string {
  const name = escape(panelName);
  if (!logoUrl) return `<strong class="ink" style="font-size:18px;color:#111827">${name}</strong>`;
  const plate = dark.logoUrl ? '' : ' class="plate"';
  const image = `<img${plate} src="${escape(logoUrl)}" alt="${name}" height="32" style="display:block;height:32px;max-width:200px">`;
  if (!dark.logoUrl) return image;
  return `<picture><source media="${darkWhen}" srcset="${escape(dark.logoUrl)}">${image}</picture>`;
}

/** Over the inline styles, which are light. */
function darkRules({ dark: { colours } }: Brand): string {
  const hex = (token: ColourToken) => `${toHex(colours[token])}!important`;
  return [
    `.page{background:${hex('page')};color:${hex('text')}}`,
    `.card{background:${hex('surface')};border-color:${hex('brand-edge')}}`,
    `.ink{color:${hex('text')}}`,
    `.muted{color:${hex('muted')};border-color:${hex('border')}}`,
    `.button{background:${hex('brand-solid')};color:${hex('brand-on')}}`,
    '.plate{padding:8px;background:#fff;color:#111827}',
  ].join('');
}

function buttonHtml({ label, url }: { label: string; url: string }, colour: string): string {
  const link = escape(url);
  return `<p style="margin:24px 0"><a href="${link}" class="button" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:${inkOn(colour)};text-decoration:none;font-weight:600">${escape(label)}</a></p><p class="muted" style="margin:0;font-size:13px;color:#4b5563;word-break:break-all">${link}</p>`;
}

function footerHtml(footer: string, brand: Brand): string {
  return `
<tr><td style="padding:0 32px 24px"><p class="muted" style="margin:0;padding-top:16px;border-top:1px solid #e5e7eb;font-size:13px;color:#4b5563">${withLinks(footer, brand)}</p></td></tr>`;
}

/** Few programs make links of addresses in HTML. Those of others stay words, whoever wrote them. */
function withLinks(text: string, { origin }: Brand): string {
  return text
    .split(/(https?:\/\/[!-~]*[\w/=&#-])/)
    .map((part) => {
      const said = escape(part).replaceAll('\n', '<br>');
      return part.startsWith(`${origin}/`)
        ? `<a href="${said}" style="color:inherit">${said}</a>`
        : said;
    })
    .join('');
}

/** Black or white, whichever stands out more from the colour by WCAG. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) ** 2 > 0.0525 ? '#000000' : '#ffffff';
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
