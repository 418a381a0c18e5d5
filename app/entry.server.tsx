import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { textsOf } from './lib/i18n/i18n.server.ts';
import { NonceContext } from './lib/http/nonce.ts';
import { withoutNul } from './lib/http/without-nul.server.ts';
import { ThemeCssContext } from './shell/theme-style.tsx';

const ABORT_AFTER_MS = 5_000;
export const streamTimeout = ABORT_AFTER_MS;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // Crawlers and pages without scripts want the whole document, not a shell that fills later.
  const waitForAll = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <I18nextProvider i18n={textsOf(context.locale)}>
          <ThemeCssContext.Provider value={context.instance.theme.css}>
            <RemixServer context={entry} url={request.url} nonce={context.nonce} />
          </ThemeCssContext.Provider>
        </I18nextProvider>
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          const body = withoutNul();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          );
          body.once('close', () => clearTimeout(limit));
          stream.pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          // A visitor who left early broke nothing.
          if (!request.signal.aborted) context.reportError(error);
        },
      },
    );
    const limit = setTimeout(() => stream.abort(), ABORT_AFTER_MS + 1_000).unref();
    request.signal.addEventListener('abort', () => stream.abort(), { once: true });
  });
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.reportError(error);
}
