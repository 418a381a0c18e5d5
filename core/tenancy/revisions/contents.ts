import { LRUCache } from 'lru-cache';
import type { Trx } from '#core/platform/db/database.ts';
import { invariant } from '#core/errors.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { hasTree, insertBodies, insertTree, readBodies, readTrees } from './content.store.ts';
import {
  entriesOf,
  treeOf,
  type DocumentBody,
  type DocumentSet,
  type TreeEntry,
} from './document-set.ts';

/** In characters of JSON; together about as much as three hundred instances. */
const MOST_KEPT = 32_000_000;

/** What a hash stands for is the same for ever and everywhere, so one memory does for all. */
const bodies = new LRUCache<string, { body: DocumentBody }>({ maxSize: MOST_KEPT });
const trees = new LRUCache<string, { entries: readonly TreeEntry[] }>({ maxSize: MOST_KEPT / 4 });

/** Keeps a set of documents and answers its name; what is in `known` is kept already. */
export async function keepSet(
  trx: Trx,
  instanceId: number,
  { documents, known = [] }: { documents: DocumentSet; known?: DocumentSet },
): Promise<string> {
  const there = new Set(known.map(({ hash }) => hash));
  const fresh = new Map(
    documents.filter(({ hash }) => !there.has(hash)).map(({ hash, body }) => [hash, body]),
  );
  await insertBodies(
    trx,
    instanceId,
    [...fresh].map(([hash, body]) => ({ hash, body: canonicalJson(body) })),
  );
  const tree = treeOf(documents);
  await insertTree(trx, instanceId, tree);
  return tree.hash;
}

/** Sets of documents by their names, in at most two exchanges with the database. */
export async function readSets<Name extends string>(
  trx: Trx,
  instanceId: number,
  names: Readonly<Record<Name, string>>,
): Promise<Record<Name, DocumentSet>> {
  const listed = await readEntries(trx, instanceId, Object.values<string>(names));
  const hashes = [...listed.values()].flatMap((entries) => entries.map(({ hash }) => hash));
  const found = await readKept(hashes, bodies, async (missing) =>
    (await readBodies(trx, instanceId, missing)).map(({ hash, body }) => ({
      hash,
      size: body.length,
      // Written as the canonical JSON of an object.
      value: { body: JSON.parse(body) as DocumentBody },
    })),
  );
  const setOf = (name: string): DocumentSet =>
    present(listed, name).map((entry) => ({ ...entry, ...present(found, entry.hash) }));
  const sets = Object.entries<string>(names).map(([name, hash]) => [name, setOf(hash)]);
  return Object.fromEntries(sets) as Record<Name, DocumentSet>; // By the same names.
}

export async function readSet(trx: Trx, instanceId: number, hash: string): Promise<DocumentSet> {
  const { set } = await readSets(trx, instanceId, { set: hash });
  return set;
}

/** The same for a name that may name nothing here. */
export async function findSet(
  trx: Trx,
  instanceId: number,
  hash: string,
): Promise<DocumentSet | undefined> {
  return (await hasTree(trx, instanceId, hash)) ? readSet(trx, instanceId, hash) : undefined;
}

/** Which documents are in each tree, without their bodies. */
export async function readEntries(
  trx: Trx,
  instanceId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly TreeEntry[]>> {
  const found = await readKept(hashes, trees, async (missing) =>
    (await readTrees(trx, instanceId, missing)).map(({ hash, entries }) => ({
      hash,
      size: entries.length,
      value: { entries: entriesOf(entries) },
    })),
  );
  return new Map([...found].map(([hash, { entries }]) => [hash, entries]));
}

interface Read<Value> {
  hash: string;
  size: number;
  value: Value;
}

async function readKept<Value extends object>(
  hashes: readonly string[],
  kept: LRUCache<string, Value>,
  read: (missing: string[]) => Promise<Read<Value>[]>,
): Promise<ReadonlyMap<string, Value>> {
  const found = new Map<string, Value>();
  const missing = new Set<string>();
  for (const hash of hashes) {
    const value = kept.get(hash);
    if (value) found.set(hash, value);
    else missing.add(hash);
  }
  if (missing.size === 0) return found;
  for (const { hash, size, value } of await read([...missing])) {
    kept.set(hash, value, { size: Math.max(1, size) });
    found.set(hash, value);
  }
  return found;
}

function present<Value>(found: ReadonlyMap<string, Value>, hash: string): Value {
  const value = found.get(hash);
  invariant(value !== undefined, 'what a tree names is kept before the tree is');
  return value;
}
