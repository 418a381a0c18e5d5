import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { listLinkedCards } from '#core/billing/payments/cards/card.operations.ts';
import { listRecurringPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import type { ServiceTypeForPosts } from '#core/ordering/subscriptions/subscription.contract.ts';
import {
  listServiceTypesForPosts,
  listSubscriptionNetworks,
} from '#core/ordering/subscriptions/subscription.operations.ts';
import { getServiceCosts } from '#core/ordering/form/order-cost.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { identifyLink } from '#app/lib/order-form/link-checks.server.ts';
import { cardName } from '#app/lib/money/card-name.ts';
import { exactDollars } from '#app/lib/money/exact-dollars.ts';
import { orderPolicyOf } from '#app/lib/orders/order-policy.server.ts';
import {
  NO_OFFER,
  type ChannelNetwork,
  type Offer,
  type OfferedType,
  type PublicationCost,
} from './offer.ts';
import {
  BY_BALANCE,
  costQuery,
  FIELD,
  settled,
  type SubscriptionForm,
} from './subscription-form.ts';

/** The form with all that it has to know: networks, services for the channel, cost, ways to pay. */
export async function subscriptionPage(context: AppLoadContext, given: SubscriptionForm) {
  const [{ networks, css }, payer] = await Promise.all([
    channelNetworks(context),
    payerOf(context),
  ]);
  const offer = await offerFor(context, given.url, networks);
  const form = withPayment(settled(given, offer.types), payer);
  return {
    ...{ form, offer, networks, css, payer },
    cost: await publicationCost(context, costQuery(form, offer.types)),
    key: newKey(),
    policy: orderPolicyOf(context),
  };
}

/** Whoever tries again sends the same one, so that nothing is begun twice. */
const newKey = (): string => randomUUID();

export type SubscriptionPage = Awaited<ReturnType<typeof subscriptionPage>>;

/** All networks, and how their marks are coloured. */
export async function channelNetworks({ core, instance }: AppLoadContext) {
  const { data } = await core.call(listSubscriptionNetworks);
  const networks = data.map(
    ({ id, name, icon, url_placeholder, is_watched, reason }): ChannelNetwork => ({
      ...{ id, name, icon, placeholder: url_placeholder },
      isWatched: is_watched,
      isUnsold: reason === 'no_services',
    }),
  );
  const colours = data.map(({ icon, color }) => [icon, color] as const);
  return { networks, css: entityCss(colours, instance.theme.grounds) };
}

/** What can be had for the posts of a channel; nothing where they are not found. */
export async function offerFor(
  context: AppLoadContext,
  url: string,
  networks: readonly ChannelNetwork[],
): Promise<Offer> {
  if (url === '') return NO_OFFER;
  const networkId = await identifyLink(context, url);
  const isWatched = networks.some(({ id, isWatched: is }) => is && id === networkId);
  if (networkId === null || !isWatched) return { ...NO_OFFER, url, networkId };
  const params = { networkId: String(networkId) };
  const { data } = await context.core.call(listServiceTypesForPosts, { params });
  const types = data.map(typeOf).filter(({ services }) => services.length > 0);
  return { url, networkId, types, countries: await countriesOf(context, types) };
}

const typeOf = ({ id, name, services }: ServiceTypeForPosts): OfferedType => ({
  id,
  name,
  services: services.map((service) => ({
    ...{ id: service.id, name: service.name, price: service.price },
    per: service.price_type === 'fixed' ? null : service.pricing_per,
    min_quantity: service.min_quantity,
    max_quantity: service.max_quantity,
    quantity_step: service.quantity_step,
    default_quantity: service.default_quantity,
    countries: service.allowed_use_countries,
  })),
});

async function countriesOf({ core }: AppLoadContext, types: readonly OfferedType[]) {
  const services = types.flatMap((type) => type.services);
  const ids = new Set(services.flatMap(({ countries }) => countries));
  if (ids.size === 0) return [];
  const { data } = await core.call(listCountries);
  return data.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
}

const ASKED = /^\d{1,9}:\d{1,10}(,\d{1,9}:\d{1,10}){0,49}$/;

/** What the services of a query cost; nothing where it names none, or the core refuses them. */
export async function publicationCost(
  { core }: AppLoadContext,
  of: string,
): Promise<PublicationCost | undefined> {
  const query = new URLSearchParams(of);
  const asked = query.get('services') ?? '';
  const limit = query.get(FIELD.limit) ?? '';
  if (!ASKED.test(asked) || !/^\d{1,4}$/.test(limit)) return undefined;
  const services = asked.split(',').map((one) => {
    const [id, quantity] = one.split(':');
    return { service_id: Number(id), quantity: Number(quantity) };
  });
  const costFor = (contents: number) =>
    core.call(getServiceCosts, { body: { services, contents_limit: contents } });
  try {
    const [{ data: one }, { data: all }] = await Promise.all([costFor(1), costFor(Number(limit))]);
    return {
      of,
      services: Object.fromEntries(
        one.services.map(({ service_id: id, quantity, cost }) => [id, { quantity, cost }]),
      ),
      perPost: one.total_cost,
      total: all.total_cost,
      posts: Number(limit),
    };
  } catch (error) {
    // It is said at its field once the form is sent.
    if (isRefusal(error, 422)) return undefined;
    throw error;
  }
}

/** By what a customer can pay for posts to come; nothing of a guest. */
async function payerOf(context: AppLoadContext) {
  const customer = await context.customer();
  if (!customer) return undefined;
  const { core } = context;
  const [cards, methods] = await Promise.all([
    core.call(listLinkedCards),
    core.call(listRecurringPaymentMethods),
  ]);
  return {
    balance: exactDollars(customer.balance),
    cards: cards.data
      .filter((card) => card.is_available && !card.is_expired)
      .map((card) => ({ value: String(card.id), name: cardName(card) })),
    canAddCard: methods.data.length > 0,
  };
}

export type SubscriptionPayer = NonNullable<Awaited<ReturnType<typeof payerOf>>>;

/** A saved card where there is one, else the balance, unless something else was chosen. */
function withPayment(
  form: SubscriptionForm,
  payer: SubscriptionPayer | undefined,
): SubscriptionForm {
  if (!payer) return form;
  const values = [...payer.cards.map(({ value }) => value), BY_BALANCE];
  const [usual = BY_BALANCE] = values;
  return { ...form, payment: values.includes(form.payment) ? form.payment : usual };
}
