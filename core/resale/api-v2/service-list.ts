import type { Context } from 'hono';
import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { countryOfBuyer } from '#core/accounts/customers/buyer.ts';
import { listDeliveryRecords } from '#core/catalogue/delivery-records/delivery-record.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { largestQuantity } from '#core/catalogue/services/quantity.pure.ts';
import { openedCards } from '#core/catalogue/services/opened-services.ts';
import { cardAt } from '#core/catalogue/services/snapshot.pure.ts';
import { formatAmount, mulDivCeil, parseAmount, PPM } from '#core/money/money.ts';
import { canPayFor } from '#core/ordering/form/payable-by.pure.ts';
import { shopRulesOf } from '#core/ordering/form/shop-rules.ts';
import type { CoreParts } from '#core/parts.ts';
import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { PackedBytes } from '#core/platform/http/packed-bytes.ts';
import { discountOf, perksOf } from '#core/pricing/grades/ladder.pure.ts';
import { thoseForPosts } from '#core/ordering/subscriptions/services-for-posts.ts';
import { isSoldIn } from '#core/tenancy/sale-places/sale-places.pure.ts';
import { mayOrder } from '#core/accounts/api-tokens/program.ts';
import { tradeTypeOf, type TradeType } from '#core/catalogue/services/trade-types.pure.ts';
import { SUBSCRIPTIONS_TYPE } from './contract.pure.ts';
import { subscribedServiceId } from './parent-ids.pure.ts';

export interface ListedService {
  service: number;
  name: string;
  type: string;
  category: string;
  rate: string;
  min: string;
  max: string;
  refill: boolean;
  cancel: boolean;
  dripfeed: boolean;
  desc: string;
  average_time: string;
}

/** A service of half a kilobyte each, for some large shops. */
const MOST_BYTES = 64 * 1024 * 1024;
const listsIn = cachePerDatabase<PackedBytes>(MOST_BYTES, ({ size }) => size);
/** How long deliveries take is counted anew, so a list is not kept for ever. */
const KEPT_MS = 10 * 60_000;

/** All that the customer can order by the balance, as the bytes of an answer for all who may. */
export async function listServices(
  parts: CoreParts,
  c: Context<CoreEnv>,
  { caller, revision }: { caller: ApiCaller; revision: bigint },
): Promise<PackedBytes> {
  const { instanceId, customerId, gradeId, language, serviceIds } = caller;
  const catalogue = await parts.catalogues.current(c, { locale: language });
  const buyer = { customerId, gradeId, declaredCountry: undefined };
  const rules = await shopRulesOf(parts.db, { instanceId, revision });
  const [gradePpm, perks] = [discountOf(rules.ladder, buyer), perksOf(rules.ladder, buyer)];
  const country =
    rules.salesBlocks.length === 0
      ? undefined
      : await parts.db.read(instanceId, (trx) => countryOfBuyer(trx, instanceId, buyer));
  const now = Math.floor(parts.clock.now().getTime() / KEPT_MS);
  const key = [
    ...[instanceId, language, catalogue.revision, revision, country, serviceIds.join(), now],
    ...[gradePpm, JSON.stringify(perks)],
  ];
  return listsIn(parts.db).get(key.join(' '), async () => {
    const records = await parts.db.read(instanceId, (trx) => listDeliveryRecords(trx, instanceId));
    const isOffered = (card: ServiceCard) =>
      mayOrder(caller, card.id) &&
      canPayFor('balance', [card.id]) &&
      isSoldIn(country, { id: card.id, service_type_id: card.service_type.id }, rules.salesBlocks);
    const cards = [...cardsOf(catalogue), ...(await openedCards(parts, catalogue, perks))];
    const offered = cards.filter(isOffered);
    const showAs = (card: ServiceCard, type: TradeType): ListedService => {
      const seconds = records.get(card.id)?.completion?.median_seconds;
      return shown(card, { type, guaranteePpm: rules.guaranteePpm, gradePpm, seconds });
    };
    const once = offered.flatMap((card) => {
      const type = typeOf(card);
      return type ? [showAs(card, type)] : [];
    });
    const { networks } = catalogue.snapshot;
    const forPosts = await thoseForPosts(parts, { instanceId, networks, cards: offered });
    const forEach = forPosts
      .filter((card) => typeOf(card)?.name === 'Default')
      .map((card) => ({ ...showAs(card, SUBSCRIPTIONS), service: subscribedServiceId(card.id) }));
    return new PackedBytes(JSON.stringify([...once, ...forEach]));
  });
}

/** For each post of a channel; no service is of this type, some can be ordered so as well. */
const SUBSCRIPTIONS: TradeType = { name: SUBSCRIPTIONS_TYPE, kinds: [] };

const cardsOf = ({ snapshot }: Catalogue) =>
  snapshot.services.id.map((_, at) => cardAt(snapshot, at));

/** Nothing for what asks for more than any type has. */
const typeOf = (card: ServiceCard) =>
  tradeTypeOf({
    isFixed: card.price_type === 'fixed',
    isCounted: card.calculable_quantity,
    targets: card.targets.map(({ type }) => type),
  });

interface ShownAs extends Rates {
  type: TradeType;
  seconds: number | undefined;
}

function shown(
  card: ServiceCard,
  { type, guaranteePpm, gradePpm, seconds }: ShownAs,
): ListedService {
  const step = card.quantity_step;
  const notes = [
    card.short_description ?? '',
    step > 1 ? `Quantities are multiples of ${step}.` : '',
  ];
  return {
    service: card.id,
    name: card.name,
    type: type.name,
    category: categoryOf(card),
    rate: rateOf(card, { guaranteePpm, gradePpm }),
    min: String(card.min_quantity),
    max: String(largestQuantity(card)),
    refill: card.has_refill,
    cancel: true,
    // A type without runs takes none, whatever the form of the shop offers.
    dripfeed: card.drip_feed_is_allowed && type.hasRuns === true,
    desc: notes.filter((note) => note !== '').join(' '),
    average_time: seconds === undefined ? 'Not enough data' : inWords(seconds),
  };
}

/** Of services that are alike; most types have the name of their network in their own. */
function categoryOf({ service_type: type }: ServiceCard): string {
  const { name: network } = type.network;
  const isNamed = type.name.toLowerCase().includes(network.toLowerCase());
  return isNamed ? type.name : `${network} ${type.name}`;
}

const RATE_PER = 1_000;

interface Rates {
  guaranteePpm: number;
  /** What the grade of the customer takes off. */
  gradePpm: number;
}

/** For a thousand, or for all of what has one price; with the guarantee where there is one. */
function rateOf(card: ServiceCard, { guaranteePpm, gradePpm }: Rates): string {
  const priceMicro = parseAmount(card.price) ?? 0n;
  const factor = (PPM + BigInt(card.has_refill ? guaranteePpm : 0)) * (PPM - BigInt(gradePpm));
  const per = card.price_type === 'fixed' ? card.pricing_per : RATE_PER;
  const parts = BigInt(card.pricing_per) * PPM * PPM;
  const rate = mulDivCeil(priceMicro, factor * BigInt(per), parts);
  return withCents(formatAmount(rate));
}

/** Two decimals at least, as the trade writes a price. */
export function withCents(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function inWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / DAY), 'day'],
    [Math.floor((seconds % DAY) / HOUR), 'hour'],
    [Math.max(seconds < HOUR ? 1 : 0, Math.round((seconds % HOUR) / MINUTE)), 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(' ');
}
