import { parseArgs } from 'node:util';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { withdrawAtOnce } from '#core/billing/withdrawals/testing/at-once.ts';
import { setStage, type Command } from '#core/billing/withdrawals/testing/play-history.ts';
import {
  crashesEverywhere,
  faultsIn,
  randomHistories,
} from '#core/billing/withdrawals/testing/prove-histories.ts';
import { verifyWithdrawals } from '#core/billing/withdrawals/verify-withdrawals.ts';
import { testCore } from '#core/testing/harness.ts';

// Withdrawals whose process ends at any statement, embedded or on the server of TEST_DATABASE_URL:
// npm run prove:withdrawals -- --histories 10000

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
  },
});

/** Of one database; a small one answers quicker, and each is verified whole. */
const PART = 250;

let isProved = true;
function report(isGood: boolean, sentence: string): void {
  console.log(`${isGood ? 'good' : 'BAD '} ${sentence}`);
  isProved &&= isGood;
}

/** Histories on a ledger of their own, which is verified in the end. */
async function provePart(histories: readonly Command[][]): Promise<string[]> {
  const test = await testCore();
  try {
    const faults = await faultsIn(await setStage(test), histories);
    const { id } = test.instances.a;
    const withdrawals = await verifyWithdrawals(test.deps, id);
    const ledger = await verifyLedger(test.deps, id);
    return [...faults, ...withdrawals.faults, ...ledger.faults];
  } finally {
    await test.close();
  }
}

async function prove(what: string, histories: readonly Command[][]): Promise<void> {
  const started = performance.now();
  const faults: string[] = [];
  for (let from = 0; from < histories.length; from += PART) {
    const part = histories.slice(from, from + PART);
    faults.push(...(await provePart(part)));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${from + part.length} of ${histories.length} in ${seconds} s`);
  }
  for (const fault of faults.slice(0, 20)) console.log(fault);
  report(faults.length === 0, `${histories.length} ${what}: ${faults.length} faults`);
}

async function proveAtOnce(count: number): Promise<void> {
  const test = await testCore();
  const { asked, went, covered, standing } = await withdrawAtOnce(test, count);
  const { faults } = await verifyLedger(test.deps, test.instances.a.id);
  report(
    went === covered && faults.length === 0 && standing.length === 1,
    `${asked} at once, with money for ${covered}: ${went} went, each with ${standing.join('; ')}`,
  );
  await test.close();
}

await proveAtOnce(Number(values['at-once']));
await prove('times a process ended at another statement', crashesEverywhere());
await prove('random histories', randomHistories(Number(values.histories), Number(values.seed)));
process.exitCode = isProved ? 0 : 1;
