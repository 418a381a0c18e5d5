import type { AdjustmentTables } from '#core/back-office/adjustments/adjustment.tables.ts';
import type { BulkActionTables } from '#core/back-office/bulk/bulk-action.tables.ts';
import type { ErasureTables } from '#core/back-office/erasures/erasure.tables.ts';
import type { MoneyDayTables } from '#core/back-office/money/money-day.tables.ts';
import type { PresenceTables } from '#core/back-office/presence/presence.tables.ts';
import type { SavedViewTables } from '#core/back-office/views/saved-view.tables.ts';
import type { CustomerCareTables } from '#core/back-office/customers/customer-care.tables.ts';
import type { ApiTokenTables } from '#core/accounts/api-tokens/api-token.tables.ts';
import type { CustomerTables } from '#core/accounts/customers/customer.tables.ts';
import type { OneTimeTokenTables } from '#core/accounts/one-time/one-time-token.tables.ts';
import type { PasskeyTables } from '#core/accounts/passkeys/passkey.tables.ts';
import type { RoleTables } from '#core/accounts/roles/role.tables.ts';
import type { SessionTables } from '#core/accounts/sessions/session.tables.ts';
import type { SocialTables } from '#core/accounts/social/social.tables.ts';
import type { TeamTables } from '#core/accounts/team/team.tables.ts';
import type { TwoFactorTables } from '#core/accounts/two-factor/two-factor.tables.ts';
import type { BillingDocumentTables } from '#core/billing/documents/document.tables.ts';
import type { LedgerTables } from '#core/billing/ledger/ledger.tables.ts';
import type { AutomaticTables } from '#core/billing/payments/automatic/automatic.tables.ts';
import type { CardTables } from '#core/billing/payments/cards/card.tables.ts';
import type { InvoiceTables } from '#core/billing/payments/invoices/invoice.tables.ts';
import type { OutsidePaymentTables } from '#core/billing/payments/outside/outside-payment.tables.ts';
import type { PaymentMethodTables } from '#core/billing/payments/payment-method.tables.ts';
import type { SandboxTables } from '#core/billing/payments/sandbox/sandbox.tables.ts';
import type { PaymentAccountTables } from '#core/billing/payments/accounts/payment-account.tables.ts';
import type { RefundTables as PaymentRefundTables } from '#core/billing/payments/refunds/refund.tables.ts';
import type { ApprovalTables } from '#core/billing/payments/staff/approval.tables.ts';
import type { GatewayEventTables } from '#core/billing/payments/webhooks/gateway-event.tables.ts';
import type { PayoutTables } from '#core/billing/payouts/payout.tables.ts';
import type { IdentityCheckTables } from '#core/billing/identity-checks/identity-check.tables.ts';
import type { ReferralTables } from '#core/growth/referrals/referral.tables.ts';
import type { ChildPanelTables } from '#core/resale/child-panels/child-panel.tables.ts';
import type { CampaignTables } from '#core/growth/campaigns/campaign.tables.ts';
import type { CommissionTables } from '#core/billing/commissions/commission.tables.ts';
import type { WithdrawalTables } from '#core/billing/withdrawals/withdrawal.tables.ts';
import type { CompanionTables } from '#core/catalogue/companions/companion.tables.ts';
import type { DeliveryRecordTables } from '#core/catalogue/delivery-records/delivery-record.tables.ts';
import type { FavouriteTables } from '#core/catalogue/favourites/favourite.tables.ts';
import type { CatalogueTables } from '#core/catalogue/services/catalogue.tables.ts';
import type { SnippetTables } from '#core/catalogue/snippets/snippet.tables.ts';
import type { ServiceReportTables } from '#core/feedback/reports/service-report.tables.ts';
import type { SubscriptionTables } from '#core/ordering/subscriptions/subscription.tables.ts';
import type { CheckTables } from '#core/growth/tasks/check.tables.ts';
import type { VideoAccountTables } from '#core/growth/video-accounts/video-account.tables.ts';
import type { KeywordSearchTables } from '#core/growth/keyword-suggestions/keyword-search.tables.ts';
import type { FreeTrialTables } from '#core/growth/free-trials/free-trial.tables.ts';
import type { ReviewTables } from '#core/feedback/reviews/review.tables.ts';
import type { AnnouncementTables } from '#core/feedback/announcements/announcement.tables.ts';
import type { CannedAnswerTables } from '#core/feedback/canned-answers/canned-answer.tables.ts';
import type { SupportTables } from '#core/feedback/support/support.tables.ts';
import type { TaskTables } from '#core/fulfilment/tasks/task.tables.ts';
import type { SimulatorTables } from '#core/fulfilment/dispatch/simulator/simulator.tables.ts';
import type { ShopEventTables } from '#core/growth/shop-events/shop-event.tables.ts';
import type { NoticeTables } from '#core/messaging/notices/notice.tables.ts';
import type { WebhookTables } from '#core/messaging/webhooks/webhook.tables.ts';
import type { CartTables } from '#core/ordering/cart/cart.tables.ts';
import type { DispatchTables } from '#core/ordering/dispatches/dispatch.tables.ts';
import type { OrderDraftTables } from '#core/ordering/drafts/order-draft.tables.ts';
import type { PositionTables } from '#core/ordering/keywords/position.tables.ts';
import type { OrderTables } from '#core/ordering/orders/order.tables.ts';
import type { RefillTables } from '#core/ordering/refill-records/refill.tables.ts';
import type { AssetTables } from '#core/platform/assets/asset.tables.ts';
import type { AuditTables } from '#core/platform/audit/audit.tables.ts';
import type { IdempotencyKeyTables } from '#core/platform/idempotency/idempotency-key.tables.ts';
import type { JobTables } from '#core/platform/jobs/job.tables.ts';
import type { LimitTables } from '#core/platform/limits/limit.tables.ts';
import type { MailTables } from '#core/platform/mail/mail.tables.ts';
import type { SecretTables } from '#core/platform/secrets/secret.tables.ts';
import type { CouponTables } from '#core/pricing/coupons/coupon.tables.ts';
import type { ApiCallTables } from '#core/resale/api-calls/api-call.tables.ts';
import type { GradeTables } from '#core/pricing/grades/grade.tables.ts';
import type { ApiV2Tables } from '#core/resale/api-v2/api-v2.tables.ts';
import type { ImportTables } from '#core/supply/imports/import.tables.ts';
import type { ProviderTables } from '#core/supply/providers/provider.tables.ts';
import type { StudioDraftTables } from '#core/studio/drafts/studio-draft.tables.ts';
import type { ScheduleTables } from '#core/studio/publishing/schedule.tables.ts';
import type { InstanceTables } from '#core/tenancy/instances/instance.tables.ts';
import type { WidgetTables } from '#core/tenancy/widgets/widget.tables.ts';
import type { RevisionTables } from '#core/tenancy/revisions/revision.tables.ts';

/** One row for each migration that this database has been through. */
export interface SchemaMigrationsTable {
  name: string;
  applied_at: Date;
}

/** The tables, by their names in SQL: those of each noun stand beside it. */
export interface Schema
  extends
    ApiTokenTables,
    AdjustmentTables,
    ApiCallTables,
    ApiV2Tables,
    PaymentAccountTables,
    PaymentRefundTables,
    ApprovalTables,
    AssetTables,
    AuditTables,
    AutomaticTables,
    BulkActionTables,
    CardTables,
    CartTables,
    CatalogueTables,
    CompanionTables,
    CouponTables,
    CustomerCareTables,
    CustomerTables,
    DeliveryRecordTables,
    DispatchTables,
    FavouriteTables,
    GatewayEventTables,
    GradeTables,
    IdempotencyKeyTables,
    IdentityCheckTables,
    ImportTables,
    InstanceTables,
    InvoiceTables,
    JobTables,
    BillingDocumentTables,
    LedgerTables,
    LimitTables,
    MailTables,
    ErasureTables,
    MoneyDayTables,
    NoticeTables,
    OneTimeTokenTables,
    OrderDraftTables,
    OrderTables,
    OutsidePaymentTables,
    PaymentMethodTables,
    PayoutTables,
    PositionTables,
    PresenceTables,
    ProviderTables,
    RefillTables,
    ReviewTables,
    SubscriptionTables,
    FreeTrialTables,
    RevisionTables,
    RoleTables,
    SandboxTables,
    SavedViewTables,
    ScheduleTables,
    SecretTables,
    ServiceReportTables,
    SessionTables,
    ShopEventTables,
    SimulatorTables,
    SnippetTables,
    SocialTables,
    StudioDraftTables,
    AnnouncementTables,
    CannedAnswerTables,
    SupportTables,
    TeamTables,
    TwoFactorTables,
    PasskeyTables,
    WebhookTables,
    WidgetTables,
    WithdrawalTables,
    CommissionTables,
    ReferralTables,
    ChildPanelTables,
    KeywordSearchTables,
    TaskTables,
    CheckTables,
    VideoAccountTables,
    CampaignTables {
  schema_migrations: SchemaMigrationsTable;
}
