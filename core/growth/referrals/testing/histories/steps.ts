import { sql } from 'kysely';
import { readAffiliateCode } from '#core/accounts/customers/affiliate-code.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { copyOrder, nextId, PIECES } from '#core/billing/commissions/testing/scene.ts';
import { payOrders } from '#core/billing/ledger/moves/charge-order.ts';
import { creditTopUp } from '#core/billing/ledger/moves/credit-top-up.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { PLAIN } from '#core/ordering/orders/testing/buyer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { endGivenGrade, giveGrade } from '#core/pricing/grades/give-grade.ts';
import { discountOf } from '#core/pricing/grades/ladder.pure.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import { refundOf } from '#core/pricing/quote/refund.pure.ts';
import { countClick } from '#core/growth/referrals/count-click.ts';
import { decideReferral } from '#core/growth/referrals/decide-referral.ts';
import { startReferralCommissions } from '#core/growth/referrals/judge-referral.ts';
import type { Command } from './commands.ts';
import type { Stage } from './stage.ts';
import type { Story } from './story.ts';
import { takeBack } from './take-back.ts';
import { takeOut } from './take-out.ts';

const DAY_MS = 86_400_000;
const BY_SYSTEM = { kind: 'system' } as const;

export interface Doing {
  stage: Stage;
  trx: Trx;
  story: Story;
}

/** True where there was something to do. */
export async function play(doing: Doing, command: Command): Promise<boolean> {
  const { story } = doing;
  switch (command.do) {
    case 'click':
      return click(doing);
    case 'order':
      return order(doing, command);
    case 'complete':
    case 'partial':
    case 'cancel':
      return end(doing, command);
    case 'grade':
    case 'end_grade':
      return grade(doing, command);
    case 'allow':
    case 'refuse':
      return decide(doing, command);
    case 'refund':
    case 'dispute':
    case 'win':
      return story.payer !== undefined && takeBack(doing, command);
    default:
      return takeOut(doing, command);
  }
}

export async function click({ stage, story }: Doing): Promise<boolean> {
  const { test, instanceId, keys } = stage;
  const address = `story-${story.at}`;
  const followed = { instanceId, address, code: story.code, subId: 'blog', isNew: true };
  const token = await countClick({ ...test.deps, keys }, followed);
  if (token === undefined) throw new Error('The code of a customer is one.');
  story.click = { token, at: test.clock.now() };
  story.clicks += 1;
  return true;
}

/** Whoever orders first registers, and brings the click that their browser has kept. */
async function join({ stage, trx, story }: Doing): Promise<bigint> {
  const { test, instanceId, keys } = stage;
  const now = test.clock.now();
  const { click: kept, history } = story;
  const given = kept?.token;
  const domain = history.oddity === 'disposable' ? 'mailinator.com' : 'mail.example';
  const box = history.oddity === 'same_box' ? `${story.code}+two` : `${story.code}.payer`;
  const id = await createCustomer(trx, {
    ...{ instance_id: instanceId, name: 'Ben Brook', language: 'en', created_at: now },
    ...{ email: `${box}@${domain}`, email_confirmed_at: now },
    referredByCode: await readAffiliateCode({ ...test.deps, keys }, { instanceId, given }),
  });
  if (id === undefined) throw new Error('Nobody else has this address.');
  story.isReferred = kept !== undefined && now.getTime() - kept.at.getTime() <= 14 * DAY_MS;
  story.payer = id;
  return id;
}

/** What a service costs for the grade of who orders it. */
async function costFor({ stage, trx }: Doing, payer: bigint, cents: number): Promise<bigint> {
  const row = await trx
    .selectFrom('customers')
    .select('grade_id')
    .where('instance_id', '=', stage.instanceId)
    .where('id', '=', payer)
    .executeTakeFirstOrThrow();
  const gradePpm = discountOf(stage.ladder, { customerId: payer, gradeId: row.grade_id });
  const item = { priceMicro: 99_999n, pricingPer: 7, quantity: cents };
  const items = [{ ...item, guaranteePpm: 0, speedupPpm: 0 }];
  const subject = { purpose: 'order', items, gradePpm } as const;
  return quote({ subject, versions: { price: '1', rate: '1' } }).totalMicro;
}

/** An order that is paid out of the balance, for which what is missing is paid in before. */
async function order(doing: Doing, { cents, pick }: Command): Promise<boolean> {
  const { stage, trx, story } = doing;
  const { instanceId } = stage;
  const deps = stage.ledger(trx);
  const payer = story.payer ?? (await join(doing));
  const costMicro = await costFor(doing, payer, cents);
  const { balanceMicro, debtMicro } = await readMoney(trx, { instanceId, id: payer });
  const missing = costMicro + debtMicro - balanceMicro;
  if (missing > 0n) await payIn(doing, payer, missing + BigInt(pick) * 10_007n);
  const id = await copyOrder(deps, { template: stage.template, payer, costMicro });
  const charges = [{ orderId: id, dripFeedId: null, amountMicro: costMicro }];
  const event = { type: 'checkout', id: String(id) };
  await payOrders(deps, { customerId: payer, event, charges, actor: BY_SYSTEM });
  const paid = { service_id: PLAIN, is_test: false, cost_micro: costMicro, drip_feed_id: null };
  await startReferralCommissions(deps, { customerId: payer, orders: [{ id, ...paid }] });
  const isCounted = story.isReferred && story.decision !== 'refused';
  story.bought.push({ id, costMicro, isCounted, endedAt: undefined, keptMicro: 0n });
  return true;
}

async function payIn({ stage, trx, story }: Doing, payer: bigint, paidMicro: bigint) {
  const invoiceId = nextId();
  const methodBonusMicro = story.history.hasBonus ? paidMicro / 3n : 0n;
  story.hadBonus ||= methodBonusMicro > 0n;
  await creditTopUp(stage.ledger(trx), {
    ...{ customerId: payer, invoiceId, paymentMethodId: 2, paidMicro, methodBonusMicro },
    actor: BY_SYSTEM,
  });
  story.paid.push({ id: invoiceId, leftMicro: paidMicro });
}

const EVENTS = { complete: 'complete', partial: 'end_short', cancel: 'cancel' } as const;

async function end({ stage, trx, story }: Doing, command: Command): Promise<boolean> {
  const open = story.bought.filter(({ endedAt }) => endedAt === undefined);
  const bought = open[command.pick % Math.max(open.length, 1)];
  const { do: deed, cents } = command;
  if (!bought || (deed !== 'complete' && deed !== 'partial' && deed !== 'cancel')) return false;
  const delivered = { complete: PIECES, partial: cents % PIECES, cancel: 0 }[deed];
  const ending = { orderId: bought.id, event: EVENTS[deed], by: 'staff', delivered } as const;
  if (!(await endOrder(stage.ledger(trx), ending))) throw new Error('An open order ends.');
  const paidMicro = bought.costMicro;
  const undelivered = PIECES - delivered;
  const back = refundOf({ paidMicro, quantity: PIECES, undelivered, refundedMicro: 0n });
  bought.endedAt = stage.test.clock.now();
  bought.keptMicro = paidMicro - back;
  return true;
}

async function grade({ stage, trx, story }: Doing, command: Command): Promise<boolean> {
  const { test, instanceId, ladder, staffId } = stage;
  const { payer: customerId } = story;
  if (customerId === undefined) return false;
  const deps = { trx, db: test.db, clock: test.clock };
  const of = { instanceId, customerId };
  if (command.do === 'end_grade') return endGivenGrade(deps, of);
  const until = new Date(test.clock.now().getTime() + (1 + command.cents / 100) * DAY_MS);
  const given = { ladder, gradeId: 1 + (command.pick % 3), until, staffId, reason: 'a test' };
  await giveGrade(deps, { ...of, ...given });
  return true;
}

async function decide({ stage, trx, story }: Doing, command: Command): Promise<boolean> {
  const { payer: customerId } = story;
  if (customerId === undefined) return false;
  const decision = command.do === 'allow' ? 'allowed' : 'refused';
  const by = { customerId, decision, staffId: stage.staffId } as const;
  if (!(await decideReferral(stage.ledger(trx), by))) return false;
  story.decision = decision;
  story.wasAllowed ||= decision === 'allowed';
  return true;
}

/** Does not fall into what only a caller from outside needs. */
export const forgetJobs = (trx: Trx) => sql`delete from jobs`.execute(trx);
