import type { CurrentCustomer } from '#core/platform/operations/current-customer.ts';
import { normaliseEmail } from '#core/accounts/customers/email.ts';
import { requireCaptcha } from '#core/accounts/captcha/require-captcha.ts';
import { findServiceName } from '#core/catalogue/services/service-name.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand, type Brand } from '#core/tenancy/brand/brand.ts';
import { mailWords } from '#core/tenancy/mail-texts/mail-words.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import type { ReportBody } from './report.contract.ts';
import { insertReport } from './report.store.ts';

/** Enough for several bad services found at once. */
const FILED: Limit = { name: 'reports-filed', capacity: 5, refillSeconds: 600 };

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'services' | 'texts' | 'defaultInstance'> & {
  keys: Keys;
};

interface Reported {
  idOrSlug: string;
  customer: CurrentCustomer | undefined;
  body: ReportBody;
}

/** Stores a report about a service and tells the support. */
export async function fileReport(
  deps: ReportDeps,
  caller: Caller,
  { idOrSlug, customer, body }: Reported,
): Promise<void> {
  const { instanceId } = caller;
  const service = await deps.db.inInstance(instanceId, (trx) =>
    findServiceName(trx, { instanceId, idOrSlug }),
  );
  const { reason, text, email } = said(body, customer);
  const settings = fillDefaults('settings', await readSettings(deps, instanceId));
  const asksPerson = !customer && settings.captchaEnabled;
  await requireCaptcha(deps, caller, { given: body, isEnabled: asksPerson });
  const subject = customer ? String(customer.id) : caller.address;
  await spendTries(deps, [{ instanceId, limit: FILED, subject }]);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const id = await insertReport(trx, {
      instance_id: instanceId,
      service_id: service.id,
      service_name: service.name,
      reason,
      text,
      customer_id: customer?.id ?? null,
      email,
      created_at: deps.clock.now(),
    });
    await tellSupport(deps, trx, { brand, instanceId, id, service: service.name, email });
  });
}

/** All that is needed, or what of it is missing. */
function said({ reason, text, email: typed }: ReportBody, customer: CurrentCustomer | undefined) {
  const email = typed === undefined ? undefined : normaliseEmail(typed);
  const fields: FieldProblems = {
    ...(reason === undefined && { reason: [{ code: 'required' }] }),
    ...(text === undefined && { text: [{ code: 'required' }] }),
    ...(!customer && typed === undefined && { email: [{ code: 'required' }] }),
    ...(!customer && typed !== undefined && !email && { email: [{ code: 'invalid_email' }] }),
  };
  if (reason === undefined || text === undefined || Object.keys(fields).length > 0) {
    throw new AppError('validation_failed', { fields });
  }
  return { reason, text, email: customer ? null : (email ?? null) };
}

interface TellSupportInput {
  brand: Brand;
  instanceId: number;
  id: bigint;
  service: string;
  email: string | null;
}

/** The reporter's text stays in the panel, so that mails cannot be used to send text. */
async function tellSupport(
  deps: ReportDeps,
  trx: Trx,
  { brand, instanceId, id, service, email }: TellSupportInput,
): Promise<void> {
  const { supportEmail, panelName, origin } = brand;
  if (supportEmail === undefined) return;
  const { subject, text } = mailWords(deps, {
    ...{ mail: 'serviceReport', texts: brand.mailTexts, language: DEFAULT_LANGUAGE, panelName },
    facts: { service, id: String(id), url: `${origin}/app/staff/reports/${id}` },
  });
  await queueMail(deps, trx, {
    instanceId,
    to: supportEmail,
    fromName: panelName,
    ...(email !== null && { replyTo: email }),
    subject,
    text,
    language: DEFAULT_LANGUAGE,
    uniqueKey: `service-report-${id}`,
  });
}
