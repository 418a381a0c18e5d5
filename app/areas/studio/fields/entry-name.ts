import type { FieldNode, LeafField } from '#instance-schema/field-node.ts';
import { isObject, type Values } from '../form/documents.ts';
import { isLocalized, plainText } from '../form/shown-parts.ts';

const TELLING: readonly FieldNode['control'][] = ['text', 'link', 'select', 'words', 'countries'];
const LONGEST = 70;
const MOST_PARTS = 6;

interface Naming {
  fields: readonly FieldNode[];
  language: string;
  /** What an option is called. */
  optionOf: (field: LeafField, option: string) => string;
}

/** What an entry is called in its list: the first thing that it says of itself. */
export function entryName(values: Values, naming: Naming): string | undefined {
  for (const field of naming.fields) {
    const value = values[field.name];
    const text =
      isObject(value) && field.control === 'object'
        ? entryName(value, { ...naming, fields: field.fields })
        : textOf(field, value, naming);
    if (text) return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }
  return undefined;
}

function textOf(field: FieldNode, value: unknown, naming: Naming): string | undefined {
  if (value === undefined || field.name === 'type') return undefined;
  if (isLeafLocalized(field) && isObject(value)) {
    return plainText(value[naming.language] ?? value['en']) || undefined;
  }
  if (Array.isArray(value)) {
    // What has fields of its own has no words for itself.
    const parts = value.filter((part) => !isObject(part)).slice(0, MOST_PARTS);
    return parts.map(plainText).join(', ') || undefined;
  }
  const text = plainText(value);
  if (field.control === 'select') return field.options ? naming.optionOf(field, text) : text;
  return TELLING.includes(field.control) || isLeafLocalized(field) ? text : undefined;
}

const isLeafLocalized = ({ control }: FieldNode) =>
  control !== 'list' && control !== 'object' && control !== 'picture' && isLocalized(control);
