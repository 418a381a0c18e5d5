import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from './request.ts';
import { startServer } from './start-server.ts';

/** Stands for the built server: says what it was asked, and shuts down with code 3. */
const STAND_IN = `
import http from 'node:http';
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.MARQUEE_VAR + '/mark', 'x');
console.error('not JSON');
console.log('{broken');
const server = http.createServer((q, r) => {
  let body = '';
  q.on('data', (chunk) => (body += chunk)).on('end', () => {
    r.writeHead(q.url === '/moved' ? 302 : 200, { location: '/', 'set-cookie': ['a=1', 'b=2'] });
    r.end(JSON.stringify({ host: q.headers.host, url: q.url, method: q.method, body,
      level: process.env.LOG_LEVEL, secret: process.env.HARNESS_SECRET ?? null }));
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ msg: 'listening', url: 'http://127.0.0.1:' + server.address().port }));
});
process.on('SIGTERM', () => process.exit(3));
`;

let folder: string;
let entry: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-harness-'));
  entry = path.join(folder, 'server.mjs');
  await writeFile(entry, STAND_IN);
});
afterAll(() => rm(folder, { recursive: true }));

describe('startServer', () => {
  test('resolves when the server listens, and removes its folder when it stops', async () => {
    const server = await startServer({ entry, env: { LOG_LEVEL: 'debug' } });
    expect(server.logs).toContain('{broken');
    const answer = await request({ url: server.url });
    expect(answer.json()).toMatchObject({ level: 'debug' });
    expect(existsSync(path.join(server.varFolder, 'mark'))).toBe(true);
    expect(await server.stop()).toBe(3);
    expect(existsSync(server.varFolder)).toBe(false);
  });

  test("keeps the environment of the test's own process out", async () => {
    process.env['HARNESS_SECRET'] = 'not for the server';
    const server = await startServer({ entry });
    delete process.env['HARNESS_SECRET'];
    expect((await request({ url: server.url })).json()).toMatchObject({ secret: null });
    await server.stop();
  });

  test('leaves the folder for a second start after a kill', async () => {
    const first = await startServer({ entry, keepVar: true });
    await first.kill();
    expect(existsSync(path.join(first.varFolder, 'mark'))).toBe(true);
    const second = await startServer({ entry, varFolder: first.varFolder, keepVar: false });
    await second.stop();
    expect(existsSync(first.varFolder)).toBe(false);
  });

  test('says what the server wrote when it ends before it listens', async () => {
    const broken = path.join(folder, 'broken.mjs');
    await writeFile(broken, "console.error('PORT must be a number'); process.exit(2);");
    await expect(startServer({ entry: broken })).rejects.toThrow(
      'The server ended with 2 before it listened.\nPORT must be a number',
    );
  });

  test('says what to do when nothing was built', async () => {
    const missing = path.join(folder, 'missing.js');
    await expect(startServer({ entry: missing })).rejects.toThrow('run `npm run build` first');
  });
});

describe('request', () => {
  test('sends the host, the method, the path and the body as they are', async () => {
    const server = await startServer({ entry });
    const answer = await request({
      url: server.url,
      host: 'nova.localhost',
      path: '/a/../b?c=%20',
      method: 'POST',
      body: 'hello',
    });
    expect(answer.json()).toMatchObject({
      host: 'nova.localhost',
      url: '/a/../b?c=%20',
      method: 'POST',
      body: 'hello',
    });
    await server.stop();
  });

  test('sends an empty host as it is', async () => {
    const server = await startServer({ entry });
    expect((await request({ url: server.url, host: '' })).json()).toMatchObject({ host: '' });
    await server.stop();
  });

  test('follows no redirect and keeps each cookie', async () => {
    const server = await startServer({ entry });
    const answer = await request({ url: `http://nova.localhost:${server.port}/moved` });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/');
    expect(answer.cookies).toEqual(['a=1', 'b=2']);
    await server.stop();
  });
});
