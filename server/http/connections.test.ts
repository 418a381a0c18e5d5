import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { HttpServer } from './http-server.ts';
import type { Incoming } from './listener.ts';

/** Requests as bytes on a connection, and what comes back until it is closed or enough came. */

const MEGABYTE = 1024 * 1024;
const open: Socket[] = [];
let server: HttpServer;
let port: number;

beforeEach(async () => {
  server = new HttpServer({
    log: createRecordingLog(),
    isTrusted: () => false,
    handle: async (incoming) => answerFor(incoming),
    timeouts: { headersMs: 300, requestMs: 600, idleMs: 900, checkEveryMs: 50 },
  });
  port = Number(new URL(await server.listen(0, '127.0.0.1')).port);
});

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await server.stop(1);
});

/** Refuses without a look at the body, reads a part of it, or all. */
async function answerFor({ request, visitor }: Incoming): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/refused') return new Response('Refused', { status: 403 });
  if (pathname === '/begun') {
    const reader = request.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return new Response('Too much', { status: 413 });
  }
  const length = (await request.arrayBuffer()).byteLength;
  return Response.json({ pathname, host: visitor.host, hostname: visitor.hostname, length });
}

function dial() {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let heard = '';
  let broken: Error | undefined;
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  socket.on('error', (error) => (broken = error));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    heard: () => heard,
    broken: () => broken,
    closed,
    until: (pattern: RegExp) => expect.poll(() => heard, { timeout: 20_000 }).toMatch(pattern),
  };
}

const post = (path: string, body: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${length}\r\n\r\n${body}`;
const GET = 'GET /next HTTP/1.1\r\nHost: shop.example\r\n\r\n';

const NEXT_ANSWERED = /"pathname":"\/next"/;

describe('an answer to a body that is not read', () => {
  test.each(['/refused', '/begun'])('%s says that the connection ends', async (path) => {
    const line = dial();
    line.socket.write(post(path, 'x'.repeat(70_000), 5 * MEGABYTE));
    await line.until(/HTTP\/1\.1 4\d\d [\s\S]*\r\n\r\n/);
    expect(line.heard()).toMatch(/\r\nconnection: close\r\n/i);
  });

  test.each(['/refused', '/begun'])('%s reaches who sends all of it first', async (path) => {
    for (let round = 0; round < 20; round += 1) {
      const line = dial();
      line.socket.write(post(path, 'x'.repeat(2 * MEGABYTE)));
      await line.closed;
      expect(line.broken(), `round ${round}`).toBeUndefined();
      expect(line.heard()).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*(Refused|Too much)/);
    }
  });

  test('takes no request on that connection which it then drops', async () => {
    for (let round = 0; round < 20; round += 1) {
      const line = dial();
      line.socket.write(post('/refused', 'x'.repeat(70_000), 100_000));
      await line.until(/Refused/);
      const staysOpen = !/connection: close/i.test(line.heard());
      line.socket.write('x'.repeat(30_000) + GET);
      if (staysOpen) await line.until(NEXT_ANSWERED);
      else await line.closed;
    }
  });

  test('keeps the connection where the body has come already', async () => {
    const line = dial();
    line.socket.write(post('/refused', 'a=1'));
    await line.until(/Refused/);
    expect(line.heard()).not.toMatch(/connection: close/i);
    line.socket.write(GET);
    await line.until(NEXT_ANSWERED);
  });

  test('is not waited for without an end', async () => {
    const line = dial();
    line.socket.write(post('/refused', 'x', 1000 * MEGABYTE));
    await line.until(/Refused/);
    const drip = setInterval(() => line.socket.write('x'), 20);
    await line.closed;
    clearInterval(drip);
  });

  test('keeps the connection of a body that was read', async () => {
    const line = dial();
    line.socket.write(post('/whole', 'x'.repeat(200_000)));
    await line.until(/"length":200000/);
    expect(line.heard()).not.toMatch(/connection: close/i);
    line.socket.write(GET);
    await line.until(NEXT_ANSWERED);
  });
});

describe('the host', () => {
  const ask = async (head: string) => {
    const line = dial();
    line.socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    await line.closed;
    const [status = ''] = /(?<=^HTTP\/1\.1 )\d+/.exec(line.heard()) ?? [];
    return { status: Number(status), text: line.heard() };
  };

  test.each([
    ['two of them', 'GET / HTTP/1.1\r\nHost: shop.example\r\nHost: other.example'],
    ['the same twice', 'GET / HTTP/1.1\r\nHost: shop.example\r\nhOST: shop.example'],
    ['none', 'GET / HTTP/1.1\r\nAccept: */*'],
    ['another in the target', 'GET http://other.example/ HTTP/1.1\r\nHost: shop.example'],
    ['another port in the target', 'GET http://shop.example:81/ HTTP/1.1\r\nHost: shop.example'],
    ['somebody in the target', 'GET http://a@shop.example/ HTTP/1.1\r\nHost: shop.example'],
    ['a target without one', 'GET http:///x HTTP/1.1\r\nHost: shop.example'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: shop.example:99999'],
  ])('is refused: %s', async (_what, head) => {
    const { status, text } = await ask(head);
    expect(status).toBe(400);
    expect(text).not.toContain('"hostname"');
  });

  test.each([
    ['GET /x HTTP/1.1\r\nHost: SHOP.example:3000', 'shop.example:3000', '/x'],
    ['GET /x HTTP/1.1\r\nHost: Shop.Example', 'shop.example', '/x'],
    ['GET http://shop.example/x?a HTTP/1.1\r\nHost: shop.example', 'shop.example', '/x'],
    ['GET HTTP://Shop.Example:80 HTTP/1.1\r\nHost: shop.example', 'shop.example', '/'],
    ['GET http://shop.example?a HTTP/1.1\r\nHost: shop.example:80', 'shop.example:80', '/'],
  ])('is that of %j', async (head, host, pathname) => {
    const { status, text } = await ask(head);
    expect(status).toBe(200);
    expect(text).toContain(JSON.stringify({ pathname, host, hostname: 'shop.example', length: 0 }));
  });
});

describe('a client that is slow', () => {
  test.each([
    ['with its head', 'GET / HTTP/1.1\r\nHost: shop.example\r\nAcc'],
    ['with its body', post('/whole', 'x', 100)],
  ])('%s is told, and loses its connection', async (_what, bytes) => {
    const line = dial();
    line.socket.write(bytes);
    await line.closed;
    expect(line.heard()).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*Too slow/i);
  });

  test('that never says a thing loses its connection', async () => {
    const line = dial();
    await line.closed;
  });
});

test.each([
  ['a head that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no request', 'HELLO\r\n\r\n', 400],
])('%s is refused with a sentence', async (_what, bytes, status) => {
  const line = dial();
  line.socket.write(bytes);
  await line.closed;
  const [head = '', body = ''] = line.heard().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/connection: close/i);
  expect(head).toMatch(/x-content-type-options: nosniff/i);
  expect(head).toContain(`content-length: ${body.length}`);
  expect(body).toMatch(/^\S.*\S$/);
});
