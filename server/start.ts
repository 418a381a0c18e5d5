import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { fetchDocument, type CoreFetch } from '#app/lib/core/core.server.ts';
import type { Texts } from '#core/deps.ts';
import type { InstanceChange } from '#core/tenancy/instances/instance-channel.ts';
import type { Log } from '#core/log.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { defaultInstance, startCoreProcess, type CoreProcess } from './core-process.ts';
import { devPages } from './dev-pages.ts';
import { isLoopback, type Env } from './env.ts';
import { followDatabase } from './follow-database.ts';
import { followInstanceNews } from './follow-instance-news.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import type { StaticFiles } from './http/static-files.ts';
import { createHomeScreen } from './home-screen/home-screen.ts';
import { createPictureReader } from './home-screen/read-picture.ts';
import { HttpServer, type Middleware } from './http/http-server.ts';
import { createPanel } from './panel/panel.ts';
import type { HandlerFor } from './panel/remix-handlers.ts';
import { panelHealth } from './panel/panel-health.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { createInstanceNews } from './instance-news.ts';
import { createCachedAnswers } from './page-cache/cached-answers.ts';
import { createPageMemory } from './page-cache/page-memory.ts';
import { createRemoteCore } from './remote-core.ts';
import { coreHandle, routeRequests } from './route-requests.ts';
import { createWidgetScript, WIDGET_SCRIPT } from './widget-script.ts';
import { createServiceWorker, type WorkerPrograms } from './service-worker.ts';
import { createSiteFiles } from './site-files.ts';
import { createSlots, type ServeSlot } from './custom-code/custom-code.ts';
import { createSlugMemory } from './custom-code/slug-memory.ts';
import { loadTexts } from './texts.ts';

/** What differs between the built panel and one in development. */
export interface PanelBuild {
  handlerFor: () => Promise<HandlerFor>;
  staticFiles?: StaticFiles;
  /** Absent in development: nothing may be kept there. */
  workerPrograms?: WorkerPrograms;
  /** Answers the development server's own requests before ours. */
  middleware?: Middleware;
  /** The one that the development socket rides on. */
  server?: Server;
  development: boolean;
}

export interface Marquee {
  url: string;
  /** Stops taking requests and jobs, finishes what runs, then closes the database. */
  stop(): Promise<void>;
}

/** Where an embedded core seems to live; nothing ever connects to it. */
const EMBEDDED_CORE = 'http://core.internal';

export async function start(
  env: Env,
  log: Log,
  panelBuild: () => Promise<PanelBuild>,
): Promise<Marquee> {
  let draining = false;
  const isDraining = () => draining;
  const texts = await loadTexts(join(PROJECT_ROOT, 'locales'));
  const isTrusted = trustedProxies(env.TRUSTED_PROXIES);
  const servesPanel = env.MARQUEE_ROLE === 'all' || env.MARQUEE_ROLE === 'panel';
  const [core, build] = await Promise.all([
    env.MARQUEE_ROLE === 'panel' ? undefined : startCoreProcess({ env, log, texts, isDraining }),
    servesPanel ? panelBuild() : undefined,
  ]);
  const panelParts = build && (await preparePanel({ env, log, texts, core, build }));
  const news =
    core && env.MARQUEE_ROLE !== 'worker' ? await createInstanceNews(core.db) : undefined;
  const askCore = coreHandle(
    core?.fetch ?? createRemoteCore(env.CORE_URL ?? EMBEDDED_CORE, { log, texts }),
  );
  const server = new HttpServer({
    log,
    isTrusted,
    publicPort: env.PUBLIC_PORT,
    ...(build?.middleware && { middleware: build.middleware }),
    ...(build?.server && { server: build.server }),
    findCached:
      panelParts && ((asked) => panelParts.kept?.find(asked) ?? panelParts.panel.findCached(asked)),
    handle: routeRequests({
      panel: panelParts?.panel,
      core: panelParts?.kept?.serve(askCore) ?? askCore,
      staticFiles: build?.staticFiles,
      siteFiles: panelParts && createSiteFiles(panelParts),
      homeScreen: panelParts && createHomeScreen(panelParts),
      slots: panelParts?.slots,
      serviceWorker:
        build?.workerPrograms && createServiceWorker(build.workerPrograms, keepsWorker(env)),
      widgetScript: build && createWidgetScript(await readFile(WIDGET_SCRIPT, 'utf8')),
      news,
      isTrusted,
      health: core ? undefined : panelHealth({ isDraining }),
      onlyHealth: env.MARQUEE_ROLE === 'worker',
    }),
  });
  if (env.MARQUEE_MODE === 'demo' && !isLoopback(env.HOST)) {
    log.warn({ host: env.HOST }, 'the demo is open to others, and its passwords are published');
  }
  const url = await server.listen(env.PORT, env.HOST);
  log.info({ url, role: env.MARQUEE_ROLE, mode: env.MARQUEE_MODE }, 'listening');
  return {
    url,
    async stop() {
      draining = true;
      const deadline = performance.now() + env.SHUTDOWN_SECONDS * 1000;
      await Promise.all([news?.close(), panelParts?.stopFollowing()]);
      await server.stop(env.SHUTDOWN_SECONDS);
      await panelParts?.instances.close();
      await core?.stop(Math.max(1, (deadline - performance.now()) / 1000));
    },
  };
}

interface PanelInput {
  env: Env;
  log: Log;
  texts: Texts;
  core: CoreProcess | undefined;
  build: PanelBuild;
}

async function preparePanel({ env, log, texts, core, build }: PanelInput) {
  const coreUrl = env.CORE_URL ?? EMBEDDED_CORE;
  // The host travels in X-Forwarded-Host, which the core believes from us.
  const coreFetch: CoreFetch = core
    ? (request, page) => core.fetch(request, { trusted: true, ...(page && { page }) })
    : (request) => fetch(request);
  const slugs = createSlugMemory();
  const instances = createInstanceCache({
    fetchDocument: (asked) =>
      slugs.learn(asked.host, fetchDocument({ fetch: coreFetch, baseUrl: coreUrl }, asked)),
    compileTheme,
    directory: join(env.MARQUEE_VAR, 'instances'),
    log,
    now: () => Date.now(),
    freshMs: env.MARQUEE_FRESH_SECONDS * 1000,
  });
  const pages = build.development
    ? undefined
    : createPageMemory({ mostBytes: env.MARQUEE_PAGES_MB * 1024 ** 2, now: () => Date.now() });
  const hear = (payload: string) => {
    // Hosts that a default instance serves are nobody's, so no announcement names them.
    const hosts = defaultInstance(env) ? undefined : hostsIn(payload);
    pages?.forget(hosts);
    for (const host of hosts ?? [undefined]) instances.invalidate(host);
  };
  const stopFollowing = core
    ? await followDatabase(core.db, hear)
    : followInstanceNews({ coreUrl, hear, log });
  const pseudo = build.development || env.MARQUEE_PSEUDO_LANGUAGE === '1';
  const showsDevPages = build.development || env.MARQUEE_MODE === 'demo';
  const slots = createSlots({ trusted: env.MARQUEE_TRUSTED_CODE, slugOf: slugs.of, log });
  const panel = createPanel({
    instances,
    slots,
    coreFetch,
    coreUrl,
    handlerFor: build.handlerFor,
    development: build.development,
    now: () => Date.now(),
    usesWorker: build.workerPrograms !== undefined && keepsWorker(env),
    pseudo,
    dev: showsDevPages ? await devPages(env.MARQUEE_FIXTURES, pseudo) : undefined,
    texts,
    pages,
  });
  const readPicture = createPictureReader({ fetch: coreFetch, baseUrl: coreUrl });
  const serveSlot: ServeSlot = (incoming, pathname) => slots.serve(instances, incoming, pathname);
  const kept = pages && createCachedAnswers(pages);
  return {
    instances,
    panel,
    kept,
    slots: serveSlot,
    readPicture,
    stopFollowing,
    coreFetch,
    coreUrl,
  };
}

function keepsWorker(env: Env): boolean {
  return env.MARQUEE_SERVICE_WORKER === 'on';
}

/** Undefined where any host may be concerned. */
function hostsIn(payload: string): string[] | undefined {
  // Written by announceInstance or announceCatalogue in this very version or a neighbouring one.
  return (JSON.parse(payload) as Partial<InstanceChange>).hosts;
}
