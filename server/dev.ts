import { createServer as createHttpServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { createServer } from 'vite';
import { readEnv } from './env.ts';
import type { Middleware } from './http/http-server.ts';
import { createLog } from './log.ts';
import { remixHandlers } from './panel/remix-handlers.ts';
import { runUntilSignal } from './run-until-signal.ts';
import { start, type PanelBuild } from './start.ts';

/** The server in development: the same one, with the panel built as it is asked for and reloaded as it changes. */

async function panelInDevelopment(): Promise<PanelBuild> {
  const server = createHttpServer();
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  // Connect's types of a middleware are those of Node with more fields.
  const middleware: Middleware = (request, response, next) =>
    vite.middlewares(request, response, next);
  return {
    async handlerFor() {
      // Remix's plugin serves its build under this name.
      const build = (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
      return remixHandlers(build, 'development');
    },
    middleware,
    server,
    development: true,
  };
}

const env = readEnv();
const log = createLog(env.LOG_LEVEL);
await runUntilSignal(log, () => start(env, log, panelInDevelopment));
