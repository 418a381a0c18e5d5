import { AppError, type PlainCode } from '#core/errors.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import {
  keptDocument,
  type DocumentBody,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import { findDocument, newDocument } from './document-keys.ts';
import { isObject } from './json-value.ts';
import { setField } from './set-field.ts';
import { isFieldName, isKeepable } from './storable-body.ts';

/** Of all kinds together. */
export const MOST_DOCUMENTS = 1_000;

/** Of one document, as JSON. */
const MOST_CHARACTERS = 1_000_000;

export interface Changed {
  documents: DocumentSet;
  /** The document of each change, known by what it began as; as it was, where it is removed. */
  touched: KeptDocument[];
}

/**
 * The documents after the changes of a form, one after the other; each names what it concerns by the
 * key that the form has seen. New documents are told from `others` as well.
 */
export function applyChanges(
  seen: DocumentSet,
  changes: readonly DraftChange[],
  others: DocumentSet,
): Changed {
  let documents = seen;
  const touched = changes.map((change, at) => {
    const step = { change, at, seen, others };
    const next = applyOne(documents, step);
    documents = next.documents;
    return next.touched;
  });
  if (documents.length > MOST_DOCUMENTS) {
    const params = { count: MOST_DOCUMENTS };
    throw new AppError('validation_failed', {
      fields: { changes: [{ code: 'too_many', params }] },
    });
  }
  return { documents, touched };
}

interface Step {
  change: DraftChange;
  at: number;
  seen: DocumentSet;
  others: DocumentSet;
}

interface Next {
  documents: DocumentSet;
  touched: KeptDocument;
}

function applyOne(documents: DocumentSet, step: Step): Next {
  const { change } = step;
  const isNew = change.do === 'put' && change.kind !== 'settings' && change.key === undefined;
  if (isNew) return add(documents, { ...step, change });
  const key = change.kind === 'settings' ? 'settings' : (change.key ?? '');
  const known = present(documents, step, key);
  switch (change.do) {
    case 'put':
      return replace(documents, known, {
        ...{ ...step, position: change.position },
        body: withNumber(change.body, known),
      });
    case 'set':
      return replace(documents, known, { ...step, body: withFields(known.body, change, step.at) });
    case 'move':
      return replace(documents, known, { ...step, body: known.body, position: change.position });
    case 'remove':
      if (change.kind === 'settings') refuse(`changes.${step.at}.kind`, 'required');
      return { documents: documents.filter((one) => one !== known), touched: known };
  }
}

/** Found by the key that it had when the form was made, also where an earlier change renamed it. */
function present(documents: DocumentSet, { change, seen }: Step, key: string): KeptDocument {
  const { kind } = change;
  const before = findDocument(seen, { kind, key });
  const now = before
    ? documents.find((one) => one.kind === kind && one.origin === before.origin)
    : findDocument(documents, { kind, key });
  if (!now) throw new AppError('not_found');
  return now;
}

function add(
  documents: DocumentSet,
  { change, at, others }: Step & { change: DraftChange & { do: 'put' } },
): Next {
  const { kind, position } = change;
  const body = keepable(change.body, at);
  const again = others.find((other) => isAddedTwice(other, { kind, body, documents }));
  const added = again ?? newDocument({ kind, body }, [...documents, ...others]);
  return { documents: placed([...documents, added], added, position), touched: added };
}

/** A form whose answer was lost is sent again: what it added is there already, word for word. */
function isAddedTwice(
  other: KeptDocument,
  { kind, body, documents }: { kind: string; body: DocumentBody; documents: DocumentSet },
): boolean {
  const isKnown = documents.some((one) => one.kind === kind && one.origin === other.origin);
  return other.kind === kind && !isKnown && other.hash === keptDocument(other, body).hash;
}

/** A form says nothing of the number that a document has for ever. */
function withNumber(body: DocumentBody, known: KeptDocument): DocumentBody {
  const { id } = known.body;
  return id === undefined || body['id'] !== undefined ? body : { ...body, id };
}

interface Replacing extends Step {
  body: DocumentBody;
  position?: number | undefined;
}

function replace(documents: DocumentSet, known: KeptDocument, given: Replacing): Next {
  const { body, position, at } = given;
  const changed = body === known.body ? known : keptDocument(known, keepable(body, at));
  const replaced = documents.map((one) => (one === known ? changed : one));
  return { documents: placed(replaced, changed, position), touched: changed };
}

/** At a place among its kind; behind all of it where that is farther. */
function placed(
  documents: DocumentSet,
  moved: KeptDocument,
  position: number | undefined,
): DocumentSet {
  if (position === undefined) return documents;
  const others = documents.filter((one) => one !== moved);
  const next = others.filter(({ kind }) => kind === moved.kind)[position];
  const at = next === undefined ? others.length : others.indexOf(next);
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

function withFields(
  body: DocumentBody,
  { fields }: DraftChange & { do: 'set' },
  at: number,
): DocumentBody {
  let root: unknown = body;
  fields.forEach(({ pointer, value }, index) => {
    const field = `changes.${at}.fields.${index}`;
    if (!pointerKeys(pointer).every(isFieldName)) refuse(`${field}.pointer`, 'invalid_format');
    if (value !== undefined && !isKeepable(value)) refuse(`${field}.value`, 'invalid_format');
    const changed = setField(root, pointer, value);
    if (!changed) refuse(`${field}.pointer`, 'invalid_format');
    root = changed.value;
  });
  if (!isObject(root)) refuse(`changes.${at}.fields`, 'invalid_type');
  return root;
}

function keepable(body: DocumentBody, at: number): DocumentBody {
  if (!isKeepable(body)) refuse(`changes.${at}.body`, 'invalid_format');
  if (canonicalJson(body).length > MOST_CHARACTERS) {
    const params = { count: MOST_CHARACTERS };
    throw new AppError('validation_failed', {
      fields: { [`changes.${at}.body`]: [{ code: 'too_long', params }] },
    });
  }
  return body;
}

function refuse(field: string, code: PlainCode): never {
  throw new AppError('validation_failed', { fields: { [field]: [{ code }] } });
}
