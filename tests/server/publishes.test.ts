import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { publishUnderLoad } from '#tests/publishing/publish-under-load.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('while brands are published, every page is of one of them', async () => {
  // Two who read what is kept for everybody, and the owner; `npm run prove:publishes` is for more.
  const load = { host: 'localhost', publishes: 6, readers: 3, judgesLag: false };
  const report = await publishUnderLoad({ ...load, urls: [server.url] });
  expect(report.faults).toEqual([]);
  expect(report.publishes).toBe(6);
  expect(report.pages).toBeGreaterThan(10);
});
