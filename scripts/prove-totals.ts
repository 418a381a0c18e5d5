import { parseArgs } from 'node:util';
import fc from 'fast-check';
import {
  anyPurchase,
  isOneTotal,
  openOddShop,
  totalsOf,
} from '#core/ordering/orders/testing/one-total.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore } from '#core/testing/harness.ts';

// Random carts with grades and coupons, each priced at every place and ordered: npm run prove:totals -- --carts 10000

const { values } = parseArgs({
  options: {
    carts: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});

/** A customer may not order more in so short a time. */
const CARTS_OF_A_CUSTOMER = 25;
const TOLD_EVERY = 1_000;

const test = await testCore({ isDemo: true });
await openOddShop(test);
const numRuns = Number(values.carts);
const carts = fc.sample(anyPurchase, { numRuns, seed: Number(values.seed) });
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
let payer = await newPayer(test);
let differences = 0;
for (const [index, cart] of carts.entries()) {
  if (index % CARTS_OF_A_CUSTOMER === 0) payer = await newPayer(test);
  const said = await totalsOf(test, payer, cart);
  if (!isOneTotal(said)) {
    differences += 1;
    if (differences <= 5) console.log('BAD ', index, cart, said);
  }
  if ((index + 1) % TOLD_EVERY === 0) console.log(`${index + 1} in ${seconds()}`);
}
console.log(
  `${differences === 0 ? 'good' : 'BAD '} ${carts.length} carts (seed ${values.seed}, ` +
    `${seconds()}): ${differences} with another total on page, cart, form, invoice or orders`,
);
await test.close();
process.exitCode = differences === 0 ? 0 : 1;
