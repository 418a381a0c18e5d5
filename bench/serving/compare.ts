import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { bodyOf } from '#core/platform/http/packed-bytes.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { request } from '#tests/harness/request.ts';
import { median, refuse, report } from '../report/report.ts';
import { QUIET_LOG } from './quiet-log.ts';

const run = promisify(execFile);
const ROUNDS = 9;
/** Until the compiler of the engine that runs both has done what it will do. */
const WARM_UPS = 12;
const ROUND_MS = 700;

export interface Asked {
  host: string;
  path: string;
  /** Others that are answered alike, asked for in turn with it. */
  others?: readonly string[];
  headers?: readonly string[];
}

interface Comparison {
  measure: string;
  /** The port of ours, which listens in this very process. */
  port: number;
  asked: Asked;
  /** What sends the same bytes: Node alone, or our server with nothing to find or to make. */
  against?: 'node:http' | 'a ready buffer';
  /** The least ratio that is promised; without one it is only told. */
  least?: number;
}

const programOf = (port: number, { host, path: target, others = [], headers = [] }: Asked) => [
  ...['--import', 'tsx', path.join(import.meta.dirname, 'load.ts')],
  ...[String(port), String(ROUND_MS), [target, ...others].join(' '), `Host: ${host}`, ...headers],
];

/**
 * Ours and a bare node:http that sends the same bytes, in turns. What counts is how many answers a
 * second of processor time gives: who else uses the machine has no say in it.
 */
export async function compareServing(comparison: Comparison): Promise<void> {
  const { measure, port, asked, against = 'node:http', least } = comparison;
  const answer = await answerOf(port, asked);
  const bare = against === 'node:http' ? await startBare(answer) : await startReady(answer);
  const rates: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const ours = await rateOf(port, asked);
    const reference = await rateOf(bare.port, asked);
    if (round < 0) continue;
    rates.ours.push(ours);
    rates.reference.push(reference);
  }
  await bare.close();
  report({
    measure,
    ours: median(rates.ours),
    reference: median(rates.reference),
    unit: 'requests/s of processor',
    against,
  });
  const ratio = median(rates.ours) / median(rates.reference);
  if (least !== undefined && ratio < least) {
    refuse(`${measure}: ${ratio.toFixed(2)} of ${against}, ${least} is promised.`);
  }
}

async function rateOf(port: number, asked: Asked): Promise<number> {
  const before = process.cpuUsage();
  const { stdout } = await run(process.execPath, programOf(port, asked));
  const { user, system } = process.cpuUsage(before);
  return Math.round(Number(stdout) / ((user + system) / 1_000_000));
}

interface Reference {
  port: number;
  close(): Promise<void>;
}

type Answer = Awaited<ReturnType<typeof answerOf>>;

/** Answers everything with what the other one answers to one question, headers and all. */
async function startBare({ headers, body }: Answer): Promise<Reference> {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server on TCP has an address with a port.
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The same by our own server, whose handler does nothing else. */
async function startReady({ headers, body }: Answer): Promise<Reference> {
  const bytes = new Uint8Array(body);
  const server = new HttpServer({
    log: QUIET_LOG,
    isTrusted: () => false,
    // As ours sends them: given as they are, they would be copied each time.
    handle: async () => new Response(bodyOf(bytes), { headers }),
  });
  const url = await server.listen(0, '127.0.0.1');
  return { port: Number(new URL(url).port), close: () => server.stop(1) };
}

async function answerOf(port: number, { host, path: target, headers = [] }: Asked) {
  const given = Object.fromEntries(headers.map((line) => line.split(': ', 2)));
  const ask = () =>
    request({ url: `http://127.0.0.1:${port}`, host, path: target, headers: given });
  // The first answer may be streamed while it is made.
  await ask();
  const answer = await ask();
  if (answer.status !== 200) throw new Error(`${target} answered ${answer.status}.`);
  const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);
  const kept = Object.entries(answer.headers).filter(([name]) => !own.has(name));
  return {
    body: answer.bytes,
    headers: { ...Object.fromEntries(kept), 'content-length': String(answer.bytes.length) },
  };
}
