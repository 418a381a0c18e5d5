import type { KindService, ServiceKind } from '#core/catalogue/services/catalogue.contract.ts';
import { costOf } from '#core/pricing/quote/cost.pure.ts';
import { orderPath } from '#app/lib/pages/paths.ts';
import { snapQuantity } from '../snap-quantity.ts';

/** What can be ordered for a link, with everything filled in. */
export interface LinkOffer {
  key: string;
  name: string;
  quantity: number;
  /** In dollars. */
  cost: string;
  path: string;
}

const MOST = 3;
/** Times the usual quantity, where there are fewer kinds than offers. */
const TIMES = [1, 2, 5];

interface Linked {
  link: string;
  /** What the grade of the visitor takes off, as a fraction. */
  gradeShare: number;
}

/** Of each kind what sells best in its usual quantity; of a single kind several quantities. */
export function pickOffers(
  kinds: readonly ServiceKind[],
  { link, gradeShare }: Linked,
): LinkOffer[] {
  const ready = kinds.flatMap((kind) => {
    const service = kind.services.find(isReady);
    return service ? [{ kind, service }] : [];
  });
  const offers = TIMES.flatMap((times) =>
    ready.map(({ kind, service }) => offerOf(kind, { service, link, gradeShare, times })),
  );
  return [...new Map(offers.map((offer) => [offer.key, offer])).values()].slice(0, MOST);
}

/** A link and a quantity are all that it wants. */
function isReady(service: KindService): boolean {
  const { features, is_deactivated: isPaused, url_is_required: wantsLink } = service;
  return (
    wantsLink && !isPaused && !features.some((name) => name === 'targets' || name === 'package')
  );
}

interface Offered extends Linked {
  service: KindService;
  times: number;
}

function offerOf(
  { service_type: type }: ServiceKind,
  { service, link, gradeShare, times }: Offered,
): LinkOffer {
  const quantity = snapQuantity(service.default_quantity * times, {
    min: service.min_quantity,
    max: service.max_quantity,
    step: service.quantity_step,
  });
  const { id, price, pricing_per: pricingPer } = service;
  const place = orderPath({ id, networkId: type.network.id, type });
  const filled = new URLSearchParams({ url: link, quantity: String(quantity) });
  return {
    key: `${id}-${quantity}`,
    name: type.name,
    quantity,
    cost: costOf({ price, pricingPer, quantity, gradeShare }),
    path: `${place}&${filled.toString()}`,
  };
}
