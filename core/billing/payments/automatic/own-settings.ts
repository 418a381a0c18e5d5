import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem, type FieldProblems } from '#core/errors.ts';
import { forgetWatch, watchBalance } from '#core/billing/ledger/watch-balance.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { isChargeable } from '../cards/card-method.ts';
import { requireOwnCard } from '../cards/own-cards.ts';
import { readMethodsOf } from '../payment-method.store.ts';
import { quoteTopUp } from '../quote-top-up.ts';
import type { AutomaticBody, AutomaticTopUp } from './automatic.contract.ts';
import { lockAutomatic, writeAutomatic, type AutomaticRow } from './automatic.store.ts';
import { showAutomatic } from './show-automatic.ts';

export async function getAutomatic(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
): Promise<AutomaticTopUp> {
  const owner = { instanceId, customerId: customer.id };
  return db.read(instanceId, (trx) => showAutomatic(trx, owner, clock.now()));
}

interface SetAutomaticInput {
  revision: bigint;
  body: AutomaticBody;
}

/** What is said beside the switch is kept while it is off, too; turning it on resets the count of refusals. */
export async function setAutomatic(
  deps: Deps,
  caller: CustomerCaller,
  asked: SetAutomaticInput,
): Promise<AutomaticTopUp> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, customerId: customer.id };
  const { origin } = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    const before = await lockAutomatic(trx, owner);
    const toSet = { ...asked, ...owner, before, origin };
    if (asked.body.is_enabled) await turnOn(deps, trx, toSet);
    else await turnOffByOwner(deps, trx, toSet);
    await recordAudit({ ...deps, trx }, caller, {
      action: asked.body.is_enabled ? 'automatic_top_up.on' : 'automatic_top_up.off',
      customerId: customer.id,
      sessionId: customer.sessionId,
    });
    return showAutomatic(trx, owner, deps.clock.now());
  });
}

async function turnOffByOwner(deps: Deps, trx: Trx, asked: ToSet): Promise<void> {
  const { instanceId, customerId, before, body } = asked;
  const owner = { instanceId, customerId };
  await forgetWatch(trx, owner);
  if (!before && AMOUNTS.every((name) => body[name] === undefined)) return;
  const settings = settingsOf(asked);
  if (settings.dayCeilingMicro < settings.amountMicro) {
    throw refusal({ day_ceiling: [{ code: 'too_small', ...limit(settings.amountMicro) }] });
  }
  if (body.recurring_payments_method_id) await requireOwnCard(trx, owner, settings.cardId);
  await writeAutomatic(trx, {
    ...rowOf(deps, asked, settings),
    is_enabled: false,
    ceiling_reached_at: before?.ceiling_reached_at ?? null,
  });
}

const AMOUNTS = ['threshold', 'amount', 'day_ceiling'] as const;

interface ToSet extends SetAutomaticInput {
  instanceId: number;
  customerId: bigint;
  before: AutomaticRow | undefined;
  origin: string;
}

async function turnOn(deps: Deps, trx: Trx, asked: ToSet): Promise<void> {
  const { instanceId, customerId } = asked;
  const owner = { instanceId, customerId };
  const settings = settingsOf(asked);
  const card = await requireOwnCard(trx, owner, settings.cardId);
  const ids = [card.payment_method_id];
  const [method] = await readMethodsOf(trx, { instanceId, ids });
  if (!method || !(await isChargeable(trx, deps, { card, method }))) {
    throw refusal({ recurring_payments_method_id: [{ code: 'method_unavailable' }] });
  }
  const body = { payment_method_id: method.id, amount: formatAmount(settings.amountMicro) };
  const { quoted } = await quoteTopUp(trx, deps, { ...owner, revision: asked.revision, body });
  if (settings.dayCeilingMicro < quoted.chargeMicro) {
    throw refusal({ day_ceiling: [{ code: 'too_small', ...limit(quoted.chargeMicro) }] });
  }
  await writeAutomatic(trx, {
    ...rowOf(deps, asked, settings),
    is_enabled: true,
    ceiling_reached_at: null,
  });
  await watchBalance(trx, { ...owner, belowMicro: settings.thresholdMicro });
}

/** What is kept either way; refusals are counted anew. */
function rowOf(
  { clock }: Deps,
  { instanceId, customerId, before, origin }: ToSet,
  settings: ReturnType<typeof settingsOf>,
) {
  const now = clock.now();
  return {
    instance_id: instanceId,
    customer_id: customerId,
    threshold_micro: settings.thresholdMicro,
    amount_micro: settings.amountMicro,
    day_ceiling_micro: settings.dayCeilingMicro,
    card_id: settings.cardId ?? null,
    off_reason: null,
    refusals: 0,
    origin,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
}

/** The requested values, and the previous ones for the rest. */
function settingsOf({ body, before }: ToSet) {
  const fields: FieldProblems = {};
  const amountOf = (name: (typeof AMOUNTS)[number], kept: bigint | undefined) => {
    const micro = body[name] === undefined ? kept : parseAmount(body[name]);
    const problem: FieldProblem =
      micro === undefined ? { code: 'required' } : { code: 'must_be_above', ...limit(0n) };
    if (micro === undefined || micro === 0n) fields[name] = [problem];
    return micro ?? 0n;
  };
  const settings = {
    thresholdMicro: amountOf('threshold', before?.threshold_micro),
    amountMicro: amountOf('amount', before?.amount_micro),
    dayCeilingMicro: amountOf('day_ceiling', before?.day_ceiling_micro),
    cardId: cardOf(body, before),
  };
  if (body.is_enabled && settings.cardId === undefined) {
    fields['recurring_payments_method_id'] = [{ code: 'required' }];
  }
  if (Object.keys(fields).length > 0) throw refusal(fields);
  return settings;
}

function cardOf(
  { recurring_payments_method_id: asked }: AutomaticBody,
  before: AutomaticRow | undefined,
): bigint | undefined {
  return asked ? BigInt(asked) : (before?.card_id ?? undefined);
}

const limit = (micro: bigint) => ({ params: { limit: formatAmount(micro) }, isAmount: true });

const refusal = (fields: FieldProblems) => new AppError('validation_failed', { fields });
