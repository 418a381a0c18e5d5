import type { Translator } from '#app/lib/texts/translator.ts';
import type reference from '#locales/en/reference.json';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

export const referenceTexts = (locale: string): Translator<'reference'> =>
  textsOf(locale).getFixedT(locale, 'reference');

type FieldName = keyof (typeof reference)['field'];
export type OperationId = keyof (typeof reference)['op'];
type V2FieldName = keyof (typeof reference)['v2field'];

const FLOAT = /_float$/;

/** What a field of an operation means. */
export function fieldText(t: Translator<'reference'>, name: string): string {
  if (FLOAT.test(name)) return t('floatField');
  // A test holds that every field of the description has its text.
  return t(`field.${name as FieldName}`);
}

/** What a field of the contract of the trade means. */
export function v2FieldText(t: Translator<'reference'>, name: string): string {
  // A test holds that every field of the contract has its text.
  return t(`v2field.${name as V2FieldName}`);
}
