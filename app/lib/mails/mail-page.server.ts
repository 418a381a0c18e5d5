import type { AppLoadContext } from '@remix-run/node';

/** What a link of the mail may do: lead away the window around it, or nothing at all. */
export type MailLinks = 'lead' | 'rest';

const SANDBOX: Record<MailLinks, string> = {
  lead: 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  rest: 'allow-same-origin',
};
const TARGET: Record<MailLinks, string> = { lead: '_top', rest: '_blank' };

/** The HTML of a mail as a mail program shows it, in a frame of the panel: nothing can run in it. */
export function mailPage(
  { pageOrigin }: Pick<AppLoadContext, 'pageOrigin'>,
  html: string,
  { links, status = 200 }: { links: MailLinks; status?: number },
): Response {
  const policy = [
    // Of the same origin, or the pictures of the brand would be refused.
    `sandbox ${SANDBOX[links]}`,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pageOrigin} https: data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return new Response(html.replace('<head>', `<head><base target="${TARGET[links]}">`), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    },
  });
}
