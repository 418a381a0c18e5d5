import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFilters } from '#app/areas/shop/catalogue-filters.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { foundPage } from '#app/areas/shop/found-page.server.ts';
import { readPage } from '#app/lib/http/list-query.ts';

/** The next services of a list, which a script adds below it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const filters = readFilters(parameters, context.instance.settings.currencies);
  try {
    const page = readPage(parameters.get('page'));
    const view = parameters.get('view') === 'table' ? 'table' : 'cards';
    const { found } = await foundPage(context, { filters, page, view });
    return Response.json(found);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}
