import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import type { StudioDocument } from '#app/areas/studio/report/places.ts';
import { documentTitle } from './document-title.server.ts';
import { editorOf, isOrder, labelsOf } from './places-in-words.server.ts';
import { partsOf, type ShownValue } from './shown-value.ts';
import { valueInWords } from './value-in-words.server.ts';

/** A field that differs, in words. */
export interface ShownField {
  pointer: string;
  labels: string[];
  before: ShownValue;
  after: ShownValue;
  /** Where it is edited; absent where it no longer is, or where no page does. */
  url: string | undefined;
}

/** A document that differs. */
export interface ShownDocument {
  kind: DocumentKind;
  key: string;
  name: string;
  did: 'added' | 'removed' | 'changed' | 'moved';
  fields: ShownField[];
}

interface DifferenceInput {
  differences: readonly FieldDifference[];
  before: readonly StudioDocument[];
  after: readonly StudioDocument[];
  locale: string;
  /** What is on the side of `after` can be edited. */
  isEditable?: boolean;
}

/** A difference document by document, as people read it. */
export function differenceInWords(input: DifferenceInput): ShownDocument[] {
  const documents = new Map<string, ShownDocument>();
  for (const difference of input.differences) {
    const { kind, key } = difference;
    const id = `${kind} ${key}`;
    const found = documents.get(id) ?? documentOf(difference, input);
    if (!isMoveOf(difference)) found.fields.push(...fieldsOf(difference, input));
    documents.set(id, found);
  }
  return [...documents.values()];
}

/** The documents of a kind stand in another order: there is nothing to be said of a field. */
const isMoveOf = (difference: FieldDifference) => isOrder(difference) && difference.pointer === '';

function documentOf(difference: FieldDifference, input: DifferenceInput): ShownDocument {
  const { kind, key, pointer } = difference;
  const named = { kind, key, fields: [] };
  if (isMoveOf(difference)) return { ...named, name: '', did: 'moved' };
  const body = bodyOf(input.after, difference) ?? bodyOf(input.before, difference);
  const name = documentTitle(
    { kind, key, body: body ?? difference.after ?? difference.before },
    input.locale,
  );
  const isWhole = pointer === '';
  if (isWhole && difference.before === undefined) return { ...named, name, did: 'added' };
  if (isWhole && difference.after === undefined) return { ...named, name, did: 'removed' };
  return { ...named, name, did: 'changed' };
}

function bodyOf(documents: readonly StudioDocument[], { kind, key }: FieldDifference) {
  return documents.find((one) => one.kind === kind && one.key === key)?.body;
}

/** What came or went as a whole is told value by value. */
function fieldsOf(difference: FieldDifference, input: DifferenceInput): ShownField[] {
  const { kind, key, pointer } = difference;
  const before = new Map(valuesOf(difference.before, pointer));
  const after = new Map(valuesOf(difference.after, pointer));
  const isSame = (place: string) =>
    JSON.stringify(before.get(place)) === JSON.stringify(after.get(place));
  const places = [...new Set([...after.keys(), ...before.keys()])]
    .filter(isTold)
    .filter((place) => !isSame(place));
  return places.map((place): ShownField => {
    const body = bodyOf(after.has(place) ? input.after : input.before, difference);
    const isThere = after.has(place) && input.isEditable === true;
    const words = { kind, pointer: place, locale: input.locale };
    return {
      pointer: place,
      labels: labelsOf({ kind, key, pointer: place, body }, input.locale),
      before: valueInWords(before.get(place), { ...words, body: bodyOf(input.before, difference) }),
      after: valueInWords(after.get(place), { ...words, body: bodyOf(input.after, difference) }),
      url: isThere
        ? editorOf({ kind, key, pointer: isOrder({ key, pointer: place }) ? '' : place })
        : undefined,
    };
  });
}

const valuesOf = (value: unknown, pointer: string): [string, unknown][] =>
  value === undefined ? [] : partsOf(value, pointer).map((part) => [part.pointer, part.value]);

/** The version of its schema says nothing to who edits a document. */
const isTold = (pointer: string) => pointerKeys(pointer)[0] !== 'schemaVersion';
