// On PostgreSQL: sums in raw SQL, and what triggers tell.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { anyHistory, anyRound, FULL_HISTORY, OPENING } from './testing/histories/commands.ts';
import { playHistories } from './testing/histories/play-histories.ts';
import { setStage, type Stage } from './testing/histories/stage.ts';
import { verifyGrowth } from './testing/histories/verify-growth.ts';

/** `npm run prove:growth` plays a hundred thousand. */
const HISTORIES = 40;
const ROUNDS = 10;

let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  stage = await setStage(test);
});
afterAll(() => test.close());

it('whatever happens, all that was earned is held, available, paid or reversed, and nothing too early', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const drawn = fc.sample(anyHistory, { numRuns: HISTORIES, seed });
  const rounds = [...OPENING, ...fc.sample(anyRound, { numRuns: ROUNDS, seed })];
  const histories = [FULL_HISTORY, ...drawn];
  const { faults, done } = await playHistories(stage, { histories, rounds, name: `s${seed}` });
  expect(faults).toEqual([]);
  expect(await verifyGrowth(test, stage.instanceId)).toMatchObject({ faults: [] });
  // Histories in which nothing happens would prove nothing.
  for (const { do: deed } of FULL_HISTORY.commands) expect([...done.keys()]).toContain(deed);
  expect(done.get('released')).toBeGreaterThan(0);
});
