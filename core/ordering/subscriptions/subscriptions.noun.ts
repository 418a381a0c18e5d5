import { subscriptionCards } from '#core/billing/payments/cards/subscription-cards.ts';
import { invoicePaid } from '#core/billing/payments/invoices/invoice-events.ts';
import type { Noun } from '#core/noun.ts';
import { endIdle } from './end-idle.ts';
import { lookAtChannels } from './look-at-channels.ts';
import { orderForPosts } from './order-for-posts.ts';
import { cardsOfSubscriptions } from './pay-by.ts';
import { tryAgain } from './try-again.ts';
import { subscriptionData } from './subscription-data.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { mailSubscription } from './tell-of-subscription.ts';

const ofAll = { instanceId: null, payload: {} };

export const subscriptions: Noun = {
  routes: (api, parts) => subscriptionRoutes(api, parts, parts.catalogues),
  jobs: [lookAtChannels, orderForPosts, endIdle, mailSubscription],
  schedules: [
    { ...ofAll, name: 'look-at-channels', job: lookAtChannels, everySeconds: 10 },
    { ...ofAll, name: 'order-for-posts', job: orderForPosts, everySeconds: 5 },
    { ...ofAll, name: 'end-idle-subscriptions', job: endIdle, everySeconds: 60 * 60 },
  ],
  customerData: subscriptionData,
  listens: [subscriptionCards.by(cardsOfSubscriptions), invoicePaid.call(tryAgain)],
};
