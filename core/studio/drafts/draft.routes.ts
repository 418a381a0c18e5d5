import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getDraftDifference, mergeDraft } from './draft-difference.ts';
import { goToDraftStep, listDraftSteps } from './draft-steps.ts';
import * as operations from './draft.operations.ts';
import { discardDraft, listEarlierDrafts, reopenDraft } from './earlier-drafts.ts';
import { getDraft } from './get-draft.ts';
import { listDraftDocuments } from './list-draft-documents.ts';
import { saveDraft } from './save-draft.ts';
import { listOthersDrafts } from './others-drafts.ts';
import { redoDraft, undoDraft } from './undo-draft.ts';

export function studioDraftRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getDraft, async (caller) => ({ data: await getDraft(deps, caller) }));
  handle(api, operations.listDraftDocuments, (caller, { query }) =>
    listDraftDocuments(deps, caller, query),
  );
  handle(api, operations.saveDraft, (caller, { body }) => saveDraft(deps, caller, body));
  handle(api, operations.undoDraft, async (caller, { body }) => ({
    data: await undoDraft(deps, caller, body.rev),
  }));
  handle(api, operations.redoDraft, async (caller, { body }) => ({
    data: await redoDraft(deps, caller, body.rev),
  }));
  handle(api, operations.listDraftSteps, (caller, { query }) =>
    listDraftSteps(deps, caller, query),
  );
  handle(api, operations.goToDraftStep, async (caller, { params, body }) => ({
    data: await goToDraftStep(deps, caller, { rev: BigInt(params.rev), seen: body.rev }),
  }));
  handle(api, operations.discardDraft, async (caller, { body }) => ({
    data: await discardDraft(deps, caller, body.rev),
  }));
  handle(api, operations.listEarlierDrafts, (caller) => listEarlierDrafts(deps, caller));
  handle(api, operations.listOthersDrafts, (caller) => listOthersDrafts(deps, caller));
  handle(api, operations.reopenDraft, async (caller, { params, body }) => ({
    data: await reopenDraft(deps, caller, { id: BigInt(params.draftId), seen: body.rev }),
  }));
  handle(api, operations.getDraftDifference, (caller) => getDraftDifference(deps, caller));
  handle(api, operations.mergeDraft, async (caller, { body }) => ({
    data: await mergeDraft(deps, caller, body),
  }));
}
