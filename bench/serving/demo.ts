import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import type { ReactElement } from 'react';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { cloneServerDatabase } from '#core/testing/server-template.ts';
import { readEnv } from '#server/env.ts';
import { remixHandlers } from '#server/panel/remix-handlers.ts';
import { start } from '#server/start.ts';
import { request } from '#tests/harness/request.ts';

type Document = (asked: Request, entry: EntryContext, context: AppLoadContext) => ReactElement;

export interface Demo {
  port: number;
  /** The cookie of somebody who has signed in. */
  signIn(email: string): Promise<string>;
  /** The document of the page that was drawn last. */
  lastDocument(): ReactElement;
  close(): Promise<void>;
}

/** The built demo with its history, in this process: embedded, or on a PostgreSQL. */
export async function startDemo(server: string | undefined): Promise<Demo> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const database = server === undefined ? undefined : await cloneServerDatabase(server);
  const env = readEnv({
    ...{ PORT: '0', MARQUEE_VAR: directory, MARQUEE_MODE: 'demo', LOG_LEVEL: 'error' },
    ...(database && { DATABASE_URL: database.url }),
  });
  let last: (() => ReactElement) | undefined;
  const build = await drawnBuild((document) => (last = document));
  const log = createRecordingLog();
  log.allowErrors();
  const marquee = await start(env, log, async () => {
    const handlerFor = remixHandlers(build, 'production');
    return { handlerFor: async () => handlerFor, development: false };
  });
  return {
    port: Number(new URL(marquee.url).port),
    signIn: (email) => signIn(marquee.url, email),
    lastDocument: () => last?.() ?? nothingDrawn(),
    async close() {
      await marquee.stop();
      await database?.drop();
      await rm(directory, { recursive: true });
    },
  };
}

/** The built panel, which tells of every document that it draws. */
async function drawnBuild(tell: (document: () => ReactElement) => void): Promise<ServerBuild> {
  const file = path.resolve(import.meta.dirname, '../../build/remix/server/index.js');
  // Vite writes this file; its type is Remix's own.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  // As `app/entry.server.tsx` exports it.
  const module = build.entry.module as typeof build.entry.module & { documentOf: Document };
  const handle: typeof module.default = (...given) => {
    const [asked, , , entry, context] = given;
    // What is streamed behind the document is no part of it.
    const { serverHandoffStream: _, ...whole } = entry;
    tell(() => module.documentOf(asked, whole, context));
    return module.default(...given);
  };
  return { ...build, entry: { module: { ...module, default: handle } } };
}

async function signIn(url: string, email: string): Promise<string> {
  const { status, cookies } = await request({
    url: `${url}/app/login`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }).toString(),
  });
  const [session = ''] = cookies.filter((line) => line.startsWith('session='));
  if (!session) throw new Error(`${email} could not sign in: ${status}.`);
  return session.split(';', 1)[0] ?? '';
}

function nothingDrawn(): never {
  throw new Error('No page was drawn.');
}
