import type { ReactElement } from 'react';
import {
  filterServices,
  prepareCatalogue,
  type ServiceFilters,
} from '#core/catalogue/services/filter-services.pure.ts';
import type { CatalogueSnapshot } from '#core/catalogue/services/snapshot.pure.ts';
import { request } from '#tests/harness/request.ts';
import { filterInBrowser } from './catalogue/filter-in-browser.ts';
import { renderToString, watchTrees, withoutStream } from './catalogue/rendered-trees.ts';
import { median, refuse, report } from './report/report.ts';
import { compareServing } from './serving/compare.ts';
import { startShop, type Shop } from './serving/shop.ts';

const SERVICES = 5_000;
const RENDERED = 30;
/** A page that is made anew takes so much longer than its tree alone, at most. */
const MOST_RENDER = 2;
/** At most so many milliseconds for so many services, ninety-five times out of a hundred. */
const FILTERED = [
  { services: 10_000, most: 8 },
  { services: 100_000, most: 60 },
];
const FILTERS: ServiceFilters[] = [
  { search: 'a' },
  { search: 'youtube views', isGrouped: true },
  { sort: 'price', direction: 'asc' },
  { sort: 'discount', direction: 'desc', discount: true },
  { network: 1, sort: 'quantity', direction: 'desc' },
  { features: ['guarantee'], minPrice: 1_000_000, isGrouped: true },
  { search: '99', maxQuantity: 100_000, sort: 'price', direction: 'desc' },
];

const lastTree = watchTrees();
const shop = await startShop(SERVICES);
try {
  await compareServing({
    measure: 'services by the API',
    port: shop.port,
    asked: { host: shop.host, path: '/api/v1/services' },
    against: 'a ready buffer',
    least: 0.7,
  });
  await compareRendering(shop, lastTree);
  await changePrice(shop);
  await compareFiltering(await snapshotOf(shop));
} finally {
  await shop.close();
}

/** The home page made anew, and what React alone takes for it. */
async function compareRendering({ panel, host, core }: Shop, treeOf: () => ReactElement) {
  const visitor = {
    host,
    hostname: host,
    publicHost: host,
    scheme: 'http',
    address: '192.0.2.7',
    trusted: false,
  };
  const [ours, reference]: [number[], number[]] = [[], []];
  for (let at = 0; at < RENDERED; at += 1) {
    const started = performance.now();
    const answer = await panel.serve({
      request: new Request(`http://${host}/app`),
      visitor: { ...visitor, scheme: 'http' },
      requestId: 'bench',
      log: core.log,
    });
    await answer.text();
    const made = performance.now();
    const tree = withoutStream(treeOf());
    const began = performance.now();
    renderToString(tree);
    const ended = performance.now();
    // The first ones are for the compiler of the engine.
    if (at < RENDERED / 3) continue;
    ours.push(made - started);
    reference.push(ended - began);
  }
  const [made, bare] = [median(ours), median(reference)];
  report({
    measure: 'home page made anew',
    ours: Math.round(made * 10) / 10,
    reference: Math.round(bare * 10) / 10,
    unit: 'ms',
    against: 'renderToString of its tree',
  });
  if (made > bare * MOST_RENDER) {
    refuse(`A page made anew takes more than ${MOST_RENDER} times what its tree takes.`);
  }
}

/** Whoever asks next sees the new price. */
async function changePrice({ content, publish, port, host }: Shop) {
  const [first, ...others] = content.services.toSorted((a, b) => b.popularity - a.popularity);
  if (!first) throw new Error('There is no service.');
  const ask = () => request({ url: `http://127.0.0.1:${port}`, host, path: '/app' });
  await ask();
  for (const cents of [12_345n, 54_321n]) {
    const price_micro = cents * 10_000n;
    const changed = { ...first, price_micro, default_price_micro: price_micro };
    await publish({ ...content, services: [changed, ...others] });
    const { bytes } = await ask();
    const shown = `${cents / 100n}.${cents % 100n}`;
    if (!bytes.includes(shown)) refuse(`The first page after a change does not show ${shown}.`);
  }
}

async function snapshotOf({ port, host }: Shop): Promise<CatalogueSnapshot> {
  const ask = async (path: string) => {
    const { bytes } = await request({ url: `http://127.0.0.1:${port}`, host, path });
    const answer: unknown = JSON.parse(bytes.toString());
    return answer;
  };
  // An answer of our own core, by its contract.
  const { data } = (await ask('/api/v1/services/catalogue')) as { data: { url: string } };
  return (await ask(data.url)) as CatalogueSnapshot; // So is this.
}

/** The workers of the panel, who have to find what the server finds. */
async function compareFiltering(snapshot: CatalogueSnapshot) {
  for (const { services, most } of FILTERED) {
    const large = enlarged(snapshot, services);
    const { milliseconds, places } = await filterInBrowser(large, FILTERS);
    const prepared = prepareCatalogue(large);
    for (const [at, filters] of FILTERS.entries()) {
      if (String(places[at]) === String(filterServices(prepared, filters))) continue;
      refuse(`The workers find something else than the server with ${JSON.stringify(filters)}.`);
    }
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
    report({
      measure: `${services} services filtered in Chromium, 95th percentile`,
      ours: Math.round(slow * 10) / 10,
      reference: most,
      unit: 'ms',
      against: 'what is promised',
    });
    if (slow > most) refuse(`Filtering ${services} services takes ${slow.toFixed(1)} ms.`);
  }
}

/** The same services over and over, under numbers of their own. */
function enlarged(snapshot: CatalogueSnapshot, count: number): CatalogueSnapshot {
  const columns = Object.entries(snapshot.services).map(([name, column]) => {
    const values: readonly unknown[] = column;
    const value = (_: unknown, at: number) => (name === 'id' ? at + 1 : values[at % values.length]);
    return [name, Array.from({ length: count }, value)];
  });
  // The same columns under the same names.
  return { ...snapshot, services: Object.fromEntries(columns) as CatalogueSnapshot['services'] };
}
