import { textsOf } from '#app/lib/i18n/i18n.server.ts';

// A namespace of the forms, which the panel has as soon as it has them.
const FIELD_TEXTS = 'studio-fields' as never;

/** A text of the forms by a key that is made out of the schemas; undefined where there is none. */
export function fieldText(locale: string, key: string): string | undefined {
  // Its keys are those of the generated list, which no type knows.
  const read = textsOf(locale).getFixedT(locale, FIELD_TEXTS) as unknown as (key: string) => string;
  const text = read(key);
  return text === key ? undefined : text;
}
