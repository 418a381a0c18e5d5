import fc from 'fast-check';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { payOrders } from '#core/billing/ledger/moves/charge-order.ts';
import { refundOrder } from '#core/billing/ledger/moves/refund-order.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { formatAmount, microOfCents, mulDivFloor } from '#core/money/money.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { lockInvoice } from '../invoices/invoice.store.ts';
import { payInvoice } from '../invoices/settle-invoice.ts';
import { disputeInvoice, endDispute, refundInvoice } from '../invoices/take-back.ts';
import { SANDBOX_METHOD } from './payer.ts';

const cents = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 90_000 }));
/** The least that the method takes is a dollar. */
const LEAST_CENTS = 100;
/** And for its coupon to bring anything. */
const COUPON_FROM_CENTS = 5_000;
const which = fc.nat(40);

/** What may happen to the money that somebody pays in; `which` picks among what was before. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('topUp'), cents, hasCoupon: fc.boolean() }),
  fc.record({ kind: fc.constant('order'), cents, cashbackPercent: fc.nat(20), which }),
  fc.record({ kind: fc.constant('refundOrder'), cents, which }),
  fc.record({ kind: fc.constant('refund'), cents, isAll: fc.boolean(), which }),
  fc.record({ kind: fc.constant('returned'), cents, isAll: fc.boolean(), which }),
  fc.record({ kind: fc.constant('dispute'), cents, isAll: fc.boolean(), which }),
  fc.record({ kind: fc.constantFrom('won', 'lost'), which }),
);
export type RoundTrip = {
  customer: number;
  what: typeof step extends fc.Arbitrary<infer T> ? T : never;
};

export const roundTrips = (count: number, customers: number): fc.Arbitrary<RoundTrip[]> =>
  fc.array(fc.record({ customer: fc.nat(customers - 1), what: step }), {
    ...{ minLength: count, maxLength: count, size: 'max' },
  });

interface Paid {
  id: bigint;
  received: bigint;
  fee: bigint;
  bonus: bigint;
  /** Refunded for good, or taken by a dispute that is open or lost. */
  taken: bigint;
  /** What the gateway says is refunded, without what came back of it. */
  refunded: bigint;
  /** What of that is taken; the rest waits until a dispute has ended. */
  booked: bigint;
  returned: bigint;
  openCase: { caseId: string; amount: bigint } | undefined;
}

interface Bought {
  id: bigint;
  cost: bigint;
  kept: bigint;
  cashback: bigint;
  payment: Paid | undefined;
}

interface Person {
  id: bigint;
  paid: Paid[];
  bought: Bought[];
}

interface Run {
  deps: Deps;
  instanceId: number;
  revision: bigint;
  trips: readonly RoundTrip[];
  customers: number;
  atOnce: number;
}

/** So many steps of a customer are one transaction, which is what takes time. */
const TOGETHER = 25;
const SYSTEM = { kind: 'system' } as const;
let ids = 0n;

/**
 * Runs the histories, each customer's in their order. Answers a sentence for everybody who has more
 * in the end than what they paid in, did not get back, and was given on top of what stands.
 */
export async function runRoundTrips(run: Run): Promise<{ tooRich: string[]; steps: number }> {
  const people = await Promise.all(
    Array.from({ length: run.customers }, async (): Promise<Person> => {
      const { id } = await addCustomer(run.deps, run.instanceId);
      return { id, paid: [], bought: [] };
    }),
  );
  // As often as it comes.
  await inTransaction(run, ({ trx }) =>
    trx
      .updateTable('coupons')
      .set({ most_uses_per_customer: 1_000_000 })
      .where('id', '=', 1)
      .execute(),
  );
  let steps = 0;
  const histories = people.map((person, place) => ({
    person,
    trips: run.trips.filter(({ customer }) => customer === place),
  }));
  const lanes = Array.from({ length: run.atOnce }, async (_, lane) => {
    const own = histories.filter((_history, place) => place % run.atOnce === lane);
    for (const { person, trips } of own) {
      for (let from = 0; from < trips.length; from += TOGETHER) {
        const some = trips.slice(from, from + TOGETHER);
        const before = structuredClone({ paid: person.paid, bought: person.bought });
        const doneTogether = await inTransaction(run, async (deps) => {
          // A transaction that got into another's way begins anew, and so does what is known of it.
          Object.assign(person, structuredClone(before));
          let done = 0;
          for (const { what } of some) if (await doStep(run, deps, { person, what })) done += 1;
          return done;
        });
        steps += doneTogether;
      }
    }
  });
  await Promise.all(lanes);
  const sentences = await Promise.all(people.map((person) => sentenceOf(run, person)));
  return { tooRich: sentences.flatMap((sentence) => sentence ?? []), steps };
}

const inTransaction = <T>(
  { deps, instanceId }: Run,
  work: (deps: LedgerDeps) => Promise<T>,
): Promise<T> => deps.db.inInstance(instanceId, (trx) => work({ ...deps, trx, instanceId }));

interface Doing {
  person: Person;
  what: RoundTrip['what'];
}

/** False where there was nothing to do it with. */
async function doStep(run: Run, deps: LedgerDeps, { person, what }: Doing): Promise<boolean> {
  switch (what.kind) {
    case 'topUp':
      return topUp(run, deps, { person, what });
    case 'order':
      return order(deps, { person, what });
    case 'refundOrder': {
      const bought = person.bought[what.which % Math.max(1, person.bought.length)];
      if (!bought || bought.kept === 0n) return false;
      const amountMicro = least(microOfCents(what.cents), bought.kept);
      ids += 1n;
      const asked = { orderId: bought.id, refundId: `trip-${ids}`, amountMicro, actor: SYSTEM };
      await refundOrder(deps, asked);
      bought.kept -= amountMicro;
      return true;
    }
    default:
      return takeBack(deps, { person, what });
  }
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

async function topUp(
  run: Run,
  deps: LedgerDeps,
  { person, what }: { person: Person; what: { cents: number; hasCoupon: boolean } },
): Promise<boolean> {
  const { trx, instanceId } = deps;
  const all = what.cents + LEAST_CENTS;
  const hasCoupon = what.hasCoupon && all >= COUPON_FROM_CENTS;
  const invoice = await makeInvoice(trx, run.deps, {
    ...{ instanceId, customerId: person.id, revision: run.revision, origin: 'https://a.example' },
    body: {
      payment_method_id: SANDBOX_METHOD,
      amount: formatAmount(microOfCents(all)),
      ...(hasCoupon && { coupon_code: 'alder-bonus' }),
    },
  });
  const receivedMicro = invoice.total_micro;
  await payInvoice(deps, invoice, { receivedMicro, actor: SYSTEM });
  const bonus = invoice.quote.credits
    .filter(({ kind }) => kind === 'method_bonus' || kind === 'coupon_bonus')
    .reduce((sum, { micro }) => sum + BigInt(micro), 0n);
  const { id, fee_micro: fee } = invoice;
  person.paid.push({
    id,
    received: receivedMicro,
    fee,
    bonus,
    taken: 0n,
    ...{ refunded: 0n, booked: 0n, returned: 0n },
    openCase: undefined,
  });
  return true;
}

async function order(
  deps: LedgerDeps,
  {
    person,
    what,
  }: { person: Person; what: { cents: number; cashbackPercent: number; which: number } },
): Promise<boolean> {
  const { instanceId, trx } = deps;
  const { balanceMicro } = await readMoney(trx, { instanceId, id: person.id });
  const cost = least(microOfCents(what.cents), balanceMicro);
  if (cost === 0n) return false;
  ids += 1n;
  // The others count on meanwhile.
  const id = ids;
  const chosen = person.paid[what.which % Math.max(1, 2 * person.paid.length)];
  // A payment pays orders when it comes, before anything of it goes back.
  const payment = chosen?.taken === 0n ? chosen : undefined;
  const cashback = mulDivFloor(cost, BigInt(what.cashbackPercent), 100n);
  await payOrders(deps, {
    ...{ customerId: person.id, event: { type: 'trip', id: String(id) }, actor: SYSTEM },
    charges: [{ orderId: id, dripFeedId: null, amountMicro: cost }],
    coupon: { id: 1n, cashbackMicro: cashback },
    invoiceId: payment?.id,
  });
  person.bought.push({ id, cost, kept: cost, cashback, payment });
  return true;
}

type TakingBack = Extract<RoundTrip['what'], { kind: 'refund' | 'dispute' | 'won' | 'lost' }>;

async function takeBack(
  deps: LedgerDeps,
  { person, what }: { person: Person; what: TakingBack | RoundTrip['what'] },
): Promise<boolean> {
  if (!('which' in what)) return false;
  const payment = person.paid[what.which % Math.max(1, person.paid.length)];
  const { trx, instanceId } = deps;
  const invoice = payment && (await lockInvoice(trx, { instanceId, id: payment.id }));
  if (!payment || !invoice) return false;
  if (what.kind === 'won' || what.kind === 'lost') {
    const { openCase } = payment;
    if (!openCase) return false;
    const status = what.kind === 'won' ? 'paid' : 'lost';
    const ended = { caseId: openCase.caseId, amountMicro: openCase.amount, status } as const;
    if (!(await endDispute(deps, invoice, ended))) throw new AppError('conflict');
    if (status === 'paid') payment.taken -= openCase.amount;
    payment.openCase = undefined;
    book(payment);
    return true;
  }
  if (what.kind === 'returned') {
    const back = what.isAll ? payment.refunded : least(microOfCents(what.cents), payment.refunded);
    const returnedMicro = payment.returned + back;
    const told = { sentMicro: payment.refunded + payment.returned, returnedMicro };
    if (!(await refundInvoice(deps, invoice, told))) return false;
    payment.refunded -= back;
    payment.returned += back;
    book(payment);
    return true;
  }
  if (what.kind !== 'refund' && what.kind !== 'dispute') return false;
  ids += 1n;
  const caseId = `case-${ids}`;
  const left = payment.received - payment.taken - (payment.refunded - payment.booked);
  const amount = what.isAll ? left : least(microOfCents(what.cents), left);
  // A gateway says how much was given back so far, and how much is disputed.
  const isRefund = what.kind === 'refund';
  const sentMicro = payment.refunded + payment.returned + amount;
  const isTaken = isRefund
    ? await refundInvoice(deps, invoice, { sentMicro, returnedMicro: payment.returned })
    : await disputeInvoice(deps, invoice, { caseId, amountMicro: amount });
  if (!isTaken) return false;
  if (isRefund) {
    payment.refunded += amount;
    book(payment);
    return true;
  }
  payment.taken += amount;
  payment.openCase = { caseId, amount };
  return true;
}

function book(payment: Paid): void {
  if (payment.openCase) return;
  payment.taken += payment.refunded - payment.booked;
  payment.booked = payment.refunded;
}

async function sentenceOf(run: Run, person: Person): Promise<string | undefined> {
  const money = await inTransaction(run, ({ trx, instanceId }) =>
    readMoney(trx, { instanceId, id: person.id }),
  );
  const goods = person.bought.reduce((sum, { kept }) => sum + kept, 0n);
  const has = money.balanceMicro + goods - money.debtMicro;
  const stands = (of: bigint, { received, taken }: Paid) =>
    mulDivFloor(of, received - taken, received);
  const paid = person.paid.reduce(
    (sum, one) => sum + one.received - one.taken - stands(one.fee, one) + stands(one.bonus, one),
    0n,
  );
  const cashback = person.bought.reduce((sum, { cashback: all, kept, cost, payment }) => {
    const byOrder = mulDivFloor(all, kept, cost);
    return sum + (payment ? least(byOrder, stands(all, payment)) : byOrder);
  }, 0n);
  const may = paid + cashback;
  if (has <= may && (money.balanceMicro === 0n || money.debtMicro === 0n)) return undefined;
  return `Customer ${person.id} has ${has}, and may have ${may}.`;
}
