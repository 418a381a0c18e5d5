// On PostgreSQL: two processes on one database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '#core/nouns.ts';
import { systemClock } from '#core/clock.ts';
import type { Database } from '#core/platform/db/database.ts';
import { openDatabase } from '#core/platform/db/open-database.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
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
