import type { FieldNode } from '#instance-schema/field-node.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isObject, isSameValue, type Values } from './documents.ts';
import { entryFields } from './read-fields.ts';

/** A field that differs, as a draft is told of it; without a value it is taken out. */
export interface FieldChange {
  pointer: string;
  value?: unknown;
}

interface Compared {
  before: unknown;
  after: unknown;
  pointer: string;
  /** Lists whose entries came, went or moved: they are sent as they are. */
  whole?: ReadonlySet<string>;
  /** The fields of the document, which an entry of its own kind has as well. */
  root?: readonly FieldNode[];
}

/** What a form changes, each as deep as it can be named where its neighbours stay as they are. */
export function fieldChanges(fields: readonly FieldNode[], compared: Compared): FieldChange[] {
  const { pointer, root = fields } = compared;
  const before = valuesOf(compared.before);
  const after = valuesOf(compared.after);
  return fields.flatMap((field) => {
    const own = { before: before[field.name], after: after[field.name], root };
    return changesOf(field, { ...compared, ...own, pointer: pointerTo(pointer, field.name) });
  });
}

function changesOf(field: FieldNode, compared: Compared): FieldChange[] {
  const { before, after, pointer, whole, root = [] } = compared;
  if (isSameValue(before, after)) return [];
  if (field.control === 'object' || field.control === 'picture') {
    if (isObject(before) && isObject(after)) return fieldChanges(field.fields, compared);
  }
  const lists = !whole?.has(pointer) && field.control === 'list' && sameLong(before, after);
  if (lists) {
    return lists.before.flatMap((entry, at) => {
      const own = { before: entry, after: lists.after[at], pointer: pointerTo(pointer, at) };
      if (isSameValue(entry, own.after)) return [];
      return entryChanges(entryFields(field, own.after, root), { ...compared, ...own });
    });
  }
  return [after === undefined ? { pointer } : { pointer, value: after }];
}

function entryChanges(fields: readonly FieldNode[], compared: Compared): FieldChange[] {
  const { before, after, pointer } = compared;
  const areObjects = isObject(before) && isObject(after);
  return areObjects ? fieldChanges(fields, compared) : [{ pointer, value: after }];
}

const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});

function sameLong(before: unknown, after: unknown) {
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (!areLists || before.length !== after.length) return undefined;
  return { before: before as unknown[], after: after as unknown[] }; // Of whatever they are.
}
