import { parseArgs } from 'node:util';
import fc from 'fast-check';
import {
  anyHistory,
  anyRound,
  FULL_HISTORY,
  OPENING,
} from '#core/growth/referrals/testing/histories/commands.ts';
import { playHistories } from '#core/growth/referrals/testing/histories/play-histories.ts';
import { setStage } from '#core/growth/referrals/testing/histories/stage.ts';
import { verifyGrowth } from '#core/growth/referrals/testing/histories/verify-growth.ts';
import { testCore } from '#core/testing/harness.ts';

// What is earned by referrals, whatever happens, embedded or on the server of TEST_DATABASE_URL:
// npm run prove:growth -- --histories 100000

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

/** Of one database; a small one answers quicker, and each is verified whole. */
const PART = 1_000;
const ROUNDS = 10;

/** Histories in a shop of their own, whose money is verified in the end. */
async function provePart(count: number, seed: number) {
  const test = await testCore({ isDemo: true });
  try {
    const stage = await setStage(test);
    const drawn = fc.sample(anyHistory, { numRuns: count - 1, seed });
    const played = await playHistories(stage, {
      histories: [FULL_HISTORY, ...drawn],
      rounds: [...OPENING, ...fc.sample(anyRound, { numRuns: ROUNDS, seed })],
      name: `part-${seed}`,
    });
    const verified = await verifyGrowth(test, stage.instanceId);
    return { done: played.done, verified, faults: [...played.faults, ...verified.faults] };
  } finally {
    await test.close();
  }
}

const started = performance.now();
const histories = Number(values.histories);
const done = new Map<string, number>();
const faults: string[] = [];
for (let from = 0; from < histories; from += PART) {
  const part = await provePart(Math.min(PART, histories - from), Number(values.seed) + from);
  for (const [what, times] of part.done) done.set(what, (done.get(what) ?? 0) + times);
  faults.push(...part.faults);
  const { transactions, commissions } = part.verified;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const found = `${part.faults.length} faults`;
  const verified = `${transactions} transactions and ${commissions} commissions verified, ${found}`;
  console.log(`${Math.min(from + PART, histories)} of ${histories} in ${seconds} s, ${verified}`);
}
console.log('What took place, and how often:');
for (const [what, times] of [...done].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${what}: ${times}`);
}
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(
  `${faults.length === 0 ? 'good' : 'BAD '} ${histories} histories: ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
