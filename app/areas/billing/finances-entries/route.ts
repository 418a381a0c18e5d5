import type { LoaderFunctionArgs } from '@remix-run/node';
import { CoreError } from '#app/lib/core/core.server.ts';
import { entriesPage, readEntryFilters } from '#app/areas/billing/finance-entries.server.ts';

/** The next entries of the list, which a script adds below it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const headers = { 'cache-control': 'no-store' };
  if (!(await context.customer())) return new Response(null, { status: 401, headers });
  const filters = readEntryFilters(new URL(request.url).searchParams);
  try {
    const { page } = await entriesPage(context, filters);
    return Response.json(page, { headers });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    const status = error.status < 500 ? error.status : 503;
    return new Response(null, { status, headers });
  }
}
