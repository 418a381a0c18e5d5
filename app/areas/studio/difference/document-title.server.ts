import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { isRecord } from '#app/areas/studio/report/places.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { fieldText } from './field-text.server.ts';

interface Titled {
  kind: DocumentKind;
  key: string;
  body: unknown;
}

const NAMES = ['title', 'name', 'meta_title', 'panelName', 'code', 'slug', 'route_name', 'type'];
const LONGEST = 70;

/** What a document is called; by its key where nobody has named it yet. */
export function documentTitle({ kind, key, body }: Titled, locale: string): string {
  // By what it is for, since its subject holds names in braces.
  if (kind === 'mail-text') return fieldText(locale, `option.mailText.id.${key}`) ?? key;
  // Nothing is known of one that is gone.
  if (!isRecord(body)) return key;
  const name = kind === 'banner' ? bannerTitle(body, locale) : nameOfEntry(body, locale);
  return name ?? textsOf(locale).getFixedT(locale, 'studio')('unnamed', { id: key });
}

/** What an entry or a document calls itself. */
export function nameOfEntry(entry: unknown, locale: string): string | undefined {
  if (!isRecord(entry)) return undefined;
  for (const name of NAMES) {
    const text = textIn(entry[name], locale);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The title of its first slide, or the first words of its text. */
function bannerTitle(body: unknown, locale: string): string | undefined {
  if (!isRecord(body)) return undefined;
  const slides: unknown[] = Array.isArray(body['information']) ? body['information'] : [];
  const first = slides.find(isRecord);
  const title = textIn(first?.['title'], locale);
  if (title !== undefined) return title;
  const words = textIn(body['content'], locale)
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!words) return undefined;
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
}

/** What a text says in a language, or in English. */
export function textIn(value: unknown, locale: string): string | undefined {
  const text = isRecord(value) ? (value[locale] ?? value['en']) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
