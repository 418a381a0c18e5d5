import { payerToTell } from '#core/accounts/customers/payer.ts';
import { unsubscribeSignature } from '#core/accounts/notifications/unsubscribe-signature.ts';
import type { Deps } from '#core/deps.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { htmlMail, plainMail } from '#core/platform/mail/html-mail.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';
import { formatAmount } from '#core/money/money.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatMoneyOf } from '#locales/numbers.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

interface Notice {
  instanceId: number;
  customerId: bigint;
  /** Whether only those read it who have no way in yet. */
  isForGuests?: boolean;
  /** Which of their switches says whether they want it. */
  about: 'payments' | 'orders';
  /** Where the customer was; without it, it is a host of the instance. */
  origin?: string | undefined;
  /** Its texts, in `mail.json`. */
  notice: string;
  /** Written in the language of who reads it; `base` is where their panel begins. */
  params: (language: Language, base: string) => Record<string, string>;
  /** Of the panel, without a language; another one may be for who has no way in yet. */
  path: string | ((isGuest: boolean) => string | Promise<string>);
  uniqueKey: string;
}

/** A mail about payments, to who wants to read such mails. */
export const queuePaymentMail = (
  deps: Deps,
  mail: Omit<Notice, 'about'> & { origin: string },
): Promise<void> => queueNotice(deps, { ...mail, about: 'payments' });

/** A mail in the brand's look and the customer's language, to who wants to read such mails. */
export async function queueNotice(deps: Deps, mail: Notice): Promise<void> {
  const { instanceId, customerId: id, notice, about } = mail;
  const receiver = await deps.db.inInstance(instanceId, (trx) =>
    payerToTell(trx, { instanceId, id }, about),
  );
  if (!receiver || (mail.isForGuests && !receiver.isGuest)) return;
  const { to, language, isGuest } = receiver;
  const origin = originOf(mail.origin ?? NOWHERE);
  const brand = await readBrand(deps, { instanceId, origin });
  const path = typeof mail.path === 'string' ? mail.path : await mail.path(isGuest);
  const base = `${brand.origin}/app${language === DEFAULT_LANGUAGE ? '' : `/${language}`}`;
  const params = { panelName: brand.panelName, ...mail.params(language, base) };
  const signature = await unsubscribeSignature(createKeys(deps), { instanceId, id });
  const unsubscribe = `${base}/unsubscribe/${id}?signature=${signature}`;
  const subject = deps.texts(language, `mail:${notice}.subject`, params);
  const content = {
    language,
    subject,
    text: [
      deps.texts(language, `mail:${notice}.text`, params),
      deps.texts(language, 'mail:choose.messages', { url: unsubscribe }),
    ].join('\n\n'),
    button: {
      label: deps.texts(language, `mail:${notice}.button`, params),
      url: `${base}${path}`,
    },
  };
  await deps.db.inInstance(instanceId, (trx) =>
    queueMail(deps, trx, {
      ...{ instanceId, to, language, subject, fromName: brand.panelName },
      text: plainMail(content, brand),
      html: htmlMail(content, brand),
      uniqueKey: mail.uniqueKey,
      ...(brand.supportEmail !== undefined && { replyTo: brand.supportEmail }),
    }),
  );
}

/** No instance is there, so that one of its own is taken. */
const NOWHERE = 'https://nowhere.invalid';

/** A host is written by who asks: one that makes no address is none of the instance's. */
function originOf(text: string): { scheme: 'http' | 'https'; host: string } {
  const { protocol, host } = parseUrl(text) ?? new URL(NOWHERE);
  return { scheme: protocol === 'https:' ? 'https' : 'http', host };
}

export const inDollars = (micro: bigint, language: Language): string =>
  formatMoneyOf(formatAmount(micro), '$', numberStyle(language));
