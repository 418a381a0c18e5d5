import type { FieldNode, ListField } from '#instance-schema/field-node.ts';
import { pointerKeys, pointerTo, valueAt } from '#instance-schema/json-pointer.ts';
import { isObject, withValue, type Values } from './documents.ts';
import { entryFields } from './read-fields.ts';

/** What a button of a form does beside saving it. */
export const STEPS = ['add', 'remove', 'up', 'down', 'reset', 'put', 'join'] as const;
export type StepName = (typeof STEPS)[number];

export interface FormStep {
  name: StepName;
  /** A list to add to, an entry to move or remove, a field to reset. */
  pointer: string;
  /** Of an entry that can be of several kinds. */
  type?: string;
  /** What a button proposes for a field, such as a colour, or for some of what is in it. */
  value?: unknown;
}

export interface SteppedForm {
  after: unknown;
  /** The list that was changed, which is saved as a whole. */
  whole: string | undefined;
  /** Where somebody goes on. */
  focus: string;
}

/** How a button says its step: `up /linkRules/1`, `add /blocks hero`, `put /panelName "Nova"`. */
export function stepValue({ name, pointer, type, value }: FormStep): string {
  const last = proposes(name) ? JSON.stringify(value) : type;
  return [name, pointer, last].filter((part) => part !== undefined).join(' ');
}

const proposes = (name: StepName): boolean => name === 'put' || name === 'join';

const LONGEST_STEP = 10_000;

export function stepIn(text: unknown): FormStep | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_STEP) return undefined;
  const [, written, pointer = '', rest] = /^([a-z]+) (\/\S{1,300})(?: (.+))?$/.exec(text) ?? [];
  const name = STEPS.find((known) => known === written);
  if (!name) return undefined;
  if (rest === undefined) return { name, pointer };
  if (!proposes(name)) return { name, pointer, type: rest };
  try {
    return { name, pointer, value: JSON.parse(rest) as unknown }; // Its schema judges it.
  } catch {
    return undefined;
  }
}

/** The field at a place of a document; undefined where its schema has none. */
export function fieldAt(
  fields: readonly FieldNode[],
  pointer: string,
  root: unknown,
): FieldNode | undefined {
  let field: FieldNode | undefined;
  let within = fields;
  let at = '';
  for (const key of pointerKeys(pointer)) {
    at = pointerTo(at, key);
    if (field?.control === 'list') {
      if (!/^\d{1,4}$/.test(key)) return undefined;
      within = entryFields(field, valueAt(root, at), fields);
      field = undefined;
      continue;
    }
    field = within.find(({ name }) => name === key);
    if (!field) return undefined;
    within = 'fields' in field ? (field.fields ?? []) : [];
  }
  return field;
}

/** The document after a step; undefined where there is nothing that the step could be done to. */
export function takeStep(
  fields: readonly FieldNode[],
  root: unknown,
  step: FormStep,
): SteppedForm | undefined {
  const { name, pointer } = step;
  if (name === 'reset') {
    if (!fieldAt(fields, pointer, root)) return undefined;
    return { after: withoutValue(fields, root, pointer), whole: undefined, focus: pointer };
  }
  if (name === 'put') {
    if (!fieldAt(fields, pointer, root)) return undefined;
    return { after: withValue(root, pointer, step.value), whole: undefined, focus: pointer };
  }
  if (name === 'join') {
    if (!fieldAt(fields, pointer, root)) return undefined;
    const value = joined(valueAt(root, pointer), step.value);
    return { after: withValue(root, pointer, value), whole: undefined, focus: pointer };
  }
  if (name === 'add') return addEntry(fields, root, step);
  const keys = pointerKeys(pointer);
  const at = Number(keys.at(-1));
  const list = keys.slice(0, -1).reduce(pointerTo, '');
  const found = listAt(fields, list, root);
  if (!found) return moveValue(fields, root, { list, at, name });
  if (!Number.isInteger(at) || at < 0 || at >= found.entries.length) return undefined;
  const order = inOrder(found);
  const place = order.indexOf(at);
  if (name === 'remove') {
    const entries = found.entries.filter((_, index) => index !== at);
    const focus = entries.length === 0 ? list : pointerTo(list, Math.min(at, entries.length - 1));
    return { after: withValue(root, list, entries), whole: list, focus };
  }
  const target = name === 'up' ? place - 1 : place + 1;
  const other = order[target];
  if (other === undefined) return undefined;
  const moved = order.with(target, at).with(place, other);
  const entries = numbered(
    found,
    moved.map((index) => found.entries[index]),
  );
  return { after: withValue(root, list, entries), whole: list, focus: pointerTo(list, target) };
}

/** What is said of it takes the place of what was, null takes it out, and the rest stays. */
function joined(before: unknown, value: unknown): unknown {
  if (!isObject(value)) return value ?? undefined;
  const after = new Map(Object.entries(isObject(before) ? before : {}));
  for (const [name, part] of Object.entries(value)) {
    const next = joined(after.get(name), part);
    if (next === undefined) after.delete(name);
    else after.set(name, next);
  }
  return Object.fromEntries(after);
}

/** An object of which nothing is left goes as well; an entry of a list stays. */
function withoutValue(fields: readonly FieldNode[], root: unknown, pointer: string): unknown {
  const after = withValue(root, pointer, undefined);
  const above = parentOf(pointer);
  const field = above === '' ? undefined : fieldAt(fields, above, root);
  const isObjectField = field?.control === 'object' || field?.control === 'picture';
  const left = isObjectField ? valueAt(after, above) : undefined;
  const isEmpty = isObject(left) && Object.keys(left).length === 0;
  return isEmpty ? withoutValue(fields, after, above) : after;
}

/** One step in an order of values, such as that of the tools in the header. */
function moveValue(
  fields: readonly FieldNode[],
  root: unknown,
  { list, at, name }: { list: string; at: number; name: StepName },
): SteppedForm | undefined {
  const field = fieldAt(fields, list, root);
  if (field?.control !== 'sequence') return undefined;
  const written = valueAt(root, list) ?? field.default;
  const values: readonly unknown[] = Array.isArray(written) ? written : [];
  const target = name === 'up' ? at - 1 : at + 1;
  if (name === 'remove' || !(at in values) || !(target in values)) return undefined;
  const moved = values.with(target, values[at]).with(at, values[target]);
  return { after: withValue(root, list, moved), whole: list, focus: list };
}

interface FoundList {
  field: ListField;
  entries: readonly unknown[];
  /** Those of the document. */
  fields: readonly FieldNode[];
}

function listAt(fields: readonly FieldNode[], pointer: string, root: unknown) {
  const field = fieldAt(fields, pointer, root);
  if (field?.control !== 'list') return undefined;
  const value = valueAt(root, pointer);
  // Whatever the entries are.
  return { field, entries: Array.isArray(value) ? (value as unknown[]) : [], fields };
}

function addEntry(fields: readonly FieldNode[], root: unknown, step: FormStep) {
  const { pointer, type } = step;
  const found = listAt(fields, pointer, root);
  if (!found) return undefined;
  const { field, entries } = found;
  if (entries.length >= (field.maxItems ?? Infinity)) return undefined;
  if (field.kinds && (type === undefined || !Object.hasOwn(field.kinds, type))) return undefined;
  const entry = newEntry(found, type, valueAt(root, `${parentOf(pointer)}/id`));
  const after = numbered(found, [...inOrder(found).map((index) => entries[index]), entry]);
  const place = pointerTo(pointer, entries.length);
  return { after: withValue(root, pointer, after), whole: pointer, focus: place };
}

/** An entry to be filled in, with what tells it from its neighbours. */
function newEntry(found: FoundList, type: string | undefined, above: unknown): Values {
  const { field, entries, fields } = found;
  const entry: Values = type === undefined ? {} : { type };
  for (const { name, control, isRequired } of entryFields(field, entry, fields)) {
    if (name === 'id') entry[name] = freeId(entries, type ?? (field.same && above));
    if (control === 'object' && isRequired) entry[name] = {};
  }
  return entry;
}

/** A number, or one behind the name of what its neighbours have in common. */
function freeId(entries: readonly unknown[], prefix: unknown): number | string {
  const taken = new Set(entries.map((entry) => isObject(entry) && String(entry['id'])));
  const idOf = (number: number) => (prefix === undefined ? number : `${String(prefix)}-${number}`);
  let number = entries.length + 1;
  while (taken.has(String(idOf(number)))) number += 1;
  return idOf(number);
}

const parentOf = (pointer: string) => pointer.replace(/\/[^/]*$/, '');

const orderField = ({ field, fields }: FoundList) =>
  field.kinds
    ? undefined
    : entryFields(field, undefined, fields).find((one) => one.control === 'position');

/** The indices of the entries as they are shown: by their sorting where they have one. */
export function inOrder(found: FoundList): number[] {
  const order = orderField(found);
  const indices = found.entries.map((_, index) => index);
  if (!order) return indices;
  const place = (index: number): number => {
    const entry = found.entries[index];
    const value = isObject(entry) ? (entry[order.name] ?? order.default) : undefined;
    return typeof value === 'number' ? value : 0;
  };
  return indices.sort((a, b) => place(a) - place(b));
}

/** The entries with their sorting told anew where it would say another order. */
function numbered(found: FoundList, entries: readonly unknown[]): unknown[] {
  const order = orderField(found);
  if (!order) return [...entries];
  const isSaid = inOrder({ ...found, entries }).every((index, at) => index === at);
  if (isSaid && entries.length === found.entries.length) return [...entries];
  return entries.map((entry, at) =>
    isObject(entry) ? { ...entry, [order.name]: (at + 1) * 10 } : entry,
  );
}
