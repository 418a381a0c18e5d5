import { AppError } from '#core/errors.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCustomerById, type CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { readOwnVideoAccounts } from '#core/growth/video-accounts/own-video-accounts.ts';
import { hasTwoFactor } from '#core/accounts/two-factor/two-factor.store.ts';
import { unsubscribeSignature } from '#core/accounts/notifications/unsubscribe-signature.ts';
import { hasBonuses } from './bonus-offers.ts';
import { readFigures, type CustomerFigures } from './figures.ts';
import { readGradesOf } from '#core/pricing/grades/show-grades.ts';
import type { Profile } from './profile.contract.ts';
import { wireAmount } from './wire-amount.ts';

type Accuracy = Parameters<typeof wireAmount>[1];

/** Everything the panel knows about who is logged in. */
export async function getProfile(
  deps: AccountDeps,
  caller: CustomerCaller,
  { accuracy, revision }: { accuracy: Accuracy; revision: bigint },
): Promise<Profile> {
  const ref = { instanceId: caller.instanceId, id: caller.customer.id };
  const { instanceId, language, customer } = caller;
  const { id: customerId, gradeId } = customer;
  const reader = { ...ref, gradeId, language, now: deps.clock.now() };
  const [row, figures, twoFactor, accounts, grades, bonuses] = await deps.db.read(
    instanceId,
    async (trx) => {
      const reading = Promise.all([
        ...([
          findCustomerById(trx, ref),
          readFigures(trx, reader),
          hasTwoFactor(trx, ref),
        ] as const),
        readOwnVideoAccounts(trx, ref),
      ]);
      const [row, figures, twoFactor, accounts] = await reading;
      const own = { instanceId, revision, language, customerId, gradeId };
      const grades = await readGradesOf(trx, deps.db, { ...own, owedMicro: figures.debtMicro });
      const bonuses = await hasBonuses(trx, deps.db, { instanceId, revision, now: reader.now });
      return [row, figures, twoFactor, accounts, grades, bonuses] as const;
    },
  );
  if (!row) throw new AppError('unauthorized');
  return {
    ...identity(row),
    permissions: [...caller.customer.permissions],
    needs_two_factor: caller.customer.withheld.length > 0,
    all_permissions: [...caller.customer.permissions],
    ...money(figures, accuracy),
    unread_notices: figures.unreadNotices,
    documents_wanted: figures.documentsWanted,
    announcements: figures.announcements,
    two_factor_is_enabled: twoFactor,
    support_chat_hash: await deps.keys.sign('support-chat', `${ref.instanceId}/${ref.id}`),
    unsubscribe_signature: await unsubscribeSignature(deps.keys, ref),
    youtube_accounts: accounts,
    extension_api_token: null,
    grades,
    has_bonuses: bonuses,
    is_impersonated: caller.customer.impersonatorId !== undefined,
  };
}

function identity(row: CustomerRow) {
  return {
    id: Number(row.id),
    email: row.email,
    is_email_confirmed: row.email_confirmed_at !== null,
    has_password: row.password_hash !== null,
    name: row.name,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    account_type: row.account_type,
    company_name: row.company_name,
    company_address: row.company_address,
    company_site: row.company_site,
    vat: row.vat,
    billing_country: row.billing_country,
    messengers: row.messengers,
    roles: row.roles,
    created_at: row.created_at.toISOString(),
    referral_program_percent: row.referral_basis_points / 10_000,
    affiliate_code: row.affiliate_code,
    yandex_metrika_client_id: row.yandex_metrika_client_id,
    google_analytics4_client_id: row.google_analytics4_client_id,
    notify_order_actions: row.notify_order_actions,
    notify_payment_actions: row.notify_payment_actions,
    notify_subscription_actions: row.notify_subscription_actions,
    frozen_at: row.frozen_at?.toISOString() ?? null,
    frozen_reason: row.frozen_reason,
    telegram_id: row.telegram_id,
    telegram_username: row.telegram_username,
    social_provider: row.social_provider,
  };
}

function money(figures: CustomerFigures, accuracy: Accuracy) {
  return {
    currency: 'USD' as const,
    balance: wireAmount(figures.balanceMicro, accuracy),
    debt: wireAmount(figures.debtMicro, accuracy),
    referral_user_balance: wireAmount(figures.referralBalanceMicro, accuracy),
    task_user_balance: wireAmount(figures.taskBalanceMicro, accuracy),
    total_earnings: wireAmount(figures.totalEarningsMicro, accuracy),
    spend: wireAmount(figures.spendMicro, accuracy),
    invoices_in_moderation: figures.inModeration.count,
    invoice_in_moderation: figures.inModeration.newest,
  };
}
