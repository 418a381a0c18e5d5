import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { StudioDraftsTable, StudioDraftStepsTable } from './studio-draft.tables.ts';

/** A member of the team: each has drafts of their own. */
export interface DraftOwner {
  instanceId: number;
  customerId: bigint;
}

export type DraftRow = Selectable<StudioDraftsTable>;
export type StepRow = Selectable<StudioDraftStepsTable>;

const draftsOf = (trx: Trx, { instanceId, customerId }: DraftOwner) =>
  trx
    .selectFrom('studio_drafts')
    .where('studio_drafts.instance_id', '=', instanceId)
    .where('studio_drafts.customer_id', '=', customerId);

const stepsOf = (trx: Trx, { instanceId, draftId }: { instanceId: number; draftId: bigint }) =>
  trx
    .selectFrom('studio_draft_steps')
    .where('instance_id', '=', instanceId)
    .where('draft_id', '=', draftId);

export function findOpenDraft(trx: Trx, owner: DraftOwner): Promise<DraftRow | undefined> {
  return draftsOf(trx, owner).selectAll().where('ended', 'is', null).executeTakeFirst();
}

/** Locks it until the end of the transaction; a new one where none is open. */
export function lockOrOpenDraft(trx: Trx, owner: DraftOwner, now: Date): Promise<DraftRow> {
  return trx
    .insertInto('studio_drafts')
    .values({
      instance_id: owner.instanceId,
      customer_id: owner.customerId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'customer_id'])
        .where('ended', 'is', null)
        .doUpdateSet({ updated_at: sql<Date>`studio_drafts.updated_at` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findDraftById(
  trx: Trx,
  owner: DraftOwner,
  id: bigint,
): Promise<DraftRow | undefined> {
  return draftsOf(trx, owner).selectAll().where('id', '=', id).executeTakeFirst();
}

/** A step of any draft of theirs. */
export function findStep(
  trx: Trx,
  { instanceId, customerId }: DraftOwner,
  rev: bigint,
): Promise<StepRow | undefined> {
  return trx
    .selectFrom('studio_draft_steps as steps')
    .selectAll('steps')
    .where('steps.instance_id', '=', instanceId)
    .where('steps.rev', '=', rev)
    .where((of) =>
      of.exists(
        of
          .selectFrom('studio_drafts as drafts')
          .where('drafts.instance_id', '=', instanceId)
          .whereRef('drafts.id', '=', 'steps.draft_id')
          .where('drafts.customer_id', '=', customerId),
      ),
    )
    .executeTakeFirst();
}

/** What comes after a step: the latest of those that were made from it. */
export async function findNext(
  trx: Trx,
  { instance_id: instanceId, id: draftId, head }: Pick<DraftRow, 'instance_id' | 'id' | 'head'>,
): Promise<bigint | undefined> {
  const row = await stepsOf(trx, { instanceId, draftId })
    .select('rev')
    .where('after', head === null ? 'is' : '=', head)
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rev;
}

export async function insertStep(
  trx: Trx,
  draft: DraftRow,
  step: Pick<StepRow, 'base_revision' | 'tree' | 'did' | 'documents' | 'at'>,
): Promise<StepRow> {
  const { instance_id, id: draft_id, head: after } = draft;
  const added = await trx
    .insertInto('studio_draft_steps')
    .values({ ...step, instance_id, draft_id, after })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveHead(trx, draft, { head: added.rev, now: step.at });
  return added;
}

export async function moveHead(
  trx: Trx,
  { instance_id, id }: Pick<DraftRow, 'instance_id' | 'id'>,
  { head, now }: { head: bigint | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('studio_drafts')
    .set({ head, updated_at: now })
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .execute();
}

export async function endDraft(
  trx: Trx,
  { instance_id, id }: Pick<DraftRow, 'instance_id' | 'id'>,
  { ended, now }: { ended: 'published' | 'discarded'; now: Date },
): Promise<void> {
  await trx
    .updateTable('studio_drafts')
    .set({ ended, ended_at: now })
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .execute();
}

export async function endDraftAt(
  trx: Trx,
  { instanceId, customerId }: DraftOwner,
  { head, now }: { head: bigint; now: Date },
): Promise<void> {
  await trx
    .updateTable('studio_drafts')
    .set({ ended: 'published', ended_at: now })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('ended', 'is', null)
    .where('head', '=', head)
    .execute();
}

/** With their steps: nobody else can reach them. */
export async function deleteDrafts(
  trx: Trx,
  { instanceId, customerId }: DraftOwner,
): Promise<void> {
  await trx
    .deleteFrom('studio_drafts')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** For the export of what is known of somebody. */
export function readDrafts(
  trx: Trx,
  owner: DraftOwner,
  { after, most }: { after: bigint; most: number },
) {
  return draftsOf(trx, owner)
    .select(['id', 'created_at', 'updated_at', 'ended', 'ended_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** All steps of a draft, the latest first. */
export function readSteps(
  trx: Trx,
  asked: { instanceId: number; draftId: bigint; before?: bigint | undefined; most: number },
): Promise<StepRow[]> {
  return stepsOf(trx, asked)
    .selectAll()
    .$if(asked.before !== undefined, (query) => query.where('rev', '<', asked.before ?? 0n))
    .orderBy('rev', 'desc')
    .limit(asked.most)
    .execute();
}

/** Drafts of everybody else that are open and show a step of their own, the latest first. */
export function readOthersOpen(trx: Trx, { instanceId, customerId }: DraftOwner, most: number) {
  return trx
    .selectFrom('studio_drafts')
    .innerJoin('studio_draft_steps as heads', (join) =>
      join
        .onRef('heads.instance_id', '=', 'studio_drafts.instance_id')
        .onRef('heads.rev', '=', 'studio_drafts.head'),
    )
    .select(['studio_drafts.customer_id', 'studio_drafts.updated_at'])
    .select(['heads.tree', 'heads.base_revision'])
    .where('studio_drafts.instance_id', '=', instanceId)
    .where('studio_drafts.customer_id', '<>', customerId)
    .where('studio_drafts.ended', 'is', null)
    .orderBy('studio_drafts.updated_at', 'desc')
    .orderBy('studio_drafts.id')
    .limit(most)
    .execute();
}

/** Drafts that have ended with at least one step, the latest first, each with the step it showed. */
export function readEnded(trx: Trx, owner: DraftOwner, most: number) {
  return draftsOf(trx, owner)
    .leftJoin('studio_draft_steps as heads', (join) =>
      join
        .onRef('heads.instance_id', '=', 'studio_drafts.instance_id')
        .onRef('heads.rev', '=', 'studio_drafts.head'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('studio_draft_steps as steps')
          .whereRef('steps.instance_id', '=', 'studio_drafts.instance_id')
          .whereRef('steps.draft_id', '=', 'studio_drafts.id')
          .select((each) => [
            each.fn.countAll<bigint>().as('steps'),
            each.fn.min('steps.base_revision').as('first_base'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(['studio_drafts.id', 'studio_drafts.created_at', 'studio_drafts.updated_at'])
    .select(['studio_drafts.ended', 'heads.tree', 'heads.base_revision'])
    .select(['counted.steps', 'counted.first_base'])
    .where('studio_drafts.ended', 'is not', null)
    .where('counted.steps', '>', 0n)
    .orderBy('studio_drafts.id', 'desc')
    .limit(most)
    .execute();
}
