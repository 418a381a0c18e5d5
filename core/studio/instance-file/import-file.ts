import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { AssetOwner } from '#core/platform/assets/store-asset.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { MOST_DOCUMENTS } from '#core/studio/documents/apply-changes.ts';
import { problemsOf } from '#core/studio/documents/document-problems.ts';
import { differenceOfSets } from '#core/studio/documents/merge-sets.ts';
import { touchedBetween } from '#core/studio/drafts/touched-between.ts';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { lockState, readState, requireRev } from '#core/studio/drafts/draft-state.ts';
import { ownerOf } from '#core/studio/drafts/get-draft.ts';
import { showDraft } from '#core/studio/drafts/show-draft.ts';
import { takeStep } from '#core/studio/drafts/take-step.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { findSet, keepSet, readSet } from '#core/tenancy/revisions/contents.ts';
import { identityOf } from '#core/tenancy/revisions/document-set.ts';
import { setOfFile } from './file-of-set.ts';
import type { importPreviewAnswer, InstanceFile } from './instance-file.contract.ts';
import { showDifference } from './show-difference.ts';
import { checkPictures, keepPictures } from './take-pictures.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Preview = z.output<typeof importPreviewAnswer>['data'];

/**
 * Reads a file, valid or not, and keeps what it says beside the draft, which stays as it is: whoever
 * has seen the difference takes it over by name.
 */
export async function previewInstanceFile(
  deps: Ports,
  caller: CustomerCaller,
  { owner, file: given }: { owner: AssetOwner; file: InstanceFile },
): Promise<Preview> {
  const { file, fresh } = await checkPictures(deps, owner, given);
  await keepPictures(deps, owner, fresh);
  return deps.db.inInstance(owner.id, async (trx) => {
    const state = await readState(trx, ownerOf(caller));
    const mine = await readSet(trx, owner.id, state.tree);
    const documents = upToDate(setOfFile(file, mine));
    if (documents.length > MOST_DOCUMENTS) {
      const params = { count: MOST_DOCUMENTS };
      throw new AppError('validation_failed', { fields: { body: [{ code: 'too_many', params }] } });
    }
    const problems = problemsOf(documents);
    return {
      import: await keepSet(trx, owner.id, { documents, known: mine }),
      rev: Number(state.rev),
      changes: differenceOfSets(mine, documents).map(showDifference),
      problems: documents.flatMap((document) =>
        (problems.get(identityOf(document)) ?? []).map((problem) => ({
          ...{ kind: document.kind, key: document.key },
          ...problem,
        })),
      ),
    };
  });
}

/** Makes the draft what was read, as a new step. Publishes nothing. */
export function takeInstanceFile(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { tree, seen }: { tree: string; seen: number | undefined },
): Promise<Draft> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const documents = await findSet(trx, instanceId, tree);
    if (!documents) throw new AppError('not_found');
    const state = await lockState(trx, ownerOf(caller), clock.now());
    requireRev(state, seen);
    const mine = await readSet(trx, instanceId, state.tree);
    const next = await takeStep(trx, state, {
      documents,
      known: documents,
      base: state.base,
      did: 'saved',
      touched: touchedBetween(mine, documents),
      now: clock.now(),
    });
    return showDraft(trx, next);
  });
}
