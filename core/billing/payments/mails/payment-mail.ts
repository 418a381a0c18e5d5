import { queueCustomerMail, type CustomerMail } from '#core/accounts/mails/queue-customer-mail.ts';
import type { Deps } from '#core/deps.ts';
import type { MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Language } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatMoneyOf } from '#locales/numbers.ts';

/** Queues a mail about payments, if the customer wants such mails. */
export const queuePaymentMail = <Id extends MailId>(
  deps: Deps,
  mail: Omit<CustomerMail<Id>, 'about'> & { origin: string },
): Promise<void> => queueCustomerMail(deps, { ...mail, about: 'payments' });

export const queueNotice = queueCustomerMail;

export const inDollars = (micro: bigint, language: Language): string =>
  formatMoneyOf(formatAmount(micro), '$', numberStyle(language));
