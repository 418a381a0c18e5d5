import type { FieldNode, LeafField, ListField } from '#instance-schema/field-node.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isObject, type Values } from './documents.ts';
import { isListField, isObjectField } from './field-kinds.ts';
import { ENTRIES, partName } from './field-place.ts';
import { isUnseen } from './is-asked.ts';
import { readParts } from './read-parts.ts';
import { partsOf, type Parts } from './shown-parts.ts';

/** As much of a form as is needed here. */
export interface SentForm {
  getAll(name: string): unknown[];
}

interface Reading {
  form: SentForm;
  /** What the form was made from. */
  before: unknown;
  /** Where the fields stand. */
  pointer: string;
  /** Those of the document, which an entry of its own kind has as well. */
  root?: readonly FieldNode[];
}

/**
 * The values of an object as a form says them. What the form does not ask for stays as it was, and so
 * does what it asks for and nobody has changed.
 */
export function readFields(fields: readonly FieldNode[], reading: Reading): Values {
  const { form, before, pointer, root = fields } = reading;
  const values: Values = isObject(before) ? { ...before } : {};
  for (const field of fields) {
    const at = pointerTo(pointer, field.name);
    const own = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const value = readField(field, { form, before: own, pointer: at, root });
    if (value === undefined) delete values[field.name];
    else values[field.name] = value;
  }
  return values;
}

function readField(field: FieldNode, reading: Reading): unknown {
  if (isUnseen(field)) return reading.before;
  if (isListField(field)) return readList(field, reading);
  if (isObjectField(field)) return readObject(field, reading);
  const parts = partsIn(field, reading);
  return parts === undefined ? reading.before : readParts(field, parts, reading.before);
}

function readObject({ fields }: { fields: readonly FieldNode[] }, reading: Reading): unknown {
  const { before } = reading;
  const values = readFields(fields, reading);
  const isEmpty = Object.keys(values).length === 0;
  // What was no object is replaced only by what somebody wrote.
  if (isEmpty) return isObject(before) && Object.keys(before).length > 0 ? undefined : before;
  return values;
}

/** Entries come and go by buttons, so a form has those that it was made with. */
function readList(field: ListField, reading: Reading): unknown {
  const { form, pointer, root = [] } = reading;
  const before = drawnEntries(form, pointer) ?? reading.before;
  if (!Array.isArray(before)) return before;
  return before.map((entry: unknown, at) => {
    const own = { ...reading, before: entry, pointer: pointerTo(pointer, at) };
    const values = readFields(entryFields(field, entry, root), own);
    // What was no object is replaced only by what somebody wrote.
    return isObject(entry) || Object.keys(values).length > 0 ? values : entry;
  });
}

function drawnEntries(form: SentForm, pointer: string): unknown[] | undefined {
  const [text] = form.getAll(pointer + ENTRIES);
  if (typeof text !== 'string') return undefined;
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What an entry of a list asks for: by its kind where there are several, and what the document does
 * where it is one of its kind.
 */
export function entryFields(
  field: ListField,
  entry: unknown,
  root: readonly FieldNode[],
): readonly FieldNode[] {
  if (field.same) return root;
  if (!field.kinds) return field.fields ?? [];
  const type = isObject(entry) ? entry['type'] : undefined;
  return (typeof type === 'string' && Object.hasOwn(field.kinds, type) && field.kinds[type]) || [];
}

function partsIn(field: LeafField, { form, pointer }: Reading): Parts | undefined {
  const found: Record<string, string[]> = {};
  for (const part of partsOf(field)) {
    const texts = form.getAll(partName(pointer, part));
    const written = texts.filter((text) => typeof text === 'string');
    if (written.length > 0) found[part] = written;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
