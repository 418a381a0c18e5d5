import type { LoaderFunctionArgs } from '@remix-run/node';
import { changeFeed } from '#app/areas/shop/change-feed.server.ts';

/** The changes as a JSON Feed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { title, home, entries } = await changeFeed(context, request);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    ...{ title, home_page_url: home },
    items: entries.map(({ id, url, title: name, text, at }) => ({
      ...{ id, url, title: name, content_text: text, date_published: at },
    })),
  };
  return new Response(JSON.stringify(feed), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
}
