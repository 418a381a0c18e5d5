import { accountRoutes } from './accounts/account.routes.ts';
import { identify } from './accounts/sessions/identify.ts';
import { assetRoutes } from './assets/asset.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { createCatalogueAnswers } from './catalogue/answer-catalogue.ts';
import { importRoutes } from './catalogue-import/import.routes.ts';
import { providerUseRoutes } from './catalogue-import/provider-use.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { countryRoutes } from './countries/country.routes.ts';
import { couponRoutes } from './coupons/coupon.routes.ts';
import type { Deps } from './deps.ts';
import { eventRoutes } from './events/event.routes.ts';
import { openapiRoutes } from './documentation/openapi.routes.ts';
import { favouriteRoutes } from './favourites/favourite.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import type { CoreApi } from './http/core-env.ts';
import { createApi } from './http/create-api.ts';
import { instanceRoutes } from './instances/instance.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { countTries } from './limits/count-tries.ts';
import { linkRoutes } from './links/link.routes.ts';
import { noticeRoutes } from './notices/notice.routes.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import { orderCostRoutes } from './order-form/order-cost.routes.ts';
import { automaticRoutes } from './payments/automatic/automatic.routes.ts';
import { cardRoutes } from './payments/cards/card.routes.ts';
import { invoiceRoutes } from './payments/invoices/invoice.routes.ts';
import { createOutbound } from './outbound/outbound.ts';
import { paymentMethodRoutes } from './payments/payment-method.routes.ts';
import { sandboxCardRoutes } from './payments/sandbox/sandbox-card.routes.ts';
import { sandboxRoutes } from './payments/sandbox/sandbox.routes.ts';
import { staffPaymentRoutes } from './payments/staff/staff-payment.routes.ts';
import { totalAmountRoutes } from './payments/total-amount.routes.ts';
import { webhookRoutes } from './payments/webhooks/webhook.routes.ts';
import { orderActionRoutes } from './dispatch/order-action.routes.ts';
import { dripFeedRoutes } from './orders/drip-feeds/drip-feed.routes.ts';
import { orderTableRoutes } from './orders/list/order-table.routes.ts';
import { staffOrderRoutes } from './dispatch/staff/staff-order.routes.ts';
import { orderDraftRoutes } from './order-drafts/order-draft.routes.ts';
import { orderRoutes } from './orders/order.routes.ts';
import { followedRoutes } from './orders/followed/followed.routes.ts';
import { guestPaymentRoutes } from './orders/guest-payment.routes.ts';
import { receiptRoutes } from './orders/receipt/receipt.routes.ts';
import { statisticsRoutes } from './orders/statistics/statistics.routes.ts';
import { widgetOrderRoutes } from './orders/widget-order.routes.ts';
import { keywordRoutes } from './positions/keyword.routes.ts';
import { refillRoutes } from './refills/refill.routes.ts';
import { payoutRoutes } from './payouts/payout.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { reviewRoutes } from './reviews/review.routes.ts';
import { serviceRecordRoutes } from './service-records/service-record.routes.ts';
import { followedSupportRoutes } from './support/followed-support.routes.ts';
import { staffSupportRoutes } from './support/staff-support.routes.ts';
import { supportRoutes } from './support/support.routes.ts';
import { createKeys } from './secrets/keys.ts';
import { pictureRoutes } from './snippets/picture.routes.ts';
import { createHostDirectory } from './tenancy/host-directory.ts';
import { requireTenant } from './tenancy/tenant.ts';

/**
 * The core API out of its dependencies. Call it as `core.fetch(request, origin)`, where `origin`
 * says what the caller knows of the request: the host it has decided on, or that it trusts the
 * proxy in front. Order matters: what stands before the tenants answers on every host.
 */
export function createCore(deps: Deps): CoreApi {
  const api = createApi(deps);
  const answers = createAnswerCache();
  healthRoutes(api, deps);
  api.use(requireTenant(createHostDirectory(deps)));
  api.use(identify(deps));
  api.use(countTries(deps));
  instanceRoutes(api, deps, answers);
  assetRoutes(api, deps);
  countryRoutes(api, answers);
  captchaRoutes(api, deps);
  accountRoutes(api, deps);
  const catalogues = createCatalogueAnswers(deps, answers);
  // Before the services, whose last path would take theirs for the name of one.
  favouriteRoutes(api, catalogues);
  reviewRoutes(api, catalogues);
  serviceRecordRoutes(api, catalogues);
  reportRoutes(api, deps);
  payoutRoutes(api, deps);
  linkRoutes(api, deps);
  orderCostRoutes(api, deps);
  // Before an order, whose number their last steps would be.
  orderTableRoutes(api, deps);
  statisticsRoutes(api, deps);
  dripFeedRoutes(api, deps);
  orderRoutes(api, deps);
  orderActionRoutes(api, deps);
  refillRoutes(api, deps);
  noticeRoutes(api, deps);
  keywordRoutes(api, deps);
  pictureRoutes(api);
  supportRoutes(api, deps);
  widgetOrderRoutes(api, deps);
  guestPaymentRoutes(api, deps);
  followedRoutes(api, deps);
  followedSupportRoutes(api, deps);
  receiptRoutes(api, deps);
  cartRoutes(api, deps, catalogues);
  orderDraftRoutes(api, deps);
  catalogueRoutes(api, catalogues, answers);
  paymentMethodRoutes(api, deps);
  ledgerRoutes(api, deps);
  totalAmountRoutes(api, deps);
  invoiceRoutes(api, deps);
  cardRoutes(api, deps);
  automaticRoutes(api, deps);
  staffPaymentRoutes(api, deps);
  staffOrderRoutes(api, deps);
  staffSupportRoutes(api, deps);
  webhookRoutes(api, deps);
  sandboxRoutes(api, deps);
  sandboxCardRoutes(api, deps);
  couponRoutes(api, deps);
  const providerDeps = {
    ...deps,
    keys: createKeys(deps),
    outbound: deps.outbound ?? createOutbound(),
  };
  providerRoutes(api, providerDeps);
  providerUseRoutes(api, deps);
  importRoutes(api, providerDeps);
  eventRoutes(api, deps);
  outboxRoutes(api, deps);
  openapiRoutes(api, answers);
  return api;
}
