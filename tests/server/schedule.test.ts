import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
let start: number;

/** So many seconds after the start. */
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const banner = (text: string, own: object) => ({
  ...{ place: 'services_type_main', type: 'html', content: `<p>${text}</p>` },
  ...own,
});

beforeAll(async () => {
  panel = await startPanelOnCore();
  start = Math.ceil(panel.time.ms / 1000) * 1000;
  panel.time.ms = start;
  const documents = ownerDocuments('Alder');
  const seconds = (moment: string) => moment.replace(/\.\d+Z$/, 'Z');
  const { slug, host } = panel.core.instances.a;
  await publishInstance(panel.core.deps, {
    slug,
    hosts: [host],
    documents: {
      ...documents,
      banners: [
        banner('Ends soon', { until: seconds(at(5)) }),
        banner('Begins later', { from: seconds(at(10)) }),
      ],
      specialOffers: [
        {
          ...{ id: 'flash', name: 'Flash offer', place: 'service_type', position: 'top' },
          ...{ services: [101], from: seconds(at(15)), until: seconds(at(20)) },
        },
      ],
      menuItems: [{ id: 1, title: 'Sale page', url: '/orders', from: seconds(at(25)) }],
    },
  });
});
afterAll(() => panel.stop());

async function visit(path: string) {
  const { core, url, asked } = panel;
  const before = asked.length;
  const { text, status } = await request({ url, host: core.instances.a.host, path });
  expect(status).toBe(200);
  const shown = ['Ends soon', 'Begins later', 'Flash offer', 'Sale page'].filter((words) =>
    text.includes(words),
  );
  return { shown, isKept: asked.length === before };
}

it('a kept page shows what is on at its moment, and is made anew when that changes', async () => {
  const seen = [];
  for (const second of [0, 4.999, 5, 9.999, 10, 14.999, 15, 20, 24.999, 25, 26]) {
    panel.time.ms = start + second * 1000;
    seen.push([second, await visit('/app/services/alder-views')]);
  }
  const kept = (...shown: string[]) => ({ shown, isKept: true });
  const made = (...shown: string[]) => ({ shown, isKept: false });
  expect(seen).toEqual([
    [0, made('Ends soon')],
    [4.999, kept('Ends soon')],
    [5, made()],
    [9.999, kept()],
    [10, made('Begins later')],
    [14.999, kept('Begins later')],
    [15, made('Begins later', 'Flash offer')],
    [20, made('Begins later')],
    [24.999, kept('Begins later')],
    [25, made('Begins later', 'Sale page')],
    [26, kept('Begins later', 'Sale page')],
  ]);
});
