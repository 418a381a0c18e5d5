import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { countUnread } from './count-unread.ts';
import { NOTICE_KINDS } from './notice-kinds.pure.ts';
import type { Notice, noticesAnswer, noticesQuery } from './notice.contract.ts';
import {
  deleteNotices,
  markAllRead,
  markRead,
  readNotices,
  type CustomerOf,
  type NoticeRow,
} from './notice.store.ts';

const PER_PAGE = 20;

/** The newest first, and how many were not read. */
export async function listOwnNotices(
  { db }: Pick<Deps, 'db'>,
  {
    instanceId,
    customer,
    language,
  }: { instanceId: number; language: Language; customer: Pick<OwnerCaller['customer'], 'id'> },
  { cursor, unread }: z.infer<typeof noticesQuery>,
): Promise<z.infer<typeof noticesAnswer>> {
  const asked = {
    instanceId,
    customerId: customer.id,
    before: cursor === undefined ? undefined : BigInt(cursor),
    isUnread: unread === '1',
    // One more says whether anything follows.
    most: PER_PAGE + 1,
  };
  const [rows, count] = await db.read(instanceId, (trx) =>
    Promise.all([readNotices(trx, asked), countUnread(trx, { instanceId, id: customer.id })]),
  );
  const page = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return {
    data: page.filter(isKnown).map(shownIn(language)),
    meta: { next: last ? String(last.id) : null, unread: count },
  };
}

/** Says what it was about; that of another customer is as little there as one that nobody has. */
export async function readOwnNotice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer, language }: OwnerCaller,
  idInPath: string,
): Promise<Notice> {
  const id = /^[1-9]\d{0,14}$/.test(idInPath) ? BigInt(idInPath) : 0n;
  const read = { instanceId, customerId: customer.id, id, at: clock.now() };
  const row = await db.inInstance(instanceId, (trx) => markRead(trx, read));
  if (!row || !isKnown(row)) throw new AppError('not_found');
  return shownIn(language)(row);
}

export async function readAllOwnNotices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: OwnerCaller,
  until: number | undefined,
): Promise<void> {
  const upTo = until === undefined ? undefined : BigInt(until);
  const read = { instanceId, customerId: customer.id, upTo, at: clock.now() };
  await db.inInstance(instanceId, (trx) => markAllRead(trx, read));
}

const KEPT_AT_ONCE = 1_000;

/** What a customer was told page by page, the newest first, for who takes their data away. */
export async function exportNotices(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const before = after === undefined ? undefined : BigInt(after);
  const found = await readNotices(trx, { ...owner, before, isUnread: false, most: KEPT_AT_ONCE });
  const last = lastOfFull(found, KEPT_AT_ONCE);
  return {
    rows: found.filter(isKnown).map(shownIn(DEFAULT_LANGUAGE)),
    next: last && String(last.id),
  };
}

export function eraseNotices(trx: Trx, owner: CustomerOf): Promise<void> {
  return deleteNotices(trx, owner);
}

/** A kind that a newer process wrote has no words here. */
const isKnown = ({ kind }: NoticeRow) => NOTICE_KINDS.includes(kind);

const numberOf = (value: bigint | null) => (value === null ? null : Number(value));
const amountOf = (micro: string | undefined) =>
  micro === undefined ? null : formatAmount(BigInt(micro));

const textIn = (text: Localized | undefined, language: Language) =>
  text === undefined ? null : String(localize(text, language));

const shownIn =
  (language: Language) =>
  ({ facts, ...row }: NoticeRow): Notice => ({
    id: Number(row.id),
    kind: row.kind,
    order_id: numberOf(row.order_id),
    drip_feed_id: numberOf(row.drip_feed_id),
    invoice_id: numberOf(row.invoice_id),
    service: facts.service ?? null,
    service_id: facts.serviceId ?? null,
    ticket_id: facts.ticket ?? null,
    subscription_id: facts.subscription ?? null,
    subject: facts.subject ?? null,
    delivered: facts.delivered ?? null,
    quantity: facts.quantity ?? null,
    runs: facts.runs ?? null,
    refunded: amountOf(facts.refundedMicro),
    amount: amountOf(facts.amountMicro),
    credited: amountOf(facts.creditedMicro),
    address: facts.address ?? null,
    reason: facts.reason ?? null,
    grade: textIn(facts.grade, language),
    grade_before: textIn(facts.gradeBefore, language),
    plan: textIn(facts.plan, language),
    until: facts.until ?? null,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  });
