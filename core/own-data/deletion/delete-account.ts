import type { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { requireNoMoney } from '#core/billing/ledger/read-money.ts';
import { readBrand, type Brand } from '#core/tenancy/brand/brand.ts';
import { requestPayout } from '#core/billing/payouts/request-payout.ts';
import type { ExportDeps } from '#core/own-data/export/export-customer.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { findTestAccount } from '#core/accounts/test-accounts/test-account.store.ts';
import type { LeavingCustomer } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { endSessions } from '#core/accounts/sessions/end-sessions.ts';
import { proveByWhatThereIs } from '#core/accounts/two-factor/prove-both-factors.ts';
import type { deletionBody } from './deletion.contract.ts';
import { eraseCustomer } from './erase-customer.store.ts';

/** Deletes an account for good: what other nouns must keep no longer identifies the customer. */
export async function deleteAccount(
  deps: ExportDeps,
  caller: CustomerCaller,
  input: z.infer<typeof deletionBody>,
): Promise<void> {
  const { instanceId, customer } = caller;
  const { row } = await proveByWhatThereIs(deps, caller, input);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    await eraseAccount(parts, caller, { row, brand, payTo: input.pay_to });
    await recordAudit(parts, caller, { action: 'account.deleted', customerId: customer.id });
  });
}

interface Erasing {
  row: CustomerRow;
  brand: Brand;
  /** Asked of who has a balance. */
  payTo: string | undefined;
}

/** The same, whoever has asked for it: pays out what there is, forgets the rest and says goodbye. */
export async function eraseAccount(
  parts: Parts,
  caller: Caller,
  { row, brand, payTo }: Erasing,
): Promise<void> {
  const { instanceId } = caller;
  const { trx, clock } = parts;
  const { id: customerId, name, email } = row;
  const leaving = { instanceId, customerId, email };
  for (const { close } of parts.customerData) await close?.(parts, leaving);
  await requestPayout({ ...parts, instanceId }, { customerId, name, email, payTo });
  await requireNoMoney(trx, customerId);
  await endSessions(parts, caller, { customerId, reason: 'account_deleted' });
  await eraseTestAccount(parts, leaving);
  await eraseAll(parts, leaving);
  const isThere = await eraseCustomer(trx, { instanceId, id: customerId }, clock.now());
  if (!isThere) throw new AppError('unauthorized');
  const to = noticeTo(row);
  if (to) await queueNotice(parts, { kind: 'accountDeleted', instanceId, brand, ...to });
}

type Parts = Omit<ExportDeps, 'passwords'> & { trx: Trx };

/** What refers to something goes before it. */
async function eraseAll(parts: Parts, leaving: LeavingCustomer): Promise<void> {
  for (const { erase } of [...parts.customerData].reverse()) await erase?.(parts, leaving);
}

/** Where programs of the customer tried things out; its money was never any. */
async function eraseTestAccount(
  parts: Parts,
  { instanceId, customerId: holderId }: LeavingCustomer,
): Promise<void> {
  const { trx, clock } = parts;
  const customerId = await findTestAccount(trx, { instanceId, holderId });
  if (customerId === undefined) return;
  await eraseAll(parts, { instanceId, customerId, email: null });
  await eraseCustomer(trx, { instanceId, id: customerId }, clock.now());
}
