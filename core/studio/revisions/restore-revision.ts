import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { lockState, requireRev } from '#core/studio/drafts/draft-state.ts';
import { ownerOf } from '#core/studio/drafts/get-draft.ts';
import { showDraft } from '#core/studio/drafts/show-draft.ts';
import { takeStep } from '#core/studio/drafts/take-step.ts';
import { touchedBetween } from '#core/studio/drafts/touched-between.ts';
import { keyAnew } from '#core/studio/documents/document-keys.ts';
import { inCurrentVersion } from '#core/tenancy/instances/read-documents.ts';
import { readSets } from '#core/tenancy/revisions/contents.ts';
import {
  keptDocument,
  type DocumentBody,
  type DocumentSet,
} from '#core/tenancy/revisions/document-set.ts';
import { getRevision } from '#core/tenancy/revisions/read-revisions.ts';

/**
 * Makes the draft what a revision was, compared with what is public now: publishing it takes back
 * all that came since, which the difference shows. Publishes nothing.
 */
export function restoreRevision(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { number, seen }: { number: bigint; seen: number | undefined },
): Promise<Draft> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const now = clock.now();
    const revision = await getRevision(trx, { instanceId, revision: number });
    const state = await lockState(trx, ownerOf(caller), now);
    requireRev(state, seen);
    const sets = await readSets(trx, instanceId, { then: revision.tree, mine: state.tree });
    const documents = upToDate(sets.then);
    const next = await takeStep(trx, state, {
      documents,
      known: [...sets.then, ...sets.mine],
      base: state.published,
      did: 'restored',
      touched: touchedBetween(sets.mine, documents),
      now,
    });
    return showDraft(trx, next);
  });
}

/** An old revision may be written in earlier versions of the schemas. */
export function upToDate(documents: DocumentSet): DocumentSet {
  const current = documents.map((document) => {
    const body = inCurrentVersion(document.kind, document.body);
    // A migration makes one object of another.
    return body === document.body ? document : keptDocument(document, body as DocumentBody);
  });
  return keyAnew(current);
}
