import { request } from '#tests/harness/request.ts';
import { callsWritten } from '#core/resale/api-calls/write-calls.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { Sample } from './bare-server.ts';
import { callAt, KINDS, type Call, type Kind, type Scene } from './calls.ts';
import { recordStatements, type Statement } from './recorded-calls.ts';

/** Of each kind, so that not the same rows are read each time. */
const SAMPLES = 12;
const OF_TRANSACTIONS = /^\s*(begin|commit|rollback)\b/;
const OF_NOTES = /\bapi_calls\b/;
const OF_TRIES = /\brate_limits\b/;
const OF_READING = /^\s*select(?![^]*\bopen_marked_accounts\()/;

interface Recorded {
  samples: ReadonlyMap<Kind, readonly Sample[]>;
  tries: readonly Statement[];
}

/** Sends calls to ours one by one, and keeps what they asked the database for. */
export async function recordSamples(
  test: TestCore,
  { port, scene }: { port: number; scene: Scene },
): Promise<Recorded> {
  const samples = new Map<Kind, Sample[]>(KINDS.map((kind) => [kind, []]));
  let tries: readonly Statement[] = [];
  const isFull = (kind: Kind) => (samples.get(kind)?.length ?? 0) >= SAMPLES;
  for (let at = 0; !KINDS.every(isFull) || tries.length === 0; at += 1) {
    const call = callAt(scene, at, 'recorded');
    if (isFull(call.kind)) continue;
    // Twice, since the first may make what is then kept.
    const first = await record(test, { port, scene, call: callAt(scene, at, 'first') });
    const { statements, ...answered } = await record(test, { port, scene, call });
    const ofTries = first.statements.filter(({ text }) => OF_TRIES.test(text));
    if (ofTries.length > 0) tries = inOne(first.statements, ofTries);
    const own = statements.filter(
      ({ text }) => ![OF_TRANSACTIONS, OF_NOTES, OF_TRIES].some((one) => one.test(text)),
    );
    // Rows of an order are written once; what is read for it is read again.
    const again = call.kind === 'add' ? own.filter(({ text }) => OF_READING.test(text)) : own;
    samples.get(call.kind)?.push({ ...answered, statements: inOne(statements, again) });
  }
  return { samples, tries };
}

/** With a beginning as ours has it, of a transaction that may write where one of them did. */
function inOne(all: readonly Statement[], own: readonly Statement[]): Statement[] {
  const begins = all.filter(({ text }) => text.startsWith('begin'));
  const isReading = own.every(({ text }) => /^\s*select/.test(text) && !/for no key/.test(text));
  const begin = begins.find(({ text }) => text.startsWith('begin read only') === isReading);
  if (!begin) throw new Error('No transaction was recorded.');
  return [begin, ...own];
}

async function record(
  { db }: TestCore,
  { port, scene, call }: { port: number; scene: Scene; call: Call },
): Promise<Sample> {
  await callsWritten(db);
  let answer: Buffer = Buffer.alloc(0);
  let headers: Record<string, string> = {};
  const statements = await recordStatements(async () => {
    const said = await request({
      ...{ url: `http://127.0.0.1:${port}`, host: scene.host, path: '/api/v2', method: 'POST' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(call.isPacked && { 'accept-encoding': 'gzip' }),
      },
      body: call.body,
    });
    const coding = said.headers['content-encoding'];
    answer = said.bytes;
    headers = {
      'content-type': said.headers['content-type'] ?? '',
      ...(coding && { 'content-encoding': coding }),
    };
    await callsWritten(db);
  });
  return { statements, answer, headers };
}
