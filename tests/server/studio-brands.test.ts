import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { writeBrands } from '#tests/studio-brands/write-brands.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('any brand that is written into the studio is readable, or refused at its fields', async () => {
  const report = await writeBrands({ server, host: 'localhost', brands: 3, seed: 485 });
  expect(report.faults).toEqual([]);
  expect(report.published).toBe(3);
  expect(report.refusedFields).toBeGreaterThan(0);
  expect(report.pairs).toBeGreaterThan(240);
});
