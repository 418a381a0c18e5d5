import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readEventsCausedBy } from '#core/messaging/webhooks/events/events-of-request.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { ApiCall, callsAnswer, CallsQuery, WholeApiCall } from './api-call.contract.ts';
import { findCall, readCalls, readCallsAfter, type ApiCallRow } from './api-call.store.ts';

const PER_PAGE = 50;

/** The newest first. */
export async function listOwnCalls(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  query: CallsQuery,
): Promise<z.infer<typeof callsAnswer>> {
  const { cursor, token, outcome, is_test: isTest } = query;
  const found = await db.read(instanceId, (trx) =>
    readCalls(trx, {
      ...{ instanceId, customerId: customer.id },
      before: cursor === undefined ? undefined : BigInt(cursor),
      tokenId: token === undefined ? undefined : BigInt(token),
      operation: query.operation || undefined,
      isDone: outcome === undefined ? undefined : outcome === 'done',
      isTest: isTest === undefined ? undefined : isTest === 'true',
      requestId: query.request_id || undefined,
      // One more says whether anything follows.
      most: PER_PAGE + 1,
    }),
  );
  const page = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? page.at(-1) : undefined;
  return { data: page.map(shown), meta: { next: last ? String(last.id) : null } };
}

/** With what was sent and answered, and what has happened because of it. */
export async function getOwnCall(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<WholeApiCall> {
  const owner = { instanceId, customerId: customer.id };
  const id = /^[1-9]\d{0,14}$/.test(idInPath) ? BigInt(idInPath) : 0n;
  return db.read(instanceId, async (trx) => {
    const row = await findCall(trx, { ...owner, id });
    if (!row) throw new AppError('not_found');
    const { request_id: requestId, input, answer } = row;
    const events = await readEventsCausedBy(trx, { ...owner, requestId });
    return { ...shown(row), input, answer, events };
  });
}

const shown = (row: ApiCallRow & { name: string }): ApiCall => ({
  id: Number(row.id),
  request_id: row.request_id,
  token: { id: Number(row.token_id), name: row.name },
  ...{ operation: row.operation, path: row.path, is_test: row.is_test, status: row.status },
  outcome: row.refusal === null ? 'done' : 'refused',
  refusal: row.refusal,
  cost: row.cost_micro === null ? null : formatAmount(row.cost_micro),
  ...{ took_ms: row.took_ms, address: row.address, created_at: row.created_at.toISOString() },
});

const KEPT_AT_ONCE = 1_000;

/** What programs have asked, page by page, for who takes their data away. */
export async function exportCalls(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const { instanceId, customerId } = owner;
  const asked = { instanceId, customerId, after: BigInt(after ?? 0), most: KEPT_AT_ONCE };
  const found = await readCallsAfter(trx, asked);
  const last = lastOfFull(found, KEPT_AT_ONCE);
  const rows = found.map(({ cost_micro: cost, ...row }) => ({
    ...{ request_id: row.request_id, operation: row.operation, path: row.path },
    ...{ is_test: row.is_test, status: row.status, refusal: row.refusal },
    ...{ input: row.input, answer: row.answer, address: row.address },
    ...{ cost: cost === null ? null : formatAmount(cost), created_at: row.created_at },
  }));
  return { rows, next: last && String(last.id) };
}
