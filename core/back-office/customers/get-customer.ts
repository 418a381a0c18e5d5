import { findKnownCustomer, type KnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { isGuestAccount } from '#core/accounts/customers/is-guest-account.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { readTokensOf } from '#core/accounts/api-tokens/own-tokens.ts';
import { openSessionsOf } from '#core/accounts/sessions/list-sessions.ts';
import { readRolesBeyond } from '#core/accounts/team/held-roles.ts';
import { isTwoFactorOn } from '#core/accounts/two-factor/is-two-factor-on.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { readSecondApprovalAbove } from '#core/billing/payments/staff/second-approval.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { latestThreadsOf } from '#core/feedback/support/staff-support.ts';
import { campaignsForStaff } from '#core/growth/campaigns/staff-campaigns.ts';
import { listOwnNotices } from '#core/messaging/notices/own-notices.ts';
import { formatAmount } from '#core/money/money.ts';
import { readLatestOrdersOf, type OrderRow } from '#core/ordering/orders/staff-orders.ts';
import { readDeedsOfStaff, type AuditedDeed } from '#core/platform/audit/read-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { checksOf } from '#core/billing/identity-checks/staff/staff-checks.ts';
import {
  readStandingForStaff,
  type StandingForStaff,
} from '#core/pricing/grades/grade-for-staff.ts';
import { shownStanding } from './grade-of-customer.ts';
import { adjustmentsOf } from '../adjustments/show-adjustments.ts';
import {
  namedIn,
  readReferral,
  shownReferral,
  type ReferralStanding,
} from './referral-of-customer.ts';
import { latestSubscriptionsOf } from '#core/ordering/subscriptions/latest-of-customer.ts';
import { readNotes, type NoteRow } from './customer-note.store.ts';
import { showCustomers } from './list-customers.ts';
import type { StaffCustomerPage } from './staff-customer.contract.ts';

/** Of each list on the page; what is older stands in the lists of all customers. */
const MOST = {
  orders: 10,
  tickets: 10,
  subscriptions: 10,
  notes: 50,
  adjustments: 20,
  checks: 10,
  deeds: 30,
  campaigns: 10,
} as const;

/** All that staff need to know of one customer, on one page. */
export async function getCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffCustomerPage> {
  const { instanceId, language } = caller;
  const id = BigInt(idInPath);
  const of = { instanceId, customerId: id };
  const page = await deps.db.read(instanceId, async (trx) => {
    const row = await findKnownCustomer(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const [listed] = await showCustomers(trx, instanceId, [
      { ...row, is_guest: isGuestAccount(row) },
    ]);
    invariant(listed, 'every row is shown');
    const orders = await readLatestOrdersOf(trx, { ...of, most: MOST.orders });
    const services = orders.map((row) => row.service_id);
    const names = await listServiceNames(trx, { instanceId, language, ids: services });
    const tickets = await latestThreadsOf(trx, { ...of, most: MOST.tickets });
    const notes = await readNotes(trx, { ...of, most: MOST.notes });
    const deeds = await readDeedsOfStaff(trx, { ...of, most: MOST.deeds });
    const standing = await readStandingForStaff(trx, deps.db, of);
    const referral = await readReferral(trx, of);
    const nameOf = await readNames(trx, instanceId, { row, notes, deeds, standing, referral });
    return {
      ...listed,
      ...factsOf(row, nameOf),
      has_two_factor: await isTwoFactorOn(trx, { instanceId, id }),
      money: shownMoney(await readMoney(trx, { instanceId, id })),
      latest_orders: orders.map((row) => orderOf(row, names)),
      subscriptions: await latestSubscriptionsOf(trx, { ...of, most: MOST.subscriptions }),
      tickets: tickets.map(({ id: ticketId, order_id, subject, state, updated_at }) => ({
        ...{ id: ticketId, order_id, subject, state, updated_at },
      })),
      sessions: await openSessionsOf(trx, { ...of, now: deps.clock.now() }),
      api_tokens: (await readTokensOf(trx, { ...of, now: deps.clock.now() })).map(
        ({ id: tokenId, name, last_used_at: usedAt }) => ({
          ...{ id: tokenId, name, last_used_at: usedAt },
        }),
      ),
      notes: notes.map(({ id: noteId, text, staff_id: staffId, created_at: at }) => ({
        ...{ id: Number(noteId), text, by: nameOf(staffId), created_at: at.toISOString() },
      })),
      adjustments: await adjustmentsOf(trx, caller, { customerId: id, most: MOST.adjustments }),
      identity_checks: caller.customer.permissions.includes('identity.check')
        ? await checksOf(trx, caller, { customerId: id, most: MOST.checks })
        : null,
      deeds: deeds.map((deed) => deedOf(deed, nameOf)),
      keyword_campaigns: await campaignsForStaff(
        { trx, clock: deps.clock, instanceId },
        { customerId: id, language, most: MOST.campaigns },
      ),
      grade: shownStanding(standing, { language, nameOf }),
      referral: shownReferral(referral, nameOf),
      second_approval_above: formatAmount(await readSecondApprovalAbove(trx, instanceId)),
      is_self: id === caller.customer.id,
      is_beyond_yours: row.roles.length > 0 && (await readRolesBeyond(trx, caller))(row.roles),
    };
  });
  const { data } = await listOwnNotices(
    deps,
    { instanceId, language: caller.language, customer: { id } },
    {},
  );
  const notices = data.slice(0, MOST.tickets);
  return { ...page, notices };
}

const shownMoney = (money: Awaited<ReturnType<typeof readMoney>>) => ({
  referral: formatAmount(money.referralBalanceMicro),
  task: formatAmount(money.taskBalanceMicro),
  held: formatAmount(money.heldMicro),
  earned: formatAmount(money.totalEarningsMicro),
});

type NameOf = (id: bigint) => string;

interface Named {
  row: KnownCustomer;
  notes: readonly NoteRow[];
  deeds: readonly AuditedDeed[];
  standing: StandingForStaff | undefined;
  referral: ReferralStanding;
}

/** Of all people that the page names. */
async function readNames(
  trx: Trx,
  instanceId: number,
  { row, notes, deeds, standing, referral }: Named,
): Promise<NameOf> {
  const ids = [
    ...[row.frozen_by, row.referred_by, standing?.given?.by ?? null],
    ...namedIn(referral),
    ...notes.map(({ staff_id: id }) => id),
    ...deeds.map(({ staff_id: id }) => id),
  ].filter((id) => id !== null);
  const people = await listPayers(trx, { instanceId, ids: [...new Set(ids)] });
  return (id) => people.find((person) => person.id === id)?.name ?? '';
}

function factsOf(row: KnownCustomer, nameOf: NameOf) {
  const { frozen_at: frozenAt, referred_by: referrer } = row;
  return {
    language: row.language,
    email_is_confirmed: row.email_confirmed_at !== null,
    company: row.account_type === 'company' ? companyOf(row) : null,
    affiliate_code: row.affiliate_code,
    referral_percent: row.referral_basis_points / 100,
    referred_by: referrer === null ? null : { id: Number(referrer), name: nameOf(referrer) },
    switches: {
      orders: row.notify_order_actions,
      payments: row.notify_payment_actions,
      subscriptions: row.notify_subscription_actions,
    },
    frozen:
      frozenAt === null
        ? null
        : {
            at: frozenAt.toISOString(),
            by: row.frozen_by === null ? null : nameOf(row.frozen_by),
            reason: row.frozen_reason,
          },
  };
}

const companyOf = (row: KnownCustomer) => ({
  name: row.company_name,
  address: row.company_address,
  site: row.company_site,
  vat: row.vat,
});

const orderOf = (row: OrderRow, names: ReadonlyMap<number, string>) => ({
  id: Number(row.id),
  name: names.get(row.service_id) ?? row.service.name,
  status: row.status,
  cost: formatAmount(row.cost_micro),
  created_at: row.created_at.toISOString(),
});

function deedOf(
  { id, at, action, outcome, staff_id: staffId, details }: AuditedDeed,
  nameOf: NameOf,
) {
  const said = Object.entries(Object(details) as Record<string, unknown>); // As it was recorded.
  return {
    id: Number(id),
    at: at.toISOString(),
    action,
    outcome,
    by: staffId === null ? '' : nameOf(staffId),
    details: Object.fromEntries(
      said.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
  };
}
