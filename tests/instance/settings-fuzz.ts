import { isDeepStrictEqual } from 'node:util';
import { isDocument, validateDocument } from '#instance-schema/validate.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { panelInProcess } from '#tests/server/panel-in-process.ts';
import { randomFrom } from '#tests/themes/random-input.ts';
import { readyInstance, startCache, type CacheUnderTest } from './cache-under-test.ts';
import { demoDocuments } from './demo-documents.ts';
import { hostileSettings, type HostileSettings } from './hostile-settings.ts';

const HOST = 'localhost';
const PAGES = [
  '/app/',
  '/app/de/orders/create',
  '/app/login',
  '/app/hi_IN/tasks/faq',
  '/app/ja/nowhere/at/all',
];

export interface FuzzReport {
  documents: number;
  /** How many of them broke at least one rule. */
  refused: number;
  /** Each in a sentence that says how to see it again. */
  failures: string[];
}

interface Round {
  started: CacheUnderTest;
  hostile: HostileSettings;
  good: Record<string, unknown>;
}

/** Sends hostile settings to a panel that serves a good brand, and asks for a page after each. */
export async function fuzzSettings(documents: number, seed: number): Promise<FuzzReport> {
  // What a busy machine takes must not look like a document that was not applied.
  const started = await startCache({ patienceMs: 30_000, callMs: 30_000 });
  const page = await panelInProcess(started.cache);
  const random = randomFrom(seed);
  const report: FuzzReport = { documents, refused: 0, failures: [] };
  await readyInstance(started.cache, HOST);
  for (let index = 0; index < documents; index += 1) {
    const good = { ...demoDocuments().settings, panelName: `Aurora ${index}` };
    const hostile = hostileSettings(good, random);
    const address = PAGES[index % PAGES.length] ?? '/app/';
    send(started, hostile);
    const { status, html } = await page({ host: HOST, path: address });
    const wanted = statusesOf(address);
    const said = [
      ...(wanted.includes(status) ? [] : [`${address} answered ${status}`]),
      ...(html.includes('<script>alert(1)') ? ['a script of the document stands in the page'] : []),
      ...(await unkept({ started, hostile, good })),
    ];
    if (started.log.lines.some(isRejection)) report.refused += 1;
    report.failures.push(...said.map((fault) => `document ${index} of seed ${seed}: ${fault}`));
  }
  await started.stop();
  return report;
}

function statusesOf(address: string): number[] {
  if (address.includes('nowhere')) return [404];
  // Settings that hide the shop lead guests to the login.
  return address === '/app/' || address.endsWith('/create') ? [200, 302] : [200];
}

function send({ upstream, log, cache }: CacheUnderTest, { body }: HostileSettings): void {
  upstream.respond = (request, response) => {
    if (!(request.url ?? '').startsWith('/settings')) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(body);
  };
  log.lines.length = 0;
  cache.invalidate(HOST);
}

function isRejection({ level, fields }: { level: string; fields: Record<string, unknown> }) {
  return level === 'warn' && typeof fields['pointer'] === 'string';
}

/** What the pipeline promises of such a document and did not keep. */
async function unkept({ started, hostile, good }: Round): Promise<string[]> {
  const refused = started.log.lines.filter(isRejection).map(({ fields }) => fields['pointer']);
  if (!hostile.document) return refused.length > 0 ? [] : ['a broken body was not logged'];
  const { settings } = await readyInstance(started.cache, HOST);
  const faults: string[] = [];
  for (const property of Object.keys(good)) {
    const alone = { ...good, [property]: hostile.document[property] };
    if (!(property in hostile.document)) Reflect.deleteProperty(alone, property);
    if (isDocument('settings', alone)) {
      const expected = fillDefaults('settings', alone);
      // The settings are read by the names of their schema here.
      const served = Reflect.get(settings, property) as unknown;
      if (!isDeepStrictEqual(served, Reflect.get(expected, property))) {
        faults.push(`the good ${property} was not applied`);
      }
    } else {
      for (const { pointer } of validateDocument('settings', alone)) {
        const isNamed = refused.some((logged) => isAround(pointer, String(logged)));
        if (!isNamed) faults.push(`${pointer} was refused and not logged`);
      }
    }
  }
  return faults;
}

/** A rule may blame a value, what holds it, or what is missing in it. */
function isAround(pointer: string, logged: string): boolean {
  return pointer.startsWith(logged) || logged.startsWith(pointer);
}
