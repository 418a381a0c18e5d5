import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMail } from '#core/platform/mail/outbox.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { mailPage } from '#app/lib/mails/mail-page.server.ts';

/** The HTML of a mail, its links in the whole window. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!context.dev) throw new Response(null, { status: 404 });
  const mailId = params['id'] ?? '';
  const html = await context.core
    .call(getMail, { params: { mailId } })
    .then(({ data }) => data.html ?? undefined, missing);
  if (html === undefined) throw new Response(null, { status: 404 });
  return mailPage(context, html, { links: 'lead' });
}

/** A mail that is not there, and an address that no mail can have. */
function missing(error: unknown): undefined {
  if (error instanceof CoreError && error.status < 500) return undefined;
  throw error;
}
