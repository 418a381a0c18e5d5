import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readSets } from '#core/tenancy/revisions/contents.ts';
import { getRevision } from '#core/tenancy/revisions/read-revisions.ts';
import { documentKey, documentKind, type Draft, type draftStepsAnswer } from './draft.contract.ts';
import { lockState, readState, requireRev } from './draft-state.ts';
import { ownerOf } from './get-draft.ts';
import { showDraft } from './show-draft.ts';
import { findDraftById, findStep, readSteps } from './studio-draft.store.ts';
import { takeStep } from './take-step.ts';
import { touchedBetween } from './touched-between.ts';

const PER_PAGE = 200;

const named = z.array(z.object({ kind: documentKind, key: documentKey }));

interface Asked {
  /** One that has ended; without it, the one that is open. */
  draft?: string | undefined;
  cursor?: string | undefined;
}

/** Every step that was saved in a draft, also those that were undone. */
export function listDraftSteps(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { draft: id, cursor }: Asked,
): Promise<z.output<typeof draftStepsAnswer>> {
  const { instanceId } = caller;
  return db.read(instanceId, async (trx) => {
    const owner = ownerOf(caller);
    const state = await readState(trx, owner);
    const draft = id === undefined ? state.draft : await findDraftById(trx, owner, BigInt(id));
    if (!draft && id !== undefined) throw new AppError('not_found');
    if (!draft) return { data: [], meta: { next: null } };
    const before = cursor === undefined ? undefined : BigInt(cursor);
    const asked = { instanceId, draftId: draft.id, before, most: PER_PAGE + 1 };
    const rows = await readSteps(trx, asked);
    const page = rows.slice(0, PER_PAGE);
    const data = page.map(({ rev, after, at, did, documents }) => ({
      rev: Number(rev),
      after: after === null ? null : Number(after),
      at: at.toISOString(),
      did,
      documents: named.parse(JSON.parse(documents)),
      is_current: draft.ended === null && rev === draft.head,
    }));
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return { data, meta: { next: last ? String(last.rev) : null } };
  });
}

/** Makes the draft what it was at a step of any draft of theirs, as a new step. */
export function goToDraftStep(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { rev, seen }: { rev: bigint; seen: number | undefined },
): Promise<Draft> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const now = clock.now();
    const owner = ownerOf(caller);
    const step = await findStep(trx, owner, rev);
    if (!step) throw new AppError('not_found');
    const state = await lockState(trx, owner, now);
    requireRev(state, seen);
    const sets = await readSets(trx, instanceId, { then: step.tree, mine: state.tree });
    const next = await takeStep(trx, state, {
      documents: sets.then,
      known: sets.then,
      base: await getRevision(trx, { instanceId, revision: step.base_revision }),
      did: 'restored',
      touched: touchedBetween(sets.mine, sets.then),
      now,
    });
    return showDraft(trx, next);
  });
}
