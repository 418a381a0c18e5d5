import type { LoaderFunctionArgs } from '@remix-run/node';
import { exampleLines } from '../../lib/example-lines.server.ts';

/** A list to begin with, of services that this shop sells. */
export async function loader({ context }: LoaderFunctionArgs) {
  const lines = ['id,link,quantity', ...(await exampleLines(context))];
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="mass-order.csv"',
      'cache-control': 'no-store',
    },
  });
}
