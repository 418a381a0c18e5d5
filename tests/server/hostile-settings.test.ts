import { expect, test } from 'vitest';
import { testSeed } from '#tests/harness/test-seed.ts';
import { fuzzSettings } from '#tests/instance/settings-fuzz.ts';

test('whatever settings arrive, every page answers and what is good in them applies', async () => {
  const report = await fuzzSettings(150, testSeed());
  expect(report.failures).toEqual([]);
  expect(report.refused).toBeGreaterThan(100);
});
