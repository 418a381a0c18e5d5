import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { LeafField } from '#instance-schema/field-node.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { isLanguage, LANGUAGE_NAMES } from '#locales/languages.ts';
import { formatPercent } from '#locales/numbers.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { instantIn } from '#app/lib/periods/moments.ts';
import { isLeafField } from '#app/areas/studio/form/field-kinds.ts';
import { nearestField } from '#app/areas/studio/form/nearest-field.ts';
import { fieldText } from './field-text.server.ts';
import { shownValue, type ShownValue } from './shown-value.ts';

interface Asked {
  kind: DocumentKind;
  pointer: string;
  /** Of the document, to tell what an entry of a list is. */
  body: unknown;
  locale: string;
}

/** As exact as anybody writes a share. */
const MOST_DECIMALS = 8;

/** A value as its form says it: a choice by its text, a share in percent, a moment by a clock. */
export function valueInWords(value: unknown, { kind, pointer, body, locale }: Asked): ShownValue {
  const found = nearestField(FIELDS[kind], pointer, body);
  if (found?.pointer !== pointer || !isLeafField(found.field)) return shownValue(value);
  const instant = found.field.control === 'moment' ? instantIn(value) : undefined;
  if (instant !== undefined) return { look: 'moment', text: new Date(instant).toISOString() };
  return shownValue(inWords(value, found.field, locale));
}

function inWords(value: unknown, field: LeafField, locale: string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => inWords(entry, field, locale));
  if (field.control === 'percent' && typeof value === 'number') {
    return formatPercent(value, numberStyle(locale), MOST_DECIMALS);
  }
  if (typeof value !== 'string') return value;
  if (field.control === 'languages' && isLanguage(value)) return LANGUAGE_NAMES[value];
  if (field.optionText === undefined) return value;
  return fieldText(locale, `option.${field.optionText}.${value}`) ?? value;
}
