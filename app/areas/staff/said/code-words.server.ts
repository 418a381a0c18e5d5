import { SERVICE_NAMES } from '#core/accounts/social/service-names.pure.ts';
import { API_SCOPES } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { TOKEN_PURPOSES } from '#core/accounts/one-time/token-purposes.pure.ts';
import { SESSION_ENDS } from '#core/accounts/sessions/session-ends.pure.ts';
import { BULK_STATES } from '#core/back-office/bulk/bulk-words.pure.ts';
import { MAIL_STATES } from '#core/back-office/mails/mail-fields.pure.ts';
import {
  CHECK_STATUSES,
  IDENTITY_STEPS,
} from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { INVOICE_STATUSES } from '#core/billing/payments/invoices/invoice-status.pure.ts';
import { WITHDRAWAL_STATUSES } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LEVELS,
} from '#core/feedback/announcements/announcement-choices.pure.ts';
import { REPORT_STATUSES } from '#core/feedback/reports/report-words.pure.ts';
import { BULK_KINDS } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import { REFERRAL_DECISIONS } from '#core/growth/referrals/rules.pure.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { OWNER_ROLE, PERMISSIONS, STAFF_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { SCHEDULE_STATUSES } from '#core/studio/publishing/schedule-words.pure.ts';
import { REVISION_SOURCES } from '#core/tenancy/revisions/revision-sources.pure.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { PERMISSION_TEXTS } from '#app/areas/staff/staff/permission-texts.ts';

interface CodeWords {
  codes: readonly string[];
  /** The word of one of them; undefined for any other value, such as a name. */
  wordOf: (code: string) => string | undefined;
}

/** A text for each code of a list: a new code without one is a mistake of types. */
function words<const Code extends string>(
  codes: readonly Code[],
  say: (code: Code) => string,
): CodeWords {
  return {
    codes,
    wordOf(code) {
      const known = codes.find((one) => one === code);
      return known === undefined ? undefined : say(known);
    },
  };
}

/** What stands in entries of the audit as a code, in the words of the pages that it comes from. */
export function codeWordsIn(locale: string) {
  const t = textsOf(locale).t;
  return {
    orderStatus: words(ORDER_STATUSES, (code) => t(`orders:state.${code}`)),
    invoiceStatus: words(INVOICE_STATUSES, (code) => t(`payments:status.${code}`)),
    withdrawalStatus: words(WITHDRAWAL_STATUSES, (code) => t(`withdrawals:status.${code}`)),
    checkStatus: words(CHECK_STATUSES, (code) => t(`identity:status.${code}`)),
    step: words(IDENTITY_STEPS, (code) => t(`identity:step.${code}`)),
    reportStatus: words(REPORT_STATUSES, (code) => t(`staff:reports.statuses.${code}`)),
    payoutState: words(['waiting', 'paid'], (code) =>
      t(`staff:payouts.states.${code === 'waiting' ? 'open' : code}`),
    ),
    bulkKind: words(BULK_KINDS, (code) => t(`bulk:kind.${code}`)),
    bulkState: words(BULK_STATES, (code) => t(`bulk:state.${code}`)),
    mailState: words(MAIL_STATES, (code) => t(`mails:state.${code}`)),
    jobState: words(['dead', 'ready'], (code) => t(`audit:job.${code}`)),
    account: words(['open', 'frozen'], (code) =>
      code === 'frozen' ? t('customers:is.frozen') : t('audit:account.open'),
    ),
    referralDecision: words(REFERRAL_DECISIONS, (code) => t(`referrals:decision.${code}`)),
    permission: words(PERMISSIONS, (code) => t(`team:permissions.${PERMISSION_TEXTS[code]}`)),
    role: words([OWNER_ROLE, STAFF_ROLE.name], (code) =>
      code === OWNER_ROLE ? t('team:owner') : t('team:staff'),
    ),
    scope: words(API_SCOPES, (code) => t(`api:scope.${code}`)),
    audience: words(ANNOUNCEMENT_AUDIENCES, (code) => t(`announcements:audience.${code}`)),
    level: words(ANNOUNCEMENT_LEVELS, (code) => t(`announcements:level.${code}`)),
    revisionSource: words(REVISION_SOURCES, (code) => t(`studio:revision.source.${code}`)),
    scheduleStatus: words(SCHEDULE_STATUSES, (code) => t(`studio:schedule.status.${code}`)),
    endpoint: words(['on', 'off'], (code) =>
      code === 'on' ? t('webhooks:state.active') : t('webhooks:disabled.customer'),
    ),
    sessionEnd: words(SESSION_ENDS, (code) => t(`audit:sessionEnd.${code}`)),
    purpose: words(TOKEN_PURPOSES, (code) =>
      t(`audit:purpose.${code === 'confirm_social' ? 'connect_social' : code}`),
    ),
    social: words(['google', 'facebook', 'telegram'], (code) => SERVICE_NAMES[code]),
    assignee: words(['nobody'], () => t('tickets:staff.nobody')),
  } as const satisfies Record<string, CodeWords>;
}

export type CodeKind = keyof ReturnType<typeof codeWordsIn>;
