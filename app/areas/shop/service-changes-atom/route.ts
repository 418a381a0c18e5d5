import type { LoaderFunctionArgs } from '@remix-run/node';
import { changeFeed } from '#app/areas/shop/change-feed.server.ts';
import { escapeMarkup } from '#app/lib/content/escape-markup.ts';

/** The changes as an Atom feed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { title, home, updated, entries } = await changeFeed(context, request);
  const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
  const link = (href: string) => `<link href="${escapeMarkup(href)}"/>`;
  const items = entries.map(
    (entry) =>
      `<entry>${element('id', entry.id)}${element('title', entry.title)}${link(entry.url)}${element(
        'updated',
        entry.at,
      )}${element('summary', entry.text)}</entry>`,
  );
  const author = `<author>${element('name', context.instance.settings.panelName)}</author>`;
  const head = [
    element('id', home),
    element('title', title),
    link(home),
    element('updated', updated),
  ];
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${head.join(
      '',
    )}${author}${items.join('')}</feed>\n`,
    { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } },
  );
}
