import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { CoreFetch } from '#app/lib/core/core.server.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import type { Log } from '#core/log.ts';
import type { PageMemory } from '#server/page-cache/page-memory.ts';
import { createPanel, type Panel } from '#server/panel/panel.ts';
import { remixHandlers } from '#server/panel/remix-handlers.ts';
import { createSlots } from '#server/custom-code/custom-code.ts';
import { loadTexts } from '#server/texts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const unreachable: CoreFetch = () => new Response(null, { status: 503 });

interface Asked {
  host: string;
  path: string;
  scheme?: 'http' | 'https';
  headers?: Record<string, string>;
  /** What a form of the page sends. */
  form?: Record<string, string>;
}

interface BuiltPanel {
  instances: InstanceCache;
  coreFetch: CoreFetch;
  log: Log;
  pages?: PageMemory;
  now?: () => number;
}

/** The built panel without a server around it. */
export async function builtPanel({
  instances,
  coreFetch,
  log,
  pages,
  now = () => Date.now(),
}: BuiltPanel): Promise<Panel> {
  const file = path.join(ROOT, 'build/remix/server/index.js');
  // Vite writes this file; its type is Remix's own.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handlerFor = remixHandlers(build, 'production');
  return createPanel({
    instances,
    coreFetch,
    slots: createSlots({ trusted: [], slugOf: () => undefined, log }),
    coreUrl: 'http://core.internal',
    handlerFor: async () => handlerFor,
    development: false,
    now,
    usesWorker: true,
    pseudo: false,
    dev: undefined,
    texts: await loadTexts(path.join(ROOT, 'locales')),
    pages,
  });
}

/** Answers one page of a host after another. */
export async function panelInProcess(instances: InstanceCache, coreFetch = unreachable) {
  const log = createRecordingLog();
  // A core that is not there is part of what is tried: pages say so in the log and go on.
  log.allowErrors();
  const panel = await builtPanel({ instances, coreFetch, log });
  return async function page({ host, path: address, scheme = 'http', headers = {}, form }: Asked) {
    const request = new Request(`${scheme}://${host}${address}`, {
      headers: { ...headers, ...(form && { 'sec-fetch-site': 'same-origin' }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const hosts = { host, hostname: host, publicHost: host };
    const visitor = { ...hosts, scheme, address: '192.0.2.7', trusted: false };
    const response = await panel.serve({ request, visitor, requestId: 'test', log });
    return {
      status: response.status,
      html: await response.text(),
      cookies: response.headers.getSetCookie(),
      location: response.headers.get('location') ?? undefined,
    };
  };
}
