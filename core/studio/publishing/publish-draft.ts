import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { lockState, requireRev, type DraftState } from '#core/studio/drafts/draft-state.ts';
import { ownerOf } from '#core/studio/drafts/get-draft.ts';
import { closeDraft } from '#core/studio/drafts/close-draft.ts';
import { showRevision } from '#core/studio/revisions/show-revision.ts';
import { lockForPublishing, publishDocuments } from '#core/tenancy/instances/publish-documents.ts';
import type { publishBody } from './publishing.contract.ts';
import { readyToPublish } from './ready-to-publish.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Asked = z.output<typeof publishBody>;

/** Makes the draft public, once for each key, if nobody has published since it began. */
export function publishDraft(
  deps: Ports,
  caller: CustomerCaller,
  { body, once }: { body: Asked; once: OnceKey },
): Promise<OnceAnswer> {
  return doOnce(deps, caller, {
    ...once,
    input: body,
    work: async (trx) => ({
      status: 200,
      value: { data: await publish(deps, trx, { caller, body }) },
    }),
  });
}

async function publish(
  { clock }: Ports,
  trx: Trx,
  { caller, body }: { caller: CustomerCaller; body: Asked },
) {
  const { instanceId, customer } = caller;
  const now = clock.now();
  const { slug } = await lockForPublishing(trx, instanceId);
  const state = await requirePublishable(trx, { caller, body, now });
  const ready = await readyToPublish(trx, instanceId, state.tree);
  const published = await publishDocuments(trx, {
    ...{ instanceId, slug, ...ready, now },
    ...{ authorId: customer.id, source: 'studio', note: body.note },
  });
  if (!published) throw new AppError('nothing_changed');
  const { revision } = published;
  await closeDraft(trx, state.draft, now);
  await recordAudit({ clock, trx }, caller, {
    action: 'revision.published',
    customerId: customer.id,
    sessionId: customer.sessionId,
    details: { revision: String(revision.revision), source: 'studio', hash: revision.hash },
  });
  return showRevision(trx, { instanceId, revision, published: revision.revision });
}

interface RequirePublishableInput {
  caller: CustomerCaller;
  body: Pick<Asked, 'rev' | 'base_revision'>;
  now: Date;
}

/** The draft as it was looked at, on what is public now. Whoever calls has locked the instance. */
export async function requirePublishable(
  trx: Trx,
  { caller, body, now }: RequirePublishableInput,
): Promise<DraftState & { draft: NonNullable<DraftState['draft']> }> {
  const state = await lockState(trx, ownerOf(caller), now);
  requireRev(state, body.rev);
  const { base, published } = state;
  const isMoved = base.revision !== published.revision;
  if (isMoved || published.revision !== BigInt(body.base_revision)) {
    throw new AppError('base_moved');
  }
  if (state.tree === published.tree) throw new AppError('nothing_changed');
  return state;
}
