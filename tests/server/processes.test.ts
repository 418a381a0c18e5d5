import http, { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

/** Sends the head of a form, and answers how to send the rest once the server wants it. */
function beginRequest(url: string): Promise<() => Promise<number | undefined>> {
  const body = 'currency=EUR&returnTo=%2F';
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ host: 'localhost', origin: 'http://localhost', expect: '100-continue' },
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
    };
    const form = http.request(`${url}/app/de/preferences`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((answer, fail) => {
      form.on('response', (response) => answer(response.resume().statusCode)).on('error', fail);
    });
    form.on('continue', () => {
      resolve(() => {
        form.end(body);
        return answered;
      });
    });
    answered.catch(reject);
    form.flushHeaders();
  });
}

describe('a process', () => {
  test('finishes what it has begun when it is told to stop', async () => {
    const server = await startServer();
    // The server has said "go on" to each, so it has begun with all of them.
    const running = await Promise.all(Array.from({ length: 20 }, () => beginRequest(server.url)));
    const stopped = server.stop();
    const isReady = () =>
      request({ url: `${server.url}/readyz` }).then(
        ({ status }) => status === 200,
        () => false,
      );
    await expect.poll(isReady).toBe(false);
    const answers = await Promise.all(running.map((end) => end()));
    expect(answers).toEqual(Array(20).fill(303));
    expect(await stopped).toBe(0);
  });

  test('stops as soon as its last answer is sent, whatever connections are kept', async () => {
    const server = await startServer({ env: { SHUTDOWN_SECONDS: '300' } });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve, reject) => {
      get(`${server.url}/app/`, { agent, headers: { host: 'localhost' } }, (response) => {
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
    expect(await server.stop()).toBe(0);
    agent.destroy();
  });

  test('with a bad setting says which one', async () => {
    await expect(startServer({ env: { MARQUEE_ROLE: 'everything' } })).rejects.toThrow(
      /MARQUEE_ROLE/,
    );
    await expect(startServer({ env: { MARQUEE_ROLE: 'panel' } })).rejects.toThrow(/CORE_URL/);
  });
});

describe('beside a process that runs', () => {
  let core: RunningServer;
  beforeAll(async () => {
    core = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(() => core.stop());

  test('one that shows the panel alone passes pictures and calls on to its core', async () => {
    const panel = await startServer({ env: { MARQUEE_ROLE: 'panel', CORE_URL: core.url } });
    const ask = (path: string) => request({ url: panel.url, host: 'nova.localhost', path });
    const { text } = await ask('/app/');
    expect(text).toContain('Nova Reach');
    const [picture = ''] = /\/instance-assets\/nova\/[\w.]+/.exec(text) ?? [];
    const answer = await ask(picture);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect((await ask('/api/v1/settings')).status).toBe(200);
    expect((await ask('/settings')).text).toContain('Nova Reach');
    // What names the hosts of others is told to panels, never passed on by them.
    expect((await ask('/instance-changes')).status).toBe(404);
    expect(await panel.stop()).toBe(0);
  });

  test('no visitor is told which instances change', async () => {
    const ask = (headers: Record<string, string>) =>
      request({ url: core.url, path: '/instance-changes', headers });
    expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });

  test('another is refused its embedded database with a sentence', async () => {
    const second = startServer({ varFolder: core.varFolder, keepVar: true });
    await expect(second).rejects.toThrow(/in use by the process \d+\. Stop that one first/);
  });
});
