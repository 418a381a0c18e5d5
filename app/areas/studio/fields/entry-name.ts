import type { FieldNode } from '#instance-schema/field-node.ts';
import { isObject, type Values } from '../form/documents.ts';
import { isLocalized, plainText } from '../form/shown-parts.ts';

const TELLING: readonly FieldNode['control'][] = ['text', 'link', 'select', 'words', 'countries'];
const LONGEST = 70;

/** What an entry is called in its list: the first thing that it says of itself. */
export function entryName(
  fields: readonly FieldNode[],
  values: Values,
  language: string,
): string | undefined {
  for (const field of fields) {
    const value = values[field.name];
    const text =
      isObject(value) && field.control === 'object'
        ? entryName(field.fields, value, language)
        : textOf(field, value, language);
    if (text) return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }
  return undefined;
}

function textOf(field: FieldNode, value: unknown, language: string): string | undefined {
  if (value === undefined || field.name === 'type') return undefined;
  if (isLeafLocalized(field) && isObject(value)) {
    return plainText(value[language] ?? value['en']) || undefined;
  }
  if (Array.isArray(value)) return value.slice(0, 6).map(plainText).join(', ') || undefined;
  return TELLING.includes(field.control) || isLeafLocalized(field) ? plainText(value) : undefined;
}

const isLeafLocalized = ({ control }: FieldNode) =>
  control !== 'list' && control !== 'object' && control !== 'picture' && isLocalized(control);
