import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { insertNotice, type NewNotice } from './notice.store.ts';

type CreateNoticeInput = Omit<NewNotice, 'instanceId' | 'at'>;

/**
 * Tells a customer in the panel what has happened, once, in the transaction of it. Whether they
 * want mails says nothing of it.
 */
export function createNotice(
  { trx, instanceId, clock }: LedgerDeps,
  told: CreateNoticeInput,
): Promise<void> {
  return insertNotice(trx, { ...told, instanceId, at: clock.now() });
}
