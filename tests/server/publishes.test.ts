import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { publishUnderLoad } from '#tests/publishing/publish-under-load.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('while brands are published, every page is of one of them', async () => {
  const load = { host: 'localhost', publishes: 10, readers: 6, judgesLag: false };
  const report = await publishUnderLoad({ ...load, urls: [server.url] });
  expect(report.faults).toEqual([]);
  expect(report.publishes).toBe(10);
  expect(report.pages).toBeGreaterThan(10);
});
