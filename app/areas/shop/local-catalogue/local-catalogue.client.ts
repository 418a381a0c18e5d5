import type { ServiceRecord } from '#core/feedback/service-records/service-record.contract.ts';
import { allowMore } from '#app/lib/http/trusted-types.client.ts';
import type { Answer, Order } from './catalogue-messages.ts';
// Vite makes a bundle of it and answers its address.
// oxlint-disable-next-line house/import-path
import workerUrl from './catalogue-worker.ts?worker&url';
import type { Found } from '../found-page.ts';
import { withRecords } from '../kinds/kind.ts';
import { findServices, type Ask, type Asked } from './find-services.ts';

export interface LocalCatalogue {
  hash: string;
  find(asked: Asked): Promise<Found>;
  close(): void;
}

const MOST_WORKERS = 4;

/** Another hash is another catalogue. */
export async function catalogueAddress(locale: string): Promise<{ hash: string; url: string }> {
  const response = await fetch(`/api/v1/services/catalogue?locale=${locale}`);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  // An answer of our own core, by its contract.
  const { data } = (await response.json()) as { data: { hash: string; url: string } };
  return data;
}

/** Loads all services at once and shares the work of looking through them. */
export async function openCatalogue({
  hash,
  url,
}: {
  hash: string;
  url: string;
}): Promise<LocalCatalogue> {
  const [response, records] = await Promise.all([fetch(url), loadRecords()]);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  allowWorker();
  // The page itself needs one of the cores.
  const of = Math.min(Math.max(navigator.hardwareConcurrency - 1, 2), MOST_WORKERS);
  const workers = Array.from({ length: of }, () => startWorker());
  const answers = await Promise.all(
    workers.map(({ ask }, part) => ask({ kind: 'load', bytes, stretch: { part, of } })),
  );
  const close = () => {
    for (const { worker } of workers) worker.terminate();
  };
  if (answers.some(({ kind }) => kind !== 'loaded')) {
    close();
    throw new Error('The catalogue could not be read.');
  }
  const asks = workers.map(({ ask }) => ask);
  return {
    hash,
    async find(asked) {
      const found = await findServices(asks, asked);
      return found.view === 'cards'
        ? { ...found, kinds: withRecords(found.kinds, records) }
        : found;
    },
    close,
  };
}

/** What is known of how services are delivered and rated. */
async function loadRecords(): Promise<ReadonlyMap<number, ServiceRecord>> {
  const response = await fetch('/api/v1/service-records');
  if (!response.ok) throw new Error(`The records answered ${response.status}`);
  // An answer of our own core, by its contract.
  const { data } = (await response.json()) as { data: ServiceRecord[] };
  return new Map(data.map((record) => [record.id, record]));
}

let isAllowed = false;

/** Trusted Types refuse every address of a script that nobody answers for. */
function allowWorker(): void {
  if (isAllowed) return;
  isAllowed = true;
  allowMore({
    createHTML: () => null,
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}

function startWorker(): { worker: Worker; ask: Ask } {
  const worker = new Worker(workerUrl, { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, answer] of waiting) answer({ kind: 'failed', id });
    waiting.clear();
  });
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      // The question and its number are an order again.
      worker.postMessage({ ...question, id: last } as Order);
    });
  return { worker, ask };
}
