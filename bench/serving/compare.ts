import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { request } from '#tests/harness/request.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const ROUND_MS = 700;

export interface Asked {
  host: string;
  path: string;
  headers?: readonly string[];
}

interface Comparison {
  measure: string;
  /** The port of ours, which listens in this very process. */
  port: number;
  asked: Asked;
  /** The least ratio that is promised; without one it is only told. */
  least?: number;
}

const programOf = (port: number, { host, path: target, headers = [] }: Asked) => [
  ...['--import', 'tsx', path.join(import.meta.dirname, 'load.ts')],
  ...[String(port), String(ROUND_MS), `GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers],
];

/**
 * Ours and a bare node:http that sends the same bytes, in turns. What counts is how many answers a
 * second of processor time gives: who else uses the machine has no say in it.
 */
export async function compareServing(comparison: Comparison): Promise<void> {
  const { measure, port, asked, least } = comparison;
  const bare = await startBare(port, asked);
  const rates: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await rateOf(port, asked);
    const reference = await rateOf(bare.port, asked);
    // The first round is for the compiler of the engine that runs us.
    if (round === 0) continue;
    rates.ours.push(ours);
    rates.reference.push(reference);
  }
  bare.server.close();
  bare.server.closeAllConnections();
  report({
    measure,
    ours: median(rates.ours),
    reference: median(rates.reference),
    unit: 'requests/s of processor',
    against: 'node:http',
  });
  const ratio = median(rates.ours) / median(rates.reference);
  if (least !== undefined && ratio < least) {
    refuse(`${measure}: ${ratio.toFixed(2)} of node:http, ${least} is promised.`);
  }
}

function report(line: {
  measure: string;
  ours: number;
  reference: number;
  unit: string;
  against: string;
}): void {
  console.log(JSON.stringify(line));
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function rateOf(port: number, asked: Asked): Promise<number> {
  const before = process.cpuUsage();
  const { stdout } = await run(process.execPath, programOf(port, asked));
  const { user, system } = process.cpuUsage(before);
  return Math.round(Number(stdout) / ((user + system) / 1_000_000));
}

/** Answers everything with what the other one answers to one question, headers and all. */
async function startBare(port: number, asked: Asked): Promise<{ server: Server; port: number }> {
  const { headers, body } = await answerOf(port, asked);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on TCP has an address with a port.
  return { server, port: (server.address() as AddressInfo).port };
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
