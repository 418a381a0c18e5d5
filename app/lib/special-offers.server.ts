import type { AppLoadContext } from '@remix-run/node';
import { specialOffersAnswer } from '#core/instances/instance.contract.ts';
import type { SpecialOffer } from '#instance-schema/generated/special-offer.ts';
import { serviceCall } from './catalogue-calls.server.ts';
import { CoreError, type Call } from './core.server.ts';
import { localize } from './instance/localize.ts';
import { servicePath } from './paths.ts';
import type { z } from 'zod';

const specialOffersCall = {
  method: 'GET',
  path: '/api/v1/special-offers',
  answer: specialOffersAnswer,
} as const satisfies Call<z.ZodType>;

const MOST_SERVICES = 4;

/** What an owner recommends to whoever has just paid. Without it, a payment is no less paid. */
export async function offersAfterPayment(context: AppLoadContext) {
  try {
    const { data } = await context.core.call(specialOffersCall);
    // The core gives out what fits its schema and nothing else.
    const offers = (data as unknown as SpecialOffer[]).filter(
      ({ place }) => place === 'success_payment',
    );
    return await Promise.all(offers.map((offer) => offerOf(context, offer)));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    context.reportError(error);
    return [];
  }
}

export type ShownOffer = Awaited<ReturnType<typeof offersAfterPayment>>[number];

async function offerOf(context: AppLoadContext, offer: SpecialOffer) {
  const ids = offer.services.slice(0, MOST_SERVICES);
  const services = await Promise.all(ids.map((id) => findService(context, id)));
  const campaign = offer.utm_name
    ? `?${new URLSearchParams({ utm_campaign: offer.utm_name }).toString()}`
    : '';
  return {
    id: offer.id,
    title: localize(offer.name, context.language),
    services: services.flatMap((service) =>
      service && !service.is_deactivated
        ? [{ id: service.id, name: service.name, path: servicePath(service.slug) + campaign }]
        : [],
    ),
  };
}

async function findService({ core }: AppLoadContext, id: number) {
  try {
    const { data } = await core.call(serviceCall, { params: { idOrSlug: String(id) } });
    return data;
  } catch (error) {
    if (error instanceof CoreError && error.status === 404) return undefined;
    throw error;
  }
}
