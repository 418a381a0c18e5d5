import { afterAll, describe, expect, it } from 'vitest';
import { testCore } from '#core/testing/harness.ts';
import { operationsOf } from './handle.ts';
import { isOpenToFrozen, type Operation } from './operation.contract.ts';

/**
 * Said here a second time, on purpose: the other tests of who may call an operation are made of its
 * declaration, and would agree with one that lets in whom it should not.
 */

/** What guests may call, by where it stands; all other operations ask for a session. */
const FOR_GUESTS = [
  // The catalogue, and what else is the same for everybody.
  /^GET \/(?:settings|pages|menu-items|banners|link-picture)$/,
  /^GET \/instance-assets\//,
  /^GET \/api\/openapi\.json$/,
  /^GET \/api\/v1\/(?:settings|special-offers|countries|discounts|networks|grades|openapi\.json)$/,
  /^GET \/api\/v1\/(?:services|service-kinds|service-types|service-records|service-addresses)$/,
  /^GET \/api\/v1\/(?:reviews|shop-record)$/,
  /^GET \/api\/v1\/services\/(?:changes|catalogue|catalogue\/\{hash\}|labels)$/,
  /^GET \/api\/v1\/services\/\{(?:idOrSlug|serviceId)\}(?!\/favorites)/,
  /^GET \/api\/v1\/service-types\/\{slug\}$/,
  /^POST \/api\/v1\/(?:search|related-service\/type|services\/\{idOrSlug\}\/reports)$/,
  // Ways in, and what a mail leads to.
  /^POST \/(?:login|register|password|captcha)(?:\/|$)/,
  /^POST \/email\/confirm$/,
  /^(?:GET|POST) \/unsubscribe\//,
  /^POST \/team\/invitation(?:\/join)?$/,
  /^GET \/(?:socialite|api\/v1\/socialite\/providers)/,
  // Orders of guests: prices, the cart, the widget, and what a signature opens.
  /^(?:GET|POST|PATCH|DELETE) \/api\/v1\/cart(?:\/|$)/,
  /^POST \/api\/v1\/(?:services\/cost|services\/quantity-by-cost|orders\/total-cost)$/,
  /^POST \/api\/v1\/referral-program\/clicks$/,
  /^POST \/(?:validate-order|networks\/identify|orders\/validate-url|events\/[\w-]+)$/,
  /^POST \/services\/available-types-by-url$/,
  /^(?:GET|POST) \/api\/v1\/order-widget\/(?!orders$)/,
  /^GET \/api\/v1\/payment-methods(?:-with-bonuses)?$/,
  /^(?:GET|POST) \/api\/v1\/followed-orders\//,
  // What can be subscribed.
  /^GET \/api\/v1\/subscriptions\/networks(?:\/\{networkId\}\/service-types)?$/,
  // Where the owner shows them to guests; they tell nobody else.
  /^GET \/api\/v1\/free-trial-quests(?:\/\{id\})?$/,
  /^GET \/api\/v1\/campaigns\/tariff-plans$/,
  // Gateways, and what a demo has.
  /^POST \/api\/v1\/(?:webhooks\/|inbound-mail$)/,
  /^(?:GET|POST) \/api\/v1\/sandbox\//,
  /^GET \/dev\/mails/,
  // A draft that somebody has signed a token for.
  /^GET \/api\/v1\/studio\/preview\/documents$/,
];

/** What those who run an instance may call, by where it stands. */
const FOR_STAFF = [
  [/ \/api\/v1\/(?:providers|catalogue-imports|catalogue-changes)/, 'catalogue.import'],
  [/ \/api\/v1\/staff\/(?:orders|tickets|members|deliveries|subscriptions)/, 'orders.deliver'],
  [/ \/api\/v1\/staff\/(?:payments|payouts|withdrawals|documents)/, 'payments.moderate'],
  [/ \/api\/v1\/staff\/(?:customers\/\{customerId\}\/)?identity-checks/, 'identity.check'],
  [/ \/api\/v1\/staff\/(?:views\/)?reports/, 'reports.decide'],
  [/ \/api\/v1\/staff\/(?:views\/)?reviews/, 'reviews.moderate'],
  [/ \/api\/v1\/staff\/(?:free-trials|views\/trials)/, 'trials.moderate'],
  [/ \/api\/v1\/staff\/(?:views\/)?tasks/, 'tasks.review'],
  [/^GET \/api\/v1\/staff\/customers\/export$/, 'customers.export'],
  [/^POST \/api\/v1\/staff\/customers\/\{customerId\}\/export$/, 'customers.export'],
  [/^GET \/api\/v1\/staff\/customers(?:\/\{customerId\})?$/, 'customers.read'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/erasure$/, 'customers.erase'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/notes$/, 'customers.note'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/(?:freeze|unfreeze)$/, 'customers.freeze'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/log-out$/, 'customers.sessions'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/two-factor\/remove$/, 'customers.two_factor'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/grade(?:\/end)?$/, 'customers.grade'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/adjustments$/, 'customers.adjust'],
  [/ \/api\/v1\/staff\/customers\/\{customerId\}\/referral(?:-share)?$/, 'customers.adjust'],
  [/ \/api\/v1\/staff\/adjustments/, 'customers.adjust'],
  [/ \/api\/v1\/staff\/views\/customers/, 'customers.read'],
  [/ \/api\/v1\/staff\/views\/(?:orders|tickets|deliveries)/, 'orders.deliver'],
  [/ \/api\/v1\/staff\/views\/(?:payments|withdrawals)/, 'payments.moderate'],
  [/ \/api\/v1\/staff\/views\/services/, 'catalogue.edit'],
  [/ \/api\/v1\/staff\/views\/mails/, 'mails.manage'],
  [/ \/api\/v1\/staff\/views\/jobs/, 'jobs.manage'],
  [/ \/api\/v1\/staff\/(?:views\/)?providers/, 'catalogue.import'],
  [/ \/api\/v1\/staff\/views\/audit/, 'audit.read'],
  [/ \/api\/v1\/staff\/(?:views\/)?checks/, 'identity.check'],
  [/ \/api\/v1\/staff\/views\/documents/, 'payments.moderate'],
  [/ \/api\/v1\/impersonations$/, 'customers.impersonate'],
  [/^POST \/api\/v1\/studio\/(?:publish|schedule(?:\/.+)?)$/, 'studio.publish'],
  [
    / \/api\/v1\/studio\/(?:draft|drafts|revisions|schedule|pictures|picture-colours)(?:\/|$)/,
    'studio.edit',
  ],
  [/^POST \/api\/v1\/studio\/preview$/, 'studio.edit'],
  [/ \/api\/v1\/studio\/preview\/mail$/, 'studio.edit'],
  [/ \/api\/v1\/staff\/(?:roles|team)/, 'team.manage'],
  [/ \/api\/v1\/staff\/webhook-endpoints/, 'webhooks.manage'],
  [/ \/api\/v1\/payment-accounts/, 'payment_accounts.manage'],
  [/ \/api\/v1\/staff\/services(?:\/|$)/, 'catalogue.edit'],
  [/ \/api\/v1\/staff\/labels(?:\/|$)/, 'catalogue.edit'],
  [/ \/api\/v1\/staff\/audit/, 'audit.read'],
  [/ \/api\/v1\/staff\/announcements/, 'announcements.write'],
  [/ \/api\/v1\/staff\/jobs/, 'jobs.manage'],
  [/ \/api\/v1\/staff\/mails/, 'mails.manage'],
  [/ \/api\/v1\/staff\/(?:child-panels|views\/panels)/, 'child_panels.manage'],
  [/ \/api\/v1\/staff\/money/, 'money.read'],
  [/ \/api\/v1\/staff\/bulk-actions/, 'orders.bulk'],
  [/ \/api\/v1\/staff\/billing-documents/, 'payments.moderate'],
  [/^GET \/api\/v1\/(?:studio\/hosts|instance)$/, 'studio.edit'],
  [/^PUT \/api\/v1\/instance$/, 'studio.publish'],
  [/^POST \/api\/v1\/studio\/imports/, 'studio.edit'],
  [/^POST \/api\/v1\/studio\/hosts/, 'studio.publish'],
] as const;

/** They look, though they are sent as if they did not. */
const READ_BY_POST = [
  ...['getChannelInfo', 'getChannelDays', 'listChannelVideos', 'getVideoStatistics'],
];

/** What a frozen customer does beside looking: to show who they are, to take back, and to leave. */
const FOR_FROZEN = [
  ...['exportProfile', 'revokeSession', 'logOut', 'removeLinkedCard', 'uploadDocument'],
  ...['removeDocument', 'deleteApiToken', 'revokeApiToken', 'endApiSecret'],
  ...['dismissAnnouncement', ...READ_BY_POST],
];

/** What staff may change while they look through the eyes of a customer; nobody is harmed by it. */
const IN_A_CUSTOMERS_PLACE = [
  ...['setAnalyticsClientId', 'addMarketingSource', 'toggleFavorite', 'keepOrderDraft'],
  ...['getTotalAmount', 'logOut'],
  ...['getWithdrawalTotal', ...READ_BY_POST],
];

const test = await testCore();
const operations = operationsOf(test.core).map((operation) => ({
  ...operation,
  name: `${operation.method} ${operation.path}`,
}));
afterAll(() => test.close());

type Named = Operation & { name: string };

const isForGuests = ({ name }: Named) => FOR_GUESTS.some((pattern) => pattern.test(name));
const permissionOf = ({ name }: Named) => FOR_STAFF.find(([pattern]) => pattern.test(name))?.[1];

describe.each(operations)('$name', (operation) => {
  const { who, id, method } = operation;

  it('lets in guests only where it is for them', () => {
    expect(who.is === 'anyone' || who.is === 'visitor').toBe(isForGuests(operation));
  });

  it('is for staff with a permission, or for no staff in particular', () => {
    expect(who.is === 'staff' ? who.permission : undefined).toBe(permissionOf(operation));
  });

  if (who.is !== 'customer') return;

  it('lets in a frozen customer only to look, to show who they are and to leave', () => {
    expect(isOpenToFrozen(operation)).toBe(method === 'GET' || FOR_FROZEN.includes(id));
  });

  it('lets staff change nothing in the place of a customer', () => {
    const mayChange = method === 'GET' || IN_A_CUSTOMERS_PLACE.includes(id);
    // What only looks may be refused to them as well.
    expect(mayChange || who.impersonated === 'refused').toBe(true);
  });
});

it('names no operation that is not there', () => {
  const ids = operations.map(({ id }) => id);
  expect([...FOR_FROZEN, ...IN_A_CUSTOMERS_PLACE].filter((id) => !ids.includes(id))).toEqual([]);
  const unused = FOR_GUESTS.filter((pattern) => !operations.some(({ name }) => pattern.test(name)));
  expect(unused).toEqual([]);
});
