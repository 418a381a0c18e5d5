import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { textsOf } from './lib/i18n/i18n.server.ts';
import { TextsProvider } from './lib/texts/use-translation.tsx';
import { NonceContext } from './lib/http/nonce.ts';
import { FragmentsContext } from './lib/fragments/cached-fragment.tsx';
import { fragmentCache, PageFragments } from './lib/fragments/fragment-cache.server.ts';
import { htmlInOne } from './lib/http/html-in-one.server.ts';
import { loadScriptsAfterPaint } from './lib/http/scripts-after-paint.server.ts';
import { ThemeCssContext } from './shell/theme-style.tsx';

const ABORT_AFTER_MS = 5_000;
export const streamTimeout = ABORT_AFTER_MS;

/** For tests, which draw pages with and without it. */
export { fragmentCache };

/** The whole document of a page. */
export function documentOf(request: Request, entry: EntryContext, context: AppLoadContext) {
  return (
    <NonceContext.Provider value={context.nonce}>
      <TextsProvider texts={textsOf(context.locale)}>
        <ThemeCssContext.Provider value={context.instance.theme.css}>
          <RemixServer context={entry} url={request.url} nonce={context.nonce} />
        </ThemeCssContext.Provider>
      </TextsProvider>
    </NonceContext.Provider>
  );
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const fragments = fragmentsOf(context);
    const document = documentOf(request, entry, context);
    const kept = (
      <FragmentsContext.Provider value={fragments}>{document}</FragmentsContext.Provider>
    );
    const rendered = renderToPipeableStream(kept, {
      nonce: context.nonce,
      onAllReady() {
        clearTimeout(limit);
        headers.set('content-type', 'text/html; charset=utf-8');
        htmlInOne(rendered).then((drawn) => {
          const filled = fragments ? fragments.fill(drawn, { keeps: !failed }) : drawn;
          // What changes while one develops is told of before all else.
          const html = 'hmr' in entry.manifest ? filled : loadScriptsAfterPaint(filled);
          resolve(new Response(html, { headers, status: failed ? 500 : status }));
        }, reject);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        // A visitor who left early broke nothing.
        if (!request.signal.aborted) context.reportError(error);
      },
    });
    const limit = setTimeout(() => rendered.abort(), ABORT_AFTER_MS + 1_000).unref();
    request.signal.addEventListener('abort', () => rendered.abort(), { once: true });
  });
}

/** A draft changes while it is looked at, and its pages are marked for the studio. */
function fragmentsOf({ instance, locale, base, preview, nonce }: AppLoadContext) {
  if (preview) return undefined;
  return new PageFragments({ of: [instance.host, instance.revision, locale, base], nonce });
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.reportError(error);
}
