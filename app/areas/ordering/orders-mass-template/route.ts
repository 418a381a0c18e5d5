import type { LoaderFunctionArgs } from '@remix-run/node';
import { exampleLines } from '#app/areas/ordering/example-lines.server.ts';

/** A list to begin with, of services that this shop sells. */
export async function loader({ context }: LoaderFunctionArgs) {
  const examples = await exampleLines(context);
  const lines = [
    'id,link,quantity',
    ...examples.map(({ id, link, quantity }) =>
      [id, `"${link.replaceAll('"', '""')}"`, quantity].join(','),
    ),
  ];
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="mass-order.csv"',
      'cache-control': 'no-store',
    },
  });
}
