import type { LoaderFunctionArgs } from '@remix-run/node';
import { quantityBySubtotal } from '#app/lib/order-form/quantity-by-subtotal.server.ts';

/** The quantity that a typed sum pays for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const service = (query.get('service') ?? '').slice(0, 120);
  const answer = await quantityBySubtotal(context, {
    service: /^\d{1,9}$/.test(service) ? Number(service) : service,
    subtotal: (query.get('subtotal') ?? '').slice(0, 30),
    isGuarantee: query.get('guarantee') === '1',
  });
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
