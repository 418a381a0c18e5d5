import { assets } from './platform/assets/assets.noun.ts';
import { mail } from './platform/mail/mail.noun.ts';
import { jobs } from './platform/jobs/jobs.noun.ts';
import { openapi } from './platform/openapi/openapi.noun.ts';
import { instances } from './tenancy/instances/instances.noun.ts';
import { countries } from './tenancy/countries/countries.noun.ts';
import { captcha } from './accounts/captcha/captcha.noun.ts';
import { guests } from './accounts/guests/guests.noun.ts';
import { roles } from './accounts/roles/roles.noun.ts';
import { sessions } from './accounts/sessions/sessions.noun.ts';
import { passwords } from './accounts/passwords/passwords.noun.ts';
import { twoFactor } from './accounts/two-factor/two-factor.noun.ts';
import { passkeys } from './accounts/passkeys/passkeys.noun.ts';
import { apiTokens } from './accounts/api-tokens/api-tokens.noun.ts';
import { login } from './accounts/login/login.noun.ts';
import { registration } from './accounts/registration/registration.noun.ts';
import { social } from './accounts/social/social.noun.ts';
import { impersonation } from './accounts/impersonation/impersonation.noun.ts';
import { team } from './accounts/team/team.noun.ts';
import { notifications } from './accounts/notifications/notifications.noun.ts';
import { notices } from './messaging/notices/notices.noun.ts';
import { webhooks } from './messaging/webhooks/webhooks.noun.ts';
import { coupons } from './pricing/coupons/coupons.noun.ts';
import { grades } from './pricing/grades/grades.noun.ts';
import { deliveryRecords } from './catalogue/delivery-records/delivery-records.noun.ts';
import { companions } from './catalogue/companions/companions.noun.ts';
import { services } from './catalogue/services/services.noun.ts';
import { favourites } from './catalogue/favourites/favourites.noun.ts';
import { links } from './catalogue/links/links.noun.ts';
import { snippets } from './catalogue/snippets/snippets.noun.ts';
import { providers } from './supply/providers/providers.noun.ts';
import { imports } from './supply/imports/imports.noun.ts';
import { ledger } from './billing/ledger/ledger.noun.ts';
import { payments } from './billing/payments/payments.noun.ts';
import { documents } from './billing/documents/documents.noun.ts';
import { withdrawals } from './billing/withdrawals/withdrawals.noun.ts';
import { identityChecks } from './billing/identity-checks/identity-checks.noun.ts';
import { payouts } from './billing/payouts/payouts.noun.ts';
import { commissions } from './billing/commissions/commissions.noun.ts';
import { form } from './ordering/form/form.noun.ts';
import { drafts } from './ordering/drafts/drafts.noun.ts';
import { cart } from './ordering/cart/cart.noun.ts';
import { orders } from './ordering/orders/orders.noun.ts';
import { subscriptions } from './ordering/subscriptions/subscriptions.noun.ts';
import { dispatch } from './fulfilment/dispatch/dispatch.noun.ts';
import { refills } from './fulfilment/refills/refills.noun.ts';
import { positions } from './fulfilment/positions/positions.noun.ts';
import { reviews } from './feedback/reviews/reviews.noun.ts';
import { serviceRecords } from './feedback/service-records/service-records.noun.ts';
import { reports } from './feedback/reports/reports.noun.ts';
import { announcements } from './feedback/announcements/announcements.noun.ts';
import { cannedAnswers } from './feedback/canned-answers/canned-answers.noun.ts';
import { support } from './feedback/support/support.noun.ts';
import { referrals } from './growth/referrals/referrals.noun.ts';
import { shopEvents } from './growth/shop-events/shop-events.noun.ts';
import { videoAccounts } from './growth/video-accounts/video-accounts.noun.ts';
import { videoReports } from './growth/video-reports/video-reports.noun.ts';
import { keywordSuggestionTool } from './growth/keyword-suggestions/keyword-suggestions.noun.ts';
import { freeTrials } from './growth/free-trials/free-trials.noun.ts';
import { tasks } from './growth/tasks/tasks.noun.ts';
import { campaigns } from './growth/campaigns/campaigns.noun.ts';
import { orderWidgets } from './growth/order-widgets/order-widgets.noun.ts';
import { apiV2 } from './resale/api-v2/api-v2.noun.ts';
import { apiCalls } from './resale/api-calls/api-calls.noun.ts';
import { testMode } from './resale/test-mode/test-mode.noun.ts';
import { childPanels } from './resale/child-panels/child-panels.noun.ts';
import { hosts } from './studio/hosts/hosts.noun.ts';
import { profile } from './own-data/profile/profile.noun.ts';
import { deletion } from './own-data/deletion/deletion.noun.ts';
import { erasures } from './back-office/erasures/erasures.noun.ts';
import { adjustments } from './back-office/adjustments/adjustments.noun.ts';
import { staffIdentityCheckList } from './back-office/identity-checks/staff-identity-check-list.noun.ts';
import { staffDeliveryList } from './back-office/deliveries/staff-delivery-list.noun.ts';
import { staffDocumentList } from './back-office/documents/staff-document-list.noun.ts';
import { staffOrderList } from './back-office/orders/staff-order-list.noun.ts';
import { staffTicketList } from './back-office/tickets/staff-ticket-list.noun.ts';
import { staffReportList } from './back-office/reports/staff-report-list.noun.ts';
import { staffChildPanelList } from './back-office/child-panels/staff-child-panel-list.noun.ts';
import { staffReviewList } from './back-office/reviews/staff-review-list.noun.ts';
import { staffProviderList } from './back-office/providers/staff-provider-list.noun.ts';
import { staffPaymentList } from './back-office/payments/staff-payment-list.noun.ts';
import { staffWithdrawalList } from './back-office/withdrawals/staff-withdrawal-list.noun.ts';
import { staffTrialList } from './back-office/free-trials/staff-trial-list.noun.ts';
import { staffTaskCheckList } from './back-office/task-checks/staff-task-check-list.noun.ts';
import { bulkActions } from './back-office/bulk/bulk-actions.noun.ts';
import { auditList } from './back-office/audit/audit-list.noun.ts';
import { deadJobs } from './back-office/jobs/dead-jobs.noun.ts';
import { staffMails } from './back-office/mails/staff-mails.noun.ts';
import { presence } from './back-office/presence/presence.noun.ts';
import { moneyOverview } from './back-office/money/money-overview.noun.ts';
import { waiting } from './back-office/waiting/waiting.noun.ts';
import { staffServices } from './back-office/services/staff-services.noun.ts';
import { staffLabels } from './back-office/labels/staff-labels.noun.ts';
import { savedViews } from './back-office/views/saved-views.noun.ts';
import { staffCustomers } from './back-office/customers/staff-customers.noun.ts';
import { studioDrafts } from './studio/drafts/studio-drafts.noun.ts';
import { revisions } from './studio/revisions/revisions.noun.ts';
import { publishing } from './studio/publishing/publishing.noun.ts';
import { instanceFile } from './studio/instance-file/instance-file.noun.ts';
import { preview } from './studio/preview/preview.noun.ts';
import { pictureColours } from './studio/picture-colours/picture-colours.noun.ts';
import { pictures } from './studio/pictures/pictures.noun.ts';
import type { Noun } from './noun.ts';

/**
 * What the core is made of. A noun may import those before it; it listens to what happens in them,
 * and its routes are registered before theirs.
 */
export const NOUNS: readonly Noun[] = [
  assets,
  mail,
  jobs,
  openapi,
  instances,
  countries,
  captcha,
  guests,
  roles,
  sessions,
  passwords,
  twoFactor,
  passkeys,
  apiTokens,
  login,
  registration,
  social,
  impersonation,
  team,
  notifications,
  notices,
  webhooks,
  coupons,
  grades,
  deliveryRecords,
  companions,
  services,
  favourites,
  links,
  snippets,
  providers,
  imports,
  ledger,
  payments,
  documents,
  withdrawals,
  identityChecks,
  payouts,
  commissions,
  form,
  drafts,
  cart,
  orders,
  subscriptions,
  dispatch,
  refills,
  positions,
  reviews,
  serviceRecords,
  reports,
  support,
  cannedAnswers,
  announcements,
  referrals,
  shopEvents,
  orderWidgets,
  freeTrials,
  keywordSuggestionTool,
  videoAccounts,
  videoReports,
  tasks,
  campaigns,
  apiV2,
  apiCalls,
  testMode,
  childPanels,
  hosts,
  profile,
  deletion,
  adjustments,
  erasures,
  staffTicketList,
  staffOrderList,
  staffDocumentList,
  staffIdentityCheckList,
  staffDeliveryList,
  staffProviderList,
  staffPaymentList,
  staffWithdrawalList,
  staffReportList,
  staffReviewList,
  staffTrialList,
  staffTaskCheckList,
  staffChildPanelList,
  bulkActions,
  staffServices,
  staffLabels,
  auditList,
  deadJobs,
  staffMails,
  presence,
  waiting,
  moneyOverview,
  staffCustomers,
  savedViews,
  studioDrafts,
  revisions,
  publishing,
  preview,
  instanceFile,
  pictureColours,
  pictures,
];

for (const { listens = [] } of NOUNS) for (const listening of listens) listening.connect();
