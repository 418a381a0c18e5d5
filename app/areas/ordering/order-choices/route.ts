import type { LoaderFunctionArgs } from '@remix-run/node';
import { serviceChoices } from '#app/lib/order-form/know-catalogue.server.ts';

/** The services of a type, for the list of an order form. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const typeId = params['typeId'] ?? '';
  const choices = /^[1-9]\d{0,8}$/.test(typeId)
    ? await serviceChoices(context, Number(typeId))
    : [];
  return Response.json(choices, { headers: { 'cache-control': 'no-store' } });
}
