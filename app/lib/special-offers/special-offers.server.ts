import type { AppLoadContext } from '@remix-run/node';
import { listServices } from '#core/catalogue/services/service.operations.ts';
import type { SpecialOffer } from '#instance-schema/generated/special-offer.ts';
import { entityCss } from '#themes/entity-css.ts';
import { CoreError } from '../core/core.server.ts';
import { localize } from '../instance/localize.ts';
import { isShownAt } from '../schedule/shown-at.ts';
import { summaryOf } from '../catalogue/service-summary.ts';
import type { ShownOffer } from './shown-offer.ts';

const MOST_SERVICES = 4;
/** Of all offers of a place together, as many as a page of services has. */
const MOST_TOGETHER = 100;

export interface Offers {
  offers: ShownOffer[];
  /** Gives the marks of their networks their colours. */
  css: string;
}

export const NO_OFFERS: Offers = { offers: [], css: '' };

/** What an owner recommends in a place. Without it, the page there is no less complete. */
export function specialOffers(
  context: AppLoadContext,
  place: SpecialOffer['place'],
): Promise<Offers> {
  return offersWhere(context, (offer) => offer.place === place);
}

/** Those among all offers that are wanted. */
export async function offersWhere(
  context: AppLoadContext,
  isWanted: (offer: SpecialOffer) => boolean,
): Promise<Offers> {
  try {
    const { specialOffers: all } = context.instance;
    const placed = all.filter((offer) => isWanted(offer) && isShownAt(context.moment, offer));
    const wanted = placed.flatMap(({ services }) => services);
    const asked = [...new Set(wanted)].slice(0, MOST_TOGETHER);
    if (asked.length === 0) return NO_OFFERS;
    const query = { ids: asked.join(), per_page: String(MOST_TOGETHER) };
    const { data: services } = await context.core.call(listServices, { query });
    const sold = new Map(
      services.filter((card) => !card.is_deactivated).map((card) => [card.id, summaryOf(card)]),
    );
    return {
      offers: placed.flatMap((offer) => {
        const own = offer.services.flatMap((id) => sold.get(id) ?? []).slice(0, MOST_SERVICES);
        return own.length > 0
          ? [{ ...placeOf(offer), title: localize(offer.name, context.language), services: own }]
          : [];
      }),
      css: entityCss(
        services.map((card) => [card.network_icon, card.service_type.network.color] as const),
        context.instance.theme.grounds,
      ),
    };
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    context.reportError(error);
    return NO_OFFERS;
  }
}

function placeOf({ id, position, network, service_types, utm_name }: SpecialOffer) {
  return { id, position, networkId: network, typeIds: service_types, campaign: utm_name };
}
