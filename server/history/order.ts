import { readMoney } from '#core/billing/ledger/read-money.ts';
import { mulDivCeil } from '#core/money/money.ts';
import { ordererOf, placeOrder } from '#core/ordering/orders/place-order.ts';
import { placeOrderBody, type PlacedOrders } from '#core/ordering/orders/place-order.contract.ts';
import { targetId, type TargetName } from '#fixtures/catalogue/extras.ts';
import type { PlannedLine } from '#fixtures/history/history-plan.ts';
import { requireWidget } from '#core/tenancy/widgets/require-widget.ts';
import { decidePayment, methodsOf, topUpAtOnce } from './pay.ts';
import { runDueJobs, startRuns } from './run-jobs.ts';
import { playSequels } from './sequels.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const BALANCE = 0;
/** Cheaper orders are always paid from the balance. */
const LEAST_BY_CARD_MICRO = 7_000_000n;

/** Somebody orders; who has too little on the balance adds funds first. */
export async function order(stage: Stage, troupe: Troupe, deed: DeedOf<'order'>): Promise<void> {
  const { deps } = stage;
  const caller = callerOf(troupe, deed.who);
  const neededMicro = priceOf(troupe, deed);
  const byCard = neededMicro < LEAST_BY_CARD_MICRO ? undefined : deed.byCard;
  if (byCard === undefined) await addWhatIsMissing(stage, troupe, { who: deed.who, neededMicro });
  const body = placeOrderBody.parse({
    orders: deed.lines.map(lineOf),
    payment_method_id: byCard === undefined ? BALANCE : methodsOf(troupe.slug).card,
    coupon_code: deed.coupon,
    is_speedup: deed.isSpedUp ?? false,
    type: deed.lines.length > 1 ? 'multi' : 'single',
  });
  const ordering = {
    ...{ caller, declaredCountry: undefined },
    // Grades have taken nothing off prices until lately.
    orderer: ordererOf(caller.customer),
  };
  const { revision } = troupe;
  const token = deed.byWidget ? troupe.widget : undefined;
  const widget =
    token === undefined ? undefined : await requireWidget(deps, troupe.instanceId, token);
  const route = 'POST /api/v1/orders';
  const asked = { key: stage.key(), route, input: body, revision, body, widget };
  const { bytes } = await placeOrder(deps, ordering, asked);
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: PlacedOrders };
  castParts(stage, troupe, { deed, placed: data });
  await runDueJobs(stage);
  if (byCard === undefined || byCard === 'leave') return;
  const reference = data.payment?.payment?.url?.split('/').at(-1);
  stage.after(3, () => decidePayment(stage, troupe, { reference, decision: byCard }));
}

interface Cast {
  deed: DeedOf<'order'>;
  placed: PlacedOrders;
}

function castParts(stage: Stage, troupe: Troupe, { deed, placed }: Cast): void {
  for (const [place, line] of deed.lines.entries()) {
    const made = placed.orders[place];
    if (!made) throw new Error('Every line becomes an order.');
    const part = { troupe, fate: line.fate };
    stage.parts.set(BigInt(made.id), part);
    if (made.drip_feed_id !== null) {
      stage.partsOfFeeds.set(BigInt(made.drip_feed_id), part);
    }
    playSequels(stage, troupe, { who: deed.who, orderId: BigInt(made.id), line });
    for (let run = 1; run < (line.runs?.count ?? 0); run += 1) {
      stage.after(run * (line.runs?.everyMinutes ?? 0), () => startRuns(stage));
    }
  }
}

const lineOf = ({ serviceId, quantity, url, isGuaranteed, runs, ...line }: PlannedLine) => ({
  ...{ service_id: serviceId, quantity, url },
  ...(isGuaranteed && { is_guarantee: true }),
  ...(runs && { drip_feed: { numberOfRuns: runs.count, dripFeedMinutes: runs.everyMinutes } }),
  targetable_values: writtenIn(line),
});

/** What the service asks for beside the link. */
function writtenIn({ brief, written = {} }: Pick<PlannedLine, 'brief' | 'written'>) {
  const all: PlannedLine['written'] = brief === undefined ? written : { ...written, brief };
  return Object.entries(all).map(([name, text]) => ({
    // The names of that very table.
    targetId: targetId(name as TargetName),
    values: [text],
  }));
}

interface Needed {
  who: string;
  neededMicro: bigint;
}

export async function addWhatIsMissing(
  stage: Stage,
  troupe: Troupe,
  { who, neededMicro }: Needed,
): Promise<void> {
  const { customer, instanceId } = callerOf(troupe, who);
  const { balanceMicro } = await stage.deps.db.inInstance(instanceId, (trx) =>
    readMoney(trx, { instanceId, id: customer.id }),
  );
  if (balanceMicro >= neededMicro) return;
  await topUpAtOnce(stage, troupe, { who, leastMicro: neededMicro - balanceMicro });
}

/** At most; what is added for a guarantee and for speed is less. */
function priceOf({ content }: Troupe, { lines, isSpedUp }: DeedOf<'order'>): bigint {
  const prices = lines.map((line) => {
    const service = content.services.find(({ id }) => id === line.serviceId);
    if (!service) throw new Error(`There is no service ${line.serviceId}.`);
    const count = BigInt(line.quantity * (line.runs?.count ?? 1));
    const micro = mulDivCeil(service.price_micro, count, BigInt(service.pricing_per)) + 1n;
    const percent = 100n + (line.isGuaranteed ? 30n : 0n) + (isSpedUp ? 40n : 0n);
    return mulDivCeil(micro, percent, 100n);
  });
  return prices.reduce((sum, price) => sum + price, 0n);
}
