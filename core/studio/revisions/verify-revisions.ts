import type { Deps } from '#core/deps.ts';
import { listPublic } from '#core/tenancy/instances/publish-documents.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { hashOf } from '#core/tenancy/revisions/content-hash.ts';
import { readEntries } from '#core/tenancy/revisions/contents.ts';
import { verifyChain } from '#core/tenancy/revisions/verify-chain.ts';

export interface VerifiedRevisions {
  revisions: number;
  documents: number;
  faults: string[];
}

/** Works out the chain of an instance anew, and whether what pages read is its last revision. */
export async function verifyRevisions(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedRevisions> {
  const { published, faults, ...counts } = await verifyChain(deps, instanceId);
  if (!published) return { ...counts, faults: [...faults, 'nothing was ever published'] };
  const differing = await deps.db.read(instanceId, async (trx) => {
    const [live, trees] = await Promise.all([
      listPublic(trx, instanceId),
      readEntries(trx, instanceId, [published.tree]),
    ]);
    const kept = (trees.get(published.tree) ?? []).map(
      ({ kind, key, hash }) => `${kind} ${key} ${hash}`,
    );
    const shown = live.map(
      ({ kind, key, body }) => `${kind} ${key} ${hashOf(canonicalJson(body))}`,
    );
    return difference(kept, shown);
  });
  const told = differing.map(
    (name) => `${name} is public, or should be, and is not the revision's`,
  );
  return { ...counts, faults: [...faults, ...told] };
}

/** What only one of them has, without the hash. */
function difference(one: readonly string[], other: readonly string[]): string[] {
  const [a, b] = [new Set(one), new Set(other)];
  const lone = [...one.filter((name) => !b.has(name)), ...other.filter((name) => !a.has(name))];
  return [...new Set(lone.map((name) => name.slice(0, name.lastIndexOf(' '))))];
}
