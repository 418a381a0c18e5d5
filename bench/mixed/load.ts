import { readFileSync } from 'node:fs';
import net from 'node:net';
import { callAt, type Call, type Scene } from './calls.ts';

// Calls at an even rate, whether answers come or not, in a process of its own: port, calls a second,
// seconds, the name of the run, the file of the scene. Writes what came of it as JSON.

const [port = '', perSecond = '', seconds = '', run = '', file = ''] = process.argv.slice(2);
const CONNECTIONS = 64;
/** After the last call, answers are waited for so long. */
const PATIENCE_MS = 10_000;
/** Calls that are late are sent at once, so many of them in one turn. */
const TURN_MS = 4;

// As the process that started this one wrote it.
const scene = JSON.parse(readFileSync(file, 'utf8')) as Scene;
const count = Number(perSecond) * Number(seconds);

interface Waiting {
  call: Call;
  /** When it was to be sent. */
  due: number;
}

const waiting: Waiting[] = [];
const latencies: number[] = [];
const errors = new Map<string, number>();

function noteError(text: string): void {
  errors.set(text, (errors.get(text) ?? 0) + 1);
}

class Connection {
  readonly #socket: net.Socket;
  #current: Waiting | undefined;
  #parts: Buffer[] = [];

  constructor() {
    this.#socket = net.connect(Number(port), '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (data) => this.#hear(data));
    this.#socket.on('error', (error) => noteError(error.message));
    this.#socket.on('close', () => this.#current && noteError('closed'));
  }

  get isFree(): boolean {
    return this.#current === undefined && !this.#socket.destroyed;
  }

  send(one: Waiting): void {
    this.#current = one;
    const { body, isPacked } = one.call;
    const head = [
      'POST /api/v2 HTTP/1.1',
      `Host: ${scene.host}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      ...(isPacked ? ['Accept-Encoding: gzip'] : []),
    ];
    this.#socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }

  close(): void {
    this.#current = undefined;
    this.#socket.destroy();
  }

  #hear(data: Buffer): void {
    this.#parts.push(data);
    const whole = this.#parts.length === 1 ? data : Buffer.concat(this.#parts);
    if (!isWhole(whole)) {
      this.#parts = [whole];
      return;
    }
    this.#parts = [];
    const one = this.#current;
    this.#current = undefined;
    if (!one) return noteError('an answer that nobody asked for');
    latencies.push(performance.now() - one.due);
    judge(one.call, whole);
    const next = waiting.shift();
    if (next) this.send(next);
  }
}

/** Whether all of an answer has come; each says its length, or comes in chunks. */
function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = answer.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return answer.length >= end + 4 + Number(length);
  return answer.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
}

function judge({ kind }: Call, answer: Buffer): void {
  const status = answer.toString('latin1', 9, 12);
  if (status !== '200') return noteError(`${kind}: ${status}`);
  const start = answer.indexOf('\r\n\r\n') + 4;
  const said = answer.toString('latin1', start, start + 200);
  if (said.includes('"error"')) noteError(`${kind}: ${said}`);
}

function at(percent: number): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  return Math.round((found ?? Infinity) * 10) / 10;
}

/** Opened as they are needed: one that never asks is closed by the server. */
const connections: Connection[] = [];

function freeConnection(): Connection | undefined {
  const free = connections.find(({ isFree }) => isFree);
  if (free || connections.length >= CONNECTIONS) return free;
  const opened = new Connection();
  connections.push(opened);
  return opened;
}

const started = performance.now();
let sent = 0;

function sendDue(): void {
  const now = performance.now();
  for (; sent < count && started + (sent * 1_000) / Number(perSecond) <= now; sent += 1) {
    waiting.push({
      call: callAt(scene, sent, run),
      due: started + (sent * 1_000) / Number(perSecond),
    });
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const connection = freeConnection();
    if (!connection) {
      waiting.unshift(next);
      return;
    }
    connection.send(next);
  }
}

const limit = started + Number(seconds) * 1_000 + PATIENCE_MS;
while ((sent < count || latencies.length < count) && performance.now() < limit) {
  sendDue();
  await new Promise((resolve) => setTimeout(resolve, TURN_MS));
}
for (const connection of connections) connection.close();
console.log(
  JSON.stringify({
    ...{ asked: count, answered: latencies.length, errors: Object.fromEntries(errors) },
    ...{ p50: at(50), p95: at(95), p99: at(99), max: at(100) },
  }),
);
