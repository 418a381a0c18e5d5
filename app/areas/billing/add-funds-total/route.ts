import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { findOutsideMethod, quoteTopUp } from '#app/areas/billing/top-up-quote.server.ts';
import { currencyOfForm, readWritten } from '#app/lib/money/written-amount.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';

const headers = { 'cache-control': 'no-store' };

/** What a top-up comes to, which a script asks for while an amount is typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const answer = await withoutCore(context, () => quoteFor(context, query));
  return answer ?? new Response(null, { status: 503, headers });
}

async function quoteFor(context: AppLoadContext, query: URLSearchParams): Promise<Response> {
  if (!(await context.customer())) return new Response(null, { status: 401, headers });
  const method = await findOutsideMethod(context, query.get('method') ?? '');
  if (!method) return new Response(null, { status: 404, headers });
  const written = query.get('amount') ?? '';
  const currency = currencyOfForm(context, query);
  const amount = readWritten(written, context.locale, currency);
  const coupon = query.get('coupon') ?? '';
  return Response.json(await quoteTopUp(context, { method, amount, coupon }), { headers });
}
