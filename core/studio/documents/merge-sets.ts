import {
  keptDocument,
  type DocumentBody,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#instance-schema/document-kinds.ts';
import { leadingSide, mergeJson, orderField, type FieldOfThree } from './merge-json.ts';
import { joinOrders, movedOrders, ORDER } from './order.ts';
import { freeName, keyAnew } from './document-keys.ts';

export interface ThreeSets {
  base: DocumentSet;
  mine: DocumentSet;
  theirs: DocumentSet;
}

/** A field of one document; an empty pointer stands for all of it. */
export interface FieldOfDocuments extends FieldOfThree {
  kind: DocumentKind;
  key: string;
}

export type ChooseField = (field: FieldOfDocuments) => 'mine' | 'theirs';

export interface MergedSets {
  documents: DocumentSet;
  fields: FieldOfDocuments[];
}

/** Joins what two sides made of the same documents, each known by what it began as. */
export function mergeSets(three: ThreeSets, choose: ChooseField): MergedSets {
  const fields: FieldOfDocuments[] = [];
  const documents: KeptDocument[] = [];
  for (const kind of DOCUMENT_KINDS) {
    const merged = mergeKind(kind, three, choose);
    fields.push(...merged.fields);
    documents.push(...merged.documents);
  }
  return { documents: keyAnew(documents), fields };
}

/** What differs between two sets, field by field. */
export function differenceOfSets(before: DocumentSet, after: DocumentSet): FieldOfDocuments[] {
  return mergeSets({ base: before, mine: after, theirs: before }, () => 'mine').fields;
}

type Side = ReadonlyMap<string, KeptDocument>;

function mergeKind(kind: DocumentKind, sets: ThreeSets, choose: ChooseField): MergedSets {
  const sideOf = (set: DocumentSet): Side =>
    new Map(set.flatMap((one) => (one.kind === kind ? [[one.origin, one] as const] : [])));
  const sides = { base: sideOf(sets.base), mine: sideOf(sets.mine), theirs: sideOf(sets.theirs) };
  const orders = {
    base: [...sides.base.keys()],
    mine: [...sides.mine.keys()],
    theirs: [...sides.theirs.keys()],
  };
  const keys = uniqueKeys(sides, [...new Set([...orders.mine, ...orders.theirs, ...orders.base])]);
  const fields: FieldOfDocuments[] = [];
  const kept = new Map<string, KeptDocument>();
  for (const [origin, key] of keys) {
    const three = [sides.base, sides.mine, sides.theirs].map((side) => side.get(origin));
    const merged = mergeDocument({ kind, key, origin, three }, choose);
    fields.push(...merged.fields);
    if (merged.document) kept.set(origin, merged.document);
  }
  const moved = movedOrders(orders);
  const order = moved && orderField(moved, '');
  const named = order && nameOrder(kind, order, keys);
  if (named) fields.push(named);
  const leading = leadingSide(named && order, () => (named ? choose(named) : 'mine'));
  const [first, second] =
    leading === 'mine' ? [orders.mine, orders.theirs] : [orders.theirs, orders.mine];
  const joined = joinOrders(first, second, new Set(kept.keys()));
  return { documents: joined.flatMap((origin) => kept.get(origin) ?? []), fields };
}

/** As people see documents, each by its key. */
function nameOrder(
  kind: DocumentKind,
  order: FieldOfThree,
  keys: ReadonlyMap<string, string>,
): FieldOfDocuments {
  const named = (origins: unknown): unknown =>
    Array.isArray(origins) ? origins.map((origin: string) => keys.get(origin)) : origins;
  return {
    ...{ kind, key: ORDER, pointer: '', isConflict: order.isConflict },
    base: named(order.base),
    mine: named(order.mine),
    theirs: named(order.theirs),
  };
}

/** Two sides may have given the same key to different documents. */
function uniqueKeys(sides: Record<keyof ThreeSets, Side>, origins: readonly string[]) {
  const taken = new Set<string>();
  return new Map(
    origins.map((origin) => {
      const { mine, theirs, base } = sides;
      const known = mine.get(origin) ?? theirs.get(origin) ?? base.get(origin);
      const key = freeName(known?.key ?? origin, taken);
      taken.add(key);
      return [origin, key];
    }),
  );
}

interface OneDocument {
  kind: DocumentKind;
  key: string;
  origin: string;
  three: (KeptDocument | undefined)[];
}

function mergeDocument({ kind, key, origin, three }: OneDocument, choose: ChooseField) {
  const [base, mine, theirs] = three;
  if (mine?.hash === theirs?.hash && base?.hash === mine?.hash) {
    return { document: mine, fields: [] };
  }
  const bodies = { base: base?.body, mine: mine?.body, theirs: theirs?.body };
  const named = (field: FieldOfThree): FieldOfDocuments => ({ ...field, kind, key });
  const { value, fields } = mergeJson(bodies, (field) => choose(named(field)));
  // Three objects make an object, and one that is absent leaves one of the others.
  const body = value as DocumentBody | undefined;
  const document = body && keptDocument({ kind, origin, key: (mine ?? theirs)?.key ?? key }, body);
  return { document, fields: fields.map(named) };
}
