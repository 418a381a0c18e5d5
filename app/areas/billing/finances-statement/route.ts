import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { PURSES } from '#core/billing/ledger/kinds.pure.ts';
import { exportStatement } from '#core/billing/ledger/ledger.operations.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { wayIn } from '#app/lib/http/return-path.ts';

/** An account from its beginning, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await context.customer())) throw redirect(wayIn('login', pagePath('finances')));
  const asked = new URL(request.url).searchParams.get('account') ?? 'balance';
  const account = PURSES.find((known) => known === asked);
  if (account === undefined) throw notFound('page');
  const file = await context.core.file(exportStatement, { query: { account } });
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${account}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
