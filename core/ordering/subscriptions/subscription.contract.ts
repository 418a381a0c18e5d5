import { z } from 'zod';
import { linkedCard } from '#core/billing/payments/cards/card.contract.ts';
import { serviceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { promotable } from '#core/catalogue/snippets/snippet.contract.ts';
import { link, serviceName } from '#core/ordering/form/order-cost.contract.ts';
import { tableFields } from '#core/ordering/orders/list/table-query.contract.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import {
  bigId,
  count,
  id,
  quantity,
  unlessEmpty,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import {
  BILLING_TYPES,
  DEFAULT_CONTENTS,
  ENDED_REASONS,
  LONGEST_NAME,
  MOST_CONTENTS,
  MOST_SERVICES,
  POST_REASONS,
  POST_STATES,
  SUBSCRIPTION_SORTS,
  SUBSCRIPTION_STATUSES,
  UNWATCHED_REASONS,
  WAITING_FOR,
} from './subscription-states.pure.ts';

const named = z.object({ id, slug: z.string(), name: z.string(), icon: z.string() });

const orderOfPost = z
  .object({
    id: bigId,
    status: z.enum(ORDER_STATUSES),
    service: z.object({ id, slug: z.string(), name: z.string() }),
    quantity,
    current_quantity: count,
    cost: wireAmount,
    cost_float: wireFloat,
    refunded: wireAmount,
    refunded_float: wireFloat,
  })
  .meta({ id: 'OrderOfPost' });

const content = z
  .object({
    id: bigId,
    url: z.string(),
    title: z.string().nullable(),
    published_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
    state: z.enum(POST_STATES).meta({
      description: '`planned` is ordered for next; `waiting` is tried again; see `reason`.',
    }),
    reason: z.enum(POST_REASONS).nullable().meta({
      description: 'Why nothing was ordered, or not for all services.',
    }),
    waits_until: z.iso.datetime().nullable().meta({
      description: 'After that, nothing is ordered for a post that still waits.',
    }),
    cost: wireAmount.meta({ description: 'Of its orders.' }),
    cost_float: wireFloat,
    promotable: promotable.nullable(),
    orders: z.array(orderOfPost).meta({ description: 'One for each service, once ordered.' }),
  })
  .meta({ id: 'SubscriptionContent', description: 'A post of the channel.' });
export type SubscriptionContent = z.infer<typeof content>;

const serviceOfSubscription = z
  .object({
    service: named.omit({ icon: true }).extend({ service_type: named }),
    quantity,
    least_quantity: quantity.nullable().meta({
      description: 'Each post gets a quantity between this and the other; null for the same each.',
    }),
    countries: z.array(id).meta({ description: 'Ids; none where it is for all of them.' }),
    cost: wireAmount.meta({ description: 'Of one post, as it was agreed on.' }),
    cost_float: wireFloat,
  })
  .meta({ id: 'SubscriptionService' });

const subscriptionFields = {
  id: bigId,
  name: z.string(),
  url: z.string().meta({ description: 'Of the channel.' }),
  channel: z.object({ id: z.string(), name: z.string() }),
  network: named,
  status: z.enum(SUBSCRIPTION_STATUSES),
  ended_reason: z.enum(ENDED_REASONS).nullable(),
  contents_limit: quantity.meta({ description: 'After so many posts it is completed.' }),
  subscription_contents_count: count.meta({ description: 'Posts that were ordered for.' }),
  waiting_contents_count: count.meta({ description: 'Posts that wait; see `waiting_for`.' }),
  waiting_for: z.enum(WAITING_FOR).nullable().meta({
    description: 'What is missing for the next post; null while nothing is.',
  }),
  invoice_id: bigId.nullable().meta({
    description:
      'The payment that waits for the customer where `waiting_for` is card_confirmation.',
  }),
  billing_type: z.enum(BILLING_TYPES).meta({
    description: 'The balance pays; with `card`, the card brings what the balance lacks.',
  }),
  recurring_payment_methods: z.array(linkedCard).meta({
    description: 'The card; none where the balance pays, or where it was removed.',
  }),
  actions: z.object({ cancelable: z.boolean(), payment_changeable: z.boolean() }),
  cost_per_publication: wireAmount.meta({
    description: 'As it was agreed on: nothing is ordered for more.',
  }),
  cost_per_publication_float: wireFloat,
  total_cost: wireAmount.meta({ description: 'The same for all posts up to the limit.' }),
  total_cost_float: wireFloat,
  spent: wireAmount.meta({ description: 'What its orders cost, less what was given back.' }),
  spent_float: wireFloat,
  is_by_program: z.boolean().meta({ description: 'Begun by API v2, for one service.' }),
  delay_minutes: count.meta({ description: 'Between finding a post and its orders.' }),
  old_posts: count.meta({ description: 'Posts from before that are ordered for as well.' }),
  old_contents_count: count.meta({
    description: 'Of the posts that were ordered for, those from before; no limit counts them.',
  }),
  expires_at: z.iso.datetime().nullable().meta({
    description: 'What is posted from then on is not ordered for.',
  }),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable().meta({ description: 'Or when it was canceled.' }),
  last_published_at: z.iso.datetime().nullable(),
  subscription_services: z.array(serviceOfSubscription),
};

export const subscription = z
  .object({
    ...subscriptionFields,
    subscription_contents: z.array(content).meta({
      description: 'The newest first: a few in a list, a page of them for one subscription.',
    }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

export const subscriptionAnswer = z.object({ data: subscription });

export const subscriptionPath = z.object({ subscriptionId: z.string().max(100) });
export const endSubscriptionBody = z.strictObject({
  reason: z.string().trim().max(500).optional().meta({
    description: 'Needed; the customer reads it.',
  }),
});

/** An id too long to exist is answered as not found. */
export const subscriptionIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

export const subscriptionsQuery = localeQuery.extend({
  status: unlessEmpty(z.enum(SUBSCRIPTION_STATUSES)),
  ...tableFields(SUBSCRIPTION_SORTS),
});
export type SubscriptionsQuery = z.infer<typeof subscriptionsQuery>;

export const subscriptionsAnswer = z.object({
  data: z.array(subscription),
  recordsFiltered: count,
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for the page after as `cursor`.' }),
  }),
});

/** As many posts of a subscription as a page of them has. */
export const CONTENTS_PER_PAGE = 50;

export const subscriptionQuery = localeQuery.extend({
  contents_before: unlessEmpty(
    z
      .string()
      .regex(/^\d{1,18}$/)
      .transform(BigInt),
  ).meta({ description: 'The id of the last post of the page before.' }),
});

export const subscriptionPageAnswer = z.object({
  data: subscription,
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for older posts as `contents_before`.' }),
  }),
});

const wholeNumber = z.int().min(0).max(2_147_483_647);
const MOST_COUNTRIES = 300;

export const createSubscriptionBody = z.object({
  url: link.meta({ description: 'Of a channel that new posts can be seen of.' }),
  email: unlessEmpty(z.email().max(320).nullable()).meta({
    description: 'Counts for nothing: only whoever is logged in can pay for what comes later.',
  }),
  type: z.literal('autopromotion').default('autopromotion'),
  name: z
    .string()
    .max(LONGEST_NAME)
    .transform((text) => text.trim())
    .default('')
    .meta({ description: 'That of the channel where it is empty.' }),
  contents_limit: z.int().min(1).max(MOST_CONTENTS).default(DEFAULT_CONTENTS),
  services: z
    .array(
      z.object({
        service_id: serviceName,
        quantity: wholeNumber.meta({
          description: 'Clamped to what the service takes, and rounded down to its step.',
        }),
        countries: z.array(id).max(MOST_COUNTRIES).default([]).meta({
          description: 'Ids of /api/v1/countries that the service allows; none means all.',
        }),
      }),
    )
    .min(1)
    .max(MOST_SERVICES),
  recurring_payments_method_id: bigId.nullish().meta({
    description: 'A saved card, which brings what the balance lacks.',
  }),
  expected_cost_per_publication: wireAmount.optional().meta({
    description: 'What was shown; another cost now is refused.',
  }),
});
export type CreateSubscriptionBody = z.infer<typeof createSubscriptionBody>;

export const changePaymentBody = z.object({
  recurring_payments_method_id: bigId.nullish().meta({
    description: 'A saved card, or null for the balance alone; one of both has to be said.',
  }),
});
export type ChangePaymentBody = z.infer<typeof changePaymentBody>;

export const subscriptionNetwork = named
  .extend({
    color: z.string(),
    url_placeholder: z.string().meta({ description: 'What a channel to subscribe looks like.' }),
    is_watched: z.boolean().meta({ description: 'Whether a channel can be subscribed.' }),
    reason: z.enum(UNWATCHED_REASONS).nullable().meta({ description: 'Why not.' }),
  })
  .meta({ id: 'SubscriptionNetwork' });
export type SubscriptionNetwork = z.infer<typeof subscriptionNetwork>;
export const networksAnswer = z.object({ data: z.array(subscriptionNetwork) });

export const networkPath = z.object({ networkId: z.string().max(100) });

export const serviceTypeForPosts = named
  .extend({
    color: z.string(),
    services: z.array(
      serviceCard.pick({
        ...{ id: true, slug: true, name: true, price: true, price_float: true },
        ...{ price_type: true, pricing_per: true, is_package: true, has_refill: true },
        ...{ min_quantity: true, max_quantity: true, quantity_step: true },
        ...{ default_quantity: true, allowed_use_countries: true },
        ...{ geo: true, start_time: true, speed: true, guarantee: true },
      }),
    ),
  })
  .meta({ id: 'ServiceTypeForPosts' });
export type ServiceTypeForPosts = z.infer<typeof serviceTypeForPosts>;
export const serviceTypesAnswer = z.object({ data: z.array(serviceTypeForPosts) });
