import type { LoaderFunctionArgs } from '@remix-run/node';
import { publicationCost } from '#app/areas/ordering/autopromotion/subscription-page.server.ts';

const headers = { 'cache-control': 'no-store' };

/** What services cost for each post and for all, asked for while they are chosen. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const cost = await publicationCost(context, query.toString());
  return cost ? Response.json(cost, { headers }) : new Response(null, { status: 422, headers });
}
