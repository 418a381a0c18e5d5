import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ServiceAnswer } from '#app/lib/order-form/answers.ts';
import { countryNames, findFormService } from '#app/lib/order-form/know-catalogue.server.ts';

/** All that an order form has to know of a service that was chosen in it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const service = await findFormService(context, params['name'] ?? '');
  const services = service ? { [service.id]: service } : {};
  const answer: ServiceAnswer = {
    service,
    countries: await countryNames(context, { networks: [], services }),
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
