import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import {
  mergeSets,
  type FieldOfDocuments,
  type ThreeSets,
} from '#core/studio/documents/merge-sets.ts';
import { readSets } from '#core/tenancy/revisions/contents.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import type { Draft, draftDifferenceAnswer, mergeDraftBody } from './draft.contract.ts';
import { lockState, readState, requireRev, type DraftState } from './draft-state.ts';
import { ownerOf } from './get-draft.ts';
import { showDraft } from './show-draft.ts';
import { takeStep } from './take-step.ts';
import { touchedBetween } from './touched-between.ts';

/** Field by field: what the draft began with, what it shows, and what is public now. */
export function getDraftDifference(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
): Promise<z.output<typeof draftDifferenceAnswer>> {
  return db.read(caller.instanceId, async (trx) => {
    const state = await readState(trx, ownerOf(caller));
    const { fields } = mergeSets(await readThree(trx, state), () => 'mine');
    return {
      data: fields.map(({ isConflict, kind, key, pointer, ...values }) => ({
        ...{ kind, key, pointer, ...values },
        is_conflict: isConflict,
      })),
      meta: {
        rev: Number(state.rev),
        base_revision: Number(state.base.revision),
        published_revision: Number(state.published.revision),
      },
    };
  });
}

/** Bases the draft on what is public now: a step like any other, which can be undone. */
export function mergeDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { rev, published_revision, choices }: z.output<typeof mergeDraftBody>,
): Promise<Draft> {
  return db.inInstance(caller.instanceId, async (trx) => {
    const now = clock.now();
    const state = await lockState(trx, ownerOf(caller), now);
    requireRev(state, rev);
    if (state.published.revision !== BigInt(published_revision)) throw new AppError('base_moved');
    const chosen = new Map(choices.map((choice) => [placeOf(choice), choice.take]));
    const three = await readThree(trx, state);
    const { documents, fields } = mergeSets(three, (field) => chosen.get(placeOf(field)) ?? 'mine');
    refuseOpen(fields.filter((field) => field.isConflict && !chosen.has(placeOf(field))));
    const next = await takeStep(trx, state, {
      documents,
      known: [...three.mine, ...three.theirs],
      base: state.published,
      did: 'merged',
      touched: touchedBetween(three.mine, documents),
      now,
    });
    return showDraft(trx, next);
  });
}

const placeOf = ({ kind, key, pointer }: Pick<FieldOfDocuments, 'kind' | 'key' | 'pointer'>) =>
  JSON.stringify([kind, key, pointer]);

function refuseOpen(open: readonly FieldOfDocuments[]): void {
  if (open.length === 0) return;
  const fields = open.map((field) => [
    [field.kind, field.key, ...pointerKeys(field.pointer)].join('.'),
    [{ code: 'changed_meanwhile' as const }],
  ]);
  throw new AppError('conflicts_open', { fields: Object.fromEntries(fields) });
}

async function readThree(
  trx: Trx,
  { owner, tree, base, published }: DraftState,
): Promise<ThreeSets> {
  const names = { base: base.tree, mine: tree, theirs: published.tree };
  return readSets(trx, owner.instanceId, names);
}
