import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { parseAmount } from '#core/money/money.ts';
import { giveMoney, line } from '#core/ordering/orders/testing/buyer.ts';
import {
  anyPurchase,
  isOneTotal,
  openOddShop,
  totalsOf,
  type AnyPurchase,
  type Totals,
} from '#core/ordering/orders/testing/one-total.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  addToken,
  programOf,
  type Program,
  type Said,
} from '#core/resale/api-v2/testing/program.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import { foldedLists } from '#tests/harness/printed-amounts.ts';
import { request } from '#tests/harness/request.ts';

// Random carts with grades and coupons, each priced at every place and ordered: npm run prove:totals -- --carts 10000

const { values } = parseArgs({
  options: {
    carts: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    /** Of so many carts, the page of one is read; of none for 0, which needs no built panel. */
    pages: { type: 'string', default: '50' },
  },
});

/** A customer may not order more in so short a time. */
const CARTS_OF_A_CUSTOMER = 25;
const TOLD_EVERY = 1_000;
/** One order of a program alone may cost more than ten thousand. */
const A_MILLION_DOLLARS = 1_000_000_000_000n;

interface Shop {
  test: TestCore;
  /** The built panel on the same core, where pages are read. */
  panelUrl: string | undefined;
  stop: () => Promise<void>;
}

async function openShop(hasPages: boolean): Promise<Shop> {
  if (!hasPages) {
    const test = await testCore({ isDemo: true });
    return { test, panelUrl: undefined, stop: () => test.close() };
  }
  const { startPanelOnCore } = await import('#tests/server/panel-on-core.ts');
  const panel = await startPanelOnCore({ isDemo: true });
  return { test: panel.core, panelUrl: panel.url, stop: () => panel.stop() };
}

interface Buyer {
  payer: CustomerActor;
  program: Program;
}

/** Every other one was referred by somebody. */
async function newBuyer(test: TestCore, isReferred: boolean): Promise<Buyer> {
  const referrer = isReferred ? await newPayer(test) : undefined;
  const payer = await newPayer(test, referrer && { referred_by: referrer.id });
  await giveMoney(test, payer, A_MILLION_DOLLARS);
  return { payer, program: programOf(test, payer, await addToken(test, payer)) };
}

const micro = (amount: string) => parseAmount(amount) ?? -1n;

/** What a program is told of one service and pays for it, which always has its guarantee there. */
async function isPriceOfProgram(
  { program }: Buyer,
  { cart }: AnyPurchase,
  { costs }: Totals,
): Promise<boolean | undefined> {
  const [asked, ...others] = cart;
  if (!asked?.is_guarantee || others.length > 0 || asked.drip_feed !== null) return undefined;
  const { service_id: service, quantity } = asked;
  const ask = async <T>(said: Said): Promise<T> => (await program.call(said)) as T; // By the contract.
  const listed = await ask<{ service: number; rate: string }[]>({ action: 'services' });
  const rate = micro(listed.find((one) => one.service === service)?.rate ?? '');
  const link = 'https://video.example/watch?v=2';
  const { order } = await ask<{ order: number }>({ action: 'add', service, link, quantity });
  const { charge } = await ask<{ charge: string }>({ action: 'status', order });
  const charged = micro(charge);
  // A rate is rounded up to the micro-dollar, and what costs more than a dollar to the cent.
  const most = (rate * BigInt(quantity)) / 1_000n + CENT;
  const least = ((rate - 1n) * BigInt(quantity)) / 1_000n;
  return charged === costs.page && charged >= least && charged <= most;
}

const CENT = 10_000n;
/** So far away that no session is to be renewed. */
const RENEW_AT = 99_999_999_999;

/** What the page of the cart says without a script: what each line costs, and all of them. */
async function printedCosts({ payer }: Buyer, { cart }: AnyPurchase, url: string): Promise<bigint> {
  const lines = cart.map((asked) => line(asked));
  await payer.post('/api/v1/cart/lines', { lines });
  const token = payer.authorization.replace('Bearer ', '');
  const { text } = await request({
    ...{ url, host: payer.instance.host, path: '/app/cart' },
    headers: { cookie: `session=${RENEW_AT}.${token}` },
  });
  await payer.request('/api/v1/cart', { method: 'DELETE' });
  return foldedLists(text)
    .flat()
    .filter(({ term }) => term === checkout.why.cost)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

const every = Number(values.pages);
const { test, panelUrl, stop } = await openShop(every > 0);
await openOddShop(test);
const numRuns = Number(values.carts);
const carts = fc.sample(anyPurchase, { numRuns, seed: Number(values.seed) });
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
let buyer = await newBuyer(test, false);
const checked = { referred: 0, programs: 0, pages: 0 };
let differences = 0;
for (const [index, cart] of carts.entries()) {
  const isReferred = Math.floor(index / CARTS_OF_A_CUSTOMER) % 2 === 1;
  if (index % CARTS_OF_A_CUSTOMER === 0) buyer = await newBuyer(test, isReferred);
  const said = await totalsOf(test, buyer.payer, cart);
  const inProgram = await isPriceOfProgram(buyer, cart, said);
  const isRead = panelUrl !== undefined && index % every === 0;
  const printed = isRead ? await printedCosts(buyer, cart, panelUrl) : undefined;
  if (isReferred) checked.referred += 1;
  if (inProgram !== undefined) checked.programs += 1;
  if (isRead) checked.pages += 1;
  const isPrinted = printed === undefined || printed === said.costs.cart;
  if (!isOneTotal(said) || inProgram === false || !isPrinted) {
    differences += 1;
    if (differences <= 5) console.log('BAD ', index, cart, said, { inProgram, printed });
  }
  if ((index + 1) % TOLD_EVERY === 0) console.log(`${index + 1} in ${seconds()}`);
}
console.log(
  `${checked.referred} of customers who were referred, ${checked.programs} ordered by a program ` +
    `as well, ${checked.pages} read on the page of the cart`,
);
console.log(
  `${differences === 0 ? 'good' : 'BAD '} ${carts.length} carts (seed ${values.seed}, ` +
    `${seconds()}): ${differences} with another total on page, cart, form, invoice or orders`,
);
await stop();
process.exitCode = differences === 0 ? 0 : 1;
