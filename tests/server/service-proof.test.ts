import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverOrders, rateService } from '#core/testing/service-proof.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { core } = panel;
  const { a } = core.instances;
  await deliverOrders(core, a, { serviceId: 101, count: 20 });
  await rateService(core, a, { serviceId: 101, ratings: [5, 4] });
  await deliverOrders(core, a, { serviceId: 102, count: 20 });
  await rateService(core, a, { serviceId: 107, ratings: [3] });
});
afterAll(() => panel.stop());

/** What a page shows, a line for each of its texts. */
async function linesOf(serviceId: number): Promise<string[]> {
  const { core, url } = panel;
  const { host } = core.instances.a;
  const answer = await core.request(`/api/v1/services/${serviceId}`);
  const { data } = (await answer.json()) as { data: { slug: string } };
  const page = await request({ url, host, path: `/app/services/${data.slug}` });
  expect(page.status).toBe(200);
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(page.text) ?? [];
  const texts = main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim());
  return texts.filter((text) => text !== '');
}

const NOTHING = 'Delivery times and reviews appear here once enough orders have been delivered.';
const MEASURED = [
  'Delivery record',
  ...['Usual start', '1 minute'],
  'Half of the orders started within this time, 9 of 10 within 1 minute.',
  ...['Usual completion', '1 hour'],
  'Half of the orders were complete within this time, 9 of 10 within 1 hour.',
  ...['Delivered in full', '100%', 'Share of orders in which everything ordered arrived.'],
  ...['Dropped later', '2%'],
  'What an order usually loses after delivery; 9 of 10 orders lose 2% at most.',
  'Based on the latest 20 orders.',
];

function partOf(lines: readonly string[], { from, count }: { from: string; count: number }) {
  const at = lines.indexOf(from);
  return lines.slice(at, at + count);
}

it('a service that is delivered and rated shows both, with what the figures mean', async () => {
  const lines = await linesOf(101);
  expect(partOf(lines, { from: 'Delivery record', count: MEASURED.length })).toEqual(MEASURED);
  expect(partOf(lines, { from: 'Reviews', count: 2 })).toEqual(['Reviews', '2 reviews']);
  expect(lines).toContain('Rated 4.5 out of 5, 2 reviews');
  expect(lines).not.toContain(NOTHING);
});

it('without reviews it says nothing of them', async () => {
  const lines = await linesOf(102);
  expect(partOf(lines, { from: 'Delivery record', count: MEASURED.length })).toEqual(MEASURED);
  expect(lines).not.toContain('Reviews');
});

it('with reviews alone it shows these', async () => {
  const lines = await linesOf(107);
  expect(lines).toContain('Rated 3 out of 5, 1 review');
  expect(lines).not.toContain('Delivery record');
});

it('of which nothing is known says so in one sentence, and has no dash for what it lacks', async () => {
  const lines = await linesOf(103);
  expect(partOf(lines, { from: 'Delivery record', count: 2 })).toEqual([
    'Delivery record',
    NOTHING,
  ]);
  expect(lines).not.toContain('Reviews');
  expect(lines).not.toContain('–');
});
