import type { LoaderFunctionArgs } from '@remix-run/node';
import { withdrawalTotal } from '#app/areas/billing/withdrawal-total.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { readId } from '#app/lib/http/list-query.ts';
import { IN_DOLLARS } from '#app/lib/i18n/numbers.ts';
import { readWritten } from '#app/lib/money/written-amount.server.ts';

const headers = { 'cache-control': 'no-store' };

/** What a withdrawal comes to, which a script asks for while an amount is typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const method = readId(query.get('method'));
  const amount = readWritten(query.get('amount') ?? '', context.locale, IN_DOLLARS);
  const answer = await withoutCore(context, async () => {
    if (!(await context.customer())) return new Response(null, { status: 401, headers });
    if (method === undefined) return new Response(null, { status: 404, headers });
    return Response.json(await withdrawalTotal(context, { method, amount }), { headers });
  });
  return answer ?? new Response(null, { status: 503, headers });
}
