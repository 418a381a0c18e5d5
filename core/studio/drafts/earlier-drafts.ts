import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readEntries, readSets } from '#core/tenancy/revisions/contents.ts';
import { countChanged } from '#core/tenancy/revisions/record-revision.ts';
import { getRevision, treesOfRevisions } from '#core/tenancy/revisions/read-revisions.ts';
import type { Draft, earlierDraftsAnswer } from './draft.contract.ts';
import { lockState, readState, requireRev } from './draft-state.ts';
import { ownerOf } from './get-draft.ts';
import { showDraft } from './show-draft.ts';
import { endDraft, findDraftById, findStep, readEnded } from './studio-draft.store.ts';
import { takeStep } from './take-step.ts';
import { touchedBetween } from './touched-between.ts';

const MOST_LISTED = 100;

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Drafts of whoever calls that have ended, the latest first. */
export function listEarlierDrafts(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
): Promise<z.output<typeof earlierDraftsAnswer>> {
  const { instanceId } = caller;
  return db.read(instanceId, async (trx) => {
    const rows = await readEnded(trx, ownerOf(caller), MOST_LISTED);
    const bases = rows.map((row) => row.base_revision ?? row.first_base);
    const trees = await treesOfRevisions(trx, instanceId, bases);
    const heads = rows.flatMap(({ tree }) => tree ?? []);
    const entries = await readEntries(trx, instanceId, [...heads, ...trees.values()]);
    const data = rows.map((row, at) => {
      const base = bases[at] ?? 0n;
      const before = entries.get(trees.get(base) ?? '') ?? [];
      const after = row.tree === null ? before : (entries.get(row.tree) ?? []);
      return {
        id: Number(row.id),
        base_revision: Number(base),
        steps: Number(row.steps),
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        ended: row.ended,
        changes: countChanged(before, after),
      };
    });
    return { data };
  });
}

/** Ends the draft without publishing it. Its steps stay, and it can be reopened. */
export function discardDraft(
  { db, clock }: Ports,
  caller: CustomerCaller,
  seen: number,
): Promise<Draft> {
  const owner = ownerOf(caller);
  return db.inInstance(caller.instanceId, async (trx) => {
    const now = clock.now();
    const state = await lockState(trx, owner, now);
    requireRev(state, seen);
    await endDraft(trx, state.draft, { ended: 'discarded', now });
    return showDraft(trx, await readState(trx, owner));
  });
}

/** Makes the draft what one that has ended showed last, on the base that it had. */
export function reopenDraft(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { id, seen }: { id: bigint; seen: number | undefined },
): Promise<Draft> {
  const { instanceId } = caller;
  const owner = ownerOf(caller);
  return db.inInstance(instanceId, async (trx) => {
    const now = clock.now();
    const ended = await findDraftById(trx, owner, id);
    if (!ended?.ended) throw new AppError('not_found');
    const state = await lockState(trx, owner, now);
    requireRev(state, seen);
    const last = ended.head === null ? undefined : await findStep(trx, owner, ended.head);
    if (!last) return showDraft(trx, state);
    const sets = await readSets(trx, instanceId, { then: last.tree, mine: state.tree });
    const next = await takeStep(trx, state, {
      documents: sets.then,
      known: sets.then,
      base: await getRevision(trx, { instanceId, revision: last.base_revision }),
      did: 'reopened',
      touched: touchedBetween(sets.mine, sets.then),
      now,
    });
    return showDraft(trx, next);
  });
}
