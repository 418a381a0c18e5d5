import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { hashOf } from './content-hash.ts';
import { pageOfBodies, pageOfTrees } from './content.store.ts';
import { entriesOf } from './document-set.ts';
import { hashOfRevision, type Revision } from './revision.ts';
import { findPublished, pageOfRevisions } from './revision.store.ts';

const AT_ONCE = 200;

export interface VerifiedChain {
  revisions: number;
  documents: number;
  /** The revision that is public, where there is one. */
  published: Revision | undefined;
  faults: string[];
}

/** Works out every hash anew, of contents as of revisions: one changed line is found. */
export async function verifyChain(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedChain> {
  const read = <T>(work: (trx: Trx) => Promise<T>) => db.read(instanceId, work);
  const faults: string[] = [];
  const bodies = await verifyBodies(read, instanceId, faults);
  const trees = await verifyTrees(read, { instanceId, bodies, faults });
  const last = await verifyRevisions(read, { instanceId, trees, faults });
  const published = await read((trx) => findPublished(trx, instanceId));
  if (published?.revision !== last?.revision) {
    faults.push(`revision ${published?.revision ?? 'none'} is public, not the last`);
  }
  const revisions = Number(last?.revision ?? 0n);
  return { revisions, documents: bodies.size, published, faults };
}

type Read = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

async function verifyBodies(read: Read, instanceId: number, faults: string[]) {
  const known = new Set<string>();
  for (let after = ''; ;) {
    const rows = await read((trx) => pageOfBodies(trx, { instanceId, after, most: AT_ONCE }));
    for (const { hash, text } of rows) {
      known.add(hash);
      if (hashOf(text) !== hash) faults.push(`document ${hash} is not what its hash says`);
    }
    if (rows.length < AT_ONCE) return known;
    after = rows.at(-1)?.hash ?? '';
  }
}

interface Verifying {
  instanceId: number;
  faults: string[];
}

async function verifyTrees(
  read: Read,
  { instanceId, bodies, faults }: Verifying & { bodies: ReadonlySet<string> },
) {
  const known = new Set<string>();
  for (let after = ''; ;) {
    const rows = await read((trx) => pageOfTrees(trx, { instanceId, after, most: AT_ONCE }));
    for (const { hash, text } of rows) {
      known.add(hash);
      if (hashOf(text) !== hash) {
        faults.push(`tree ${hash} is not what its hash says`);
        continue;
      }
      const missing = entriesOf(text).filter((entry) => !bodies.has(entry.hash));
      for (const { kind, key } of missing) faults.push(`tree ${hash} lacks its ${kind} ${key}`);
    }
    if (rows.length < AT_ONCE) return known;
    after = rows.at(-1)?.hash ?? '';
  }
}

async function verifyRevisions(
  read: Read,
  { instanceId, trees, faults }: Verifying & { trees: ReadonlySet<string> },
): Promise<Revision | undefined> {
  let last: Revision | undefined;
  for (;;) {
    const after: bigint = last?.revision ?? 0n;
    const page = await read((trx) => pageOfRevisions(trx, { instanceId, after, most: AT_ONCE }));
    for (const revision of page) {
      faults.push(...faultsOf(revision, { instanceId, trees, previous: last }));
      last = revision;
    }
    if (page.length < AT_ONCE) return last;
  }
}

interface Beside {
  instanceId: number;
  trees: ReadonlySet<string>;
  previous: Revision | undefined;
}

function faultsOf(revision: Revision, { instanceId, trees, previous }: Beside): string[] {
  const name = `revision ${revision.revision}`;
  const isNext = revision.revision === (previous?.revision ?? 0n) + 1n;
  const isLinked = revision.previousHash === (previous?.hash ?? '');
  const isWhole = hashOfRevision({ ...revision, instanceId }) === revision.hash;
  return [
    ...(isNext ? [] : [`${name} does not follow on the one before`]),
    ...(isLinked ? [] : [`${name} names another one before it`]),
    ...(isWhole ? [] : [`${name} is not what its hash says`]),
    ...(trees.has(revision.tree) ? [] : [`${name} has lost its documents`]),
  ];
}
