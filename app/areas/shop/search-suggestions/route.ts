import type { LoaderFunctionArgs } from '@remix-run/node';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readSearch } from '#app/lib/http/list-query.ts';
import { distantSuggestions } from '#app/areas/shop/search-index.server.ts';

/** What the search proposes where there is too much for the browser to look through. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readSearch(new URL(request.url).searchParams.get('query'));
  const headers = { 'cache-control': 'private, no-cache' };
  if (query === '') return Response.json({ networks: [], types: [], services: [] }, { headers });
  try {
    return Response.json(await distantSuggestions(context, query), { headers });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    const status = error.status === 429 ? 429 : 503;
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  }
}
