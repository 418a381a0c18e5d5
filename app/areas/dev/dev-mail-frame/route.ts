import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMail } from '#core/platform/mail/outbox.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';

/** The HTML of a mail as a mail program shows it: without scripts, its links in the whole window. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!context.dev) throw new Response(null, { status: 404 });
  const mailId = params['id'] ?? '';
  const html = await context.core
    .call(getMail, { params: { mailId } })
    .then(({ data }) => data.html ?? undefined, missing);
  if (html === undefined) throw new Response(null, { status: 404 });
  const policy = [
    // Of the same origin, or the pictures of the brand would be refused; nothing can run in it.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${context.pageOrigin} https: data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return new Response(html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}

/** A mail that is not there, and an address that no mail can have. */
function missing(error: unknown): undefined {
  if (error instanceof CoreError && error.status < 500) return undefined;
  throw error;
}
