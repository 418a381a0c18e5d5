import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';

export type RemixHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * One Remix handler for each base path over the same build: every link, form and redirect in
 * it then stays in its language by itself.
 */
export function remixHandlers(build: ServerBuild, mode: 'production' | 'development') {
  const handlers = new Map<string, RemixHandler>();
  return function handlerFor(basename: string): RemixHandler {
    const ready = handlers.get(basename);
    if (ready) return ready;
    const handler = createRequestHandler({ ...build, basename }, mode);
    handlers.set(basename, handler);
    return handler;
  };
}

export type HandlerFor = ReturnType<typeof remixHandlers>;
