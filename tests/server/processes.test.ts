import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#core/clock.ts';
import type { Database } from '#core/db/database.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { changeSettings } from '#core/instances/change-settings.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { cloneServerDatabase } from '#core/testing/server-template.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

const postgres = process.env['TEST_DATABASE_URL'];

const titleOf = async (server: RunningServer) => {
  const { text } = await request({ url: server.url, host: 'localhost:3000', path: '/app/' });
  return /<title>[^<]*· ([^<]*)<\/title>/.exec(text)?.[1];
};

describe.runIf(postgres)('two processes on one database', () => {
  const log = createRecordingLog();
  let clone: Awaited<ReturnType<typeof cloneServerDatabase>>;
  let db: Database;
  let servers: RunningServer[];

  beforeAll(async () => {
    clone = await cloneServerDatabase(postgres ?? '');
    const env = { DATABASE_URL: clone.url, MARQUEE_MODE: 'demo' };
    // At once, so that migrating and seeding meet.
    servers = await Promise.all([startServer({ env }), startServer({ env })]);
    db = await openDatabase({ kind: 'server', url: clone.url }, log);
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await db.close();
    await clone.drop();
  });

  test('show a change of the settings without being asked again', async () => {
    expect(await Promise.all(servers.map(titleOf))).toEqual(['Marquee', 'Marquee']);
    for (const panelName of ['Changed once', 'Changed twice']) {
      await changeSettings({ db, clock: systemClock }, { slug: 'marquee', patch: { panelName } });
      // Well below the minute after which a panel asks by itself.
      for (const server of servers) {
        await expect.poll(() => titleOf(server), { timeout: 5000, interval: 50 }).toBe(panelName);
      }
    }
  });

  test('show it also in a panel elsewhere, which keeps what it has for an hour', async () => {
    const env = { DATABASE_URL: clone.url, TRUSTED_PROXIES: '127.0.0.1' };
    const core = await startServer({ env: { ...env, MARQUEE_ROLE: 'core' } });
    const panel = await startServer({
      env: { MARQUEE_ROLE: 'panel', CORE_URL: core.url, MARQUEE_FRESH_SECONDS: '3600' },
    });
    await titleOf(panel);
    for (const panelName of ['Heard once', 'Heard twice']) {
      await changeSettings({ db, clock: systemClock }, { slug: 'marquee', patch: { panelName } });
      await expect.poll(() => titleOf(panel), { timeout: 5000, interval: 50 }).toBe(panelName);
    }
    expect(await core.stop()).toBe(0);
    expect(await titleOf(panel)).toBe('Heard twice');
    expect(await panel.stop()).toBe(0);
    const patch = { panelName: 'Changed twice' };
    await changeSettings({ db, clock: systemClock }, { slug: 'marquee', patch });
    await expect.poll(() => titleOf(servers[1] as RunningServer)).toBe('Changed twice');
  });

  test('one of them going away leaves the other serving', async () => {
    await servers[0]?.kill();
    expect(await titleOf(servers[1] as RunningServer)).toBe('Changed twice');
  });
});

describe('a process', () => {
  test('finishes what it has begun when it is told to stop', async () => {
    const server = await startServer();
    const ask = (path: string) => request({ url: server.url, host: 'localhost', path });
    expect((await ask('/readyz')).status).toBe(200);
    const running = Array.from({ length: 20 }, () => ask('/app/de/about'));
    // One answer is there, so the connections of the others are.
    await Promise.race(running);
    const stopped = server.stop();
    const answers = await Promise.all(running);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await stopped).toBe(0);
  });

  test('that shows the panel alone passes pictures and calls on to its core', async () => {
    const core = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
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
    await core.stop();
  });

  test('tells no visitor which instances change', async () => {
    const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const ask = (headers: Record<string, string>) =>
      request({ url: server.url, path: '/instance-changes', headers });
    expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    await server.stop();
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

  test('is refused the embedded database of another with a sentence', async () => {
    const first = await startServer();
    const second = startServer({ varFolder: first.varFolder, keepVar: true });
    await expect(second).rejects.toThrow(/in use by the process \d+\. Stop that one first/);
    await first.stop();
  });

  test('with a bad setting says which one', async () => {
    await expect(startServer({ env: { MARQUEE_ROLE: 'everything' } })).rejects.toThrow(
      /MARQUEE_ROLE/,
    );
    await expect(startServer({ env: { MARQUEE_ROLE: 'panel' } })).rejects.toThrow(/CORE_URL/);
  });
});
