import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '#core/ordering/orders/testing/buyer.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
beforeAll(async () => {
  panel = await startPanelOnCore();
  await openShop(panel.core);
  // What is not there stands in the log.
  panel.core.log.allowErrors();
});
afterAll(() => panel.stop());

const visit = (path: string) =>
  request({ url: panel.url, host: panel.core.instances.a.host, path });

const ANSWERS = ['/app/grades', '/app/de/api/documentation', '/app/services/changes/atom'];

test.each(ANSWERS)('while the core is away, %s asks to come again', async (path) => {
  panel.isDown = true;
  const { status, headers, text } = await visit(path);
  panel.isDown = false;
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain('</html>');
  expect(panel.core.log.lines.map(({ message }) => message)).toContain('page failed');
  expect((await visit(path)).status).toBe(200);
});

test('a page whose data a script has asked for is answered in the same way', async () => {
  panel.isDown = true;
  const { status, headers } = await visit('/app/grades.data');
  panel.isDown = false;
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
});

test.each([
  ['has failed', 500, () => new Response('{}', { status: 500 })],
  ['says what it never should', 502, () => Response.json({ data: 7 })],
])('a core that %s stays a fault: %i', async (_what, fault, answer) => {
  panel.changed = (said, path) => (path === '/api/v1/grades' ? answer() : said);
  const { status, headers } = await visit('/app/grades');
  panel.changed = (said) => said;
  expect(status).toBe(fault);
  expect(headers['retry-after']).toBeUndefined();
});
