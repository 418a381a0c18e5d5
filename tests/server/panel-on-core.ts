import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchDocument, type CoreFetch } from '#app/lib/core/core.server.ts';
import { createInstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { Deps } from '#core/deps.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { followDatabase } from '#server/follow-database.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { createPageMemory, type PageMemory } from '#server/page-cache/page-memory.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { builtPanel } from './panel-in-process.ts';

/** The built panel on a core of its own, behind a server, with pages that it keeps. */
export interface PanelOnCore {
  core: TestCore;
  url: string;
  pages: PageMemory;
  /** What pages asked the core. */
  asked: string[];
  isDown: boolean;
  /** What the panel's clock says. */
  time: { ms: number };
  /** Says something else than the core has said. */
  changed: (said: Response, path: string) => Response | Promise<Response>;
  stop(): Promise<void>;
}

export async function startPanelOnCore(overrides: Partial<Deps> = {}): Promise<PanelOnCore> {
  const core = await testCore(overrides);
  const directory = await mkdtemp(path.join(tmpdir(), 'kept-'));
  const time = { ms: Date.now() };
  const now = () => time.ms;
  const pages = createPageMemory({ mostBytes: 16 * 1024 ** 2, now });
  const fetch: CoreFetch = (sent, page) =>
    core.core.fetch(sent, { trusted: true, ...(page && { page }) });
  const started = {
    ...{ core, pages, time, asked: [] as string[], isDown: false },
    changed: ((said) => said) as PanelOnCore['changed'],
  };
  const coreFetch: CoreFetch = async (sent, page) => {
    const { pathname } = new URL(sent.url);
    started.asked.push(pathname);
    if (started.isDown) return new Response(null, { status: 503 });
    return started.changed(await fetch(sent, page), pathname);
  };
  const instances = createInstanceCache({
    fetchDocument: (document) =>
      fetchDocument({ fetch, baseUrl: 'http://core.internal' }, document),
    compileTheme,
    directory,
    log: core.log,
    now,
  });
  const panel = await builtPanel({ instances, coreFetch, log: core.log, pages, now });
  const serve = { handle: panel.serve, findCached: panel.findCached };
  const server = new HttpServer({ ...serve, log: core.log, isTrusted: () => false });
  const url = await server.listen(0, '127.0.0.1');
  await followDatabase(core.db, (payload) => {
    const { hosts } = JSON.parse(payload) as { hosts?: string[] };
    pages.forget(hosts);
    for (const host of hosts ?? [undefined]) instances.invalidate(host);
  });
  return Object.assign(started, {
    url,
    async stop() {
      await server.stop(5);
      await core.close();
      // What was read last may just be being kept.
      await rm(directory, { recursive: true, maxRetries: 5 });
    },
  });
}
