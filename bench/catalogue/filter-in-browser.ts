import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ServiceFilters } from '#core/catalogue/services/filter-services.pure.ts';
import type { CatalogueSnapshot } from '#core/catalogue/services/snapshot.pure.ts';
import { launchChromium } from '#scripts/chromium/launch-chromium.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ASSETS = path.join(ROOT, 'build/remix/client/assets');
const ROUNDS = 12;

interface Filtered {
  /** How long each took, with what is shown of it. */
  milliseconds: number[];
  /** What the workers found, a list for each of the filters. */
  places: number[][];
}

/** Looks through a catalogue in Chromium, with the workers that the panel starts. */
export async function filterInBrowser(
  snapshot: CatalogueSnapshot,
  filters: readonly ServiceFilters[],
): Promise<Filtered> {
  const name = (await readdir(ASSETS)).find((file) => /^catalogue-worker-.*\.js$/.test(file));
  if (!name) throw new Error('The panel is not built.');
  const files: Record<string, [string, Buffer]> = {
    '/': ['text/html', Buffer.from('<!doctype html><title>Filter</title>')],
    '/worker.js': ['text/javascript', await readFile(path.join(ASSETS, name))],
    '/catalogue': ['application/json', Buffer.from(JSON.stringify(snapshot))],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, bytes] = files[url] ?? ['text/plain', Buffer.of()];
    response.writeHead(url in files ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // What runs this file calls every function by it, also one that is sent to a page.
    await page.addInitScript('globalThis.__name = (value) => value');
    // A server on TCP has an address with a port.
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate(inPage, { filters, rounds: ROUNDS });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Runs in the browser, so that it knows nothing of what stands around it. */
async function inPage(asked: { filters: readonly object[]; rounds: number }): Promise<Filtered> {
  const bytes = await (await fetch('/catalogue')).arrayBuffer();
  const of = Math.min(Math.max(navigator.hardwareConcurrency - 1, 2), 4);
  const workers = Array.from({ length: of }, () => new Worker('/worker.js', { type: 'module' }));
  let last = 0;
  const ask = (worker: Worker, question: object) =>
    new Promise<{ places: Uint32Array }>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      last += 1;
      worker.postMessage({ ...question, id: last });
    });
  await Promise.all(
    workers.map((worker, part) => ask(worker, { kind: 'load', bytes, stretch: { part, of } })),
  );
  const milliseconds: number[] = [];
  const places: number[][] = [];
  for (let round = 0; round < asked.rounds; round += 1) {
    for (const [at, filters] of asked.filters.entries()) {
      const started = performance.now();
      const answers = await Promise.all(
        workers.map((worker) => ask(worker, { kind: 'find', filters })),
      );
      const found = answers.flatMap((answer) => [...answer.places]);
      const [first] = workers;
      if (first) await ask(first, { kind: 'show', places: found.slice(0, 40) });
      // The first rounds are for the compiler of the engine.
      if (round >= 2) milliseconds.push(performance.now() - started);
      places[at] = found;
    }
  }
  return { milliseconds, places };
}
