import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getOrderDraft, keepOrderDraft } from './order-draft.operations.ts';
import { getDraft, keepDraft } from './order-drafts.ts';

export function orderDraftRoutes(api: CoreApi, deps: Deps): void {
  handle(api, keepOrderDraft, async (caller, { body }) => ({
    data: { id: Number(await keepDraft(deps, caller, body.entries)) },
  }));

  handle(api, getOrderDraft, async (caller, { params: { draftId } }) => {
    if (!/^[1-9]\d{0,14}$/.test(draftId)) throw new AppError('not_found');
    const entries = await getDraft(deps, caller, BigInt(draftId));
    return { data: { id: Number(draftId), entries } };
  });
}
