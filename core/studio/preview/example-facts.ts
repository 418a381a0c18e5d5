import type { Deps } from '#core/deps.ts';
import { MAILS, type MailFacts, type MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import type { Language } from '#locales/languages.ts';
import { formatMoment } from '#locales/moments.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatMoneyOf } from '#locales/numbers.ts';

/** Whatever some mail knows. */
type FactName = (typeof MAILS)[MailId]['knows'][number];

interface ExampleOf {
  language: Language;
  /** The address of the panel. */
  base: string;
  now: Date;
}

/** What a mail could tell, so that its owner sees how it reads. */
export function exampleFacts<Id extends MailId>(
  { texts }: Pick<Deps, 'texts'>,
  mail: Id,
  { language, base, now }: ExampleOf,
): MailFacts<Id> {
  const inDollars = (amount: string) => formatMoneyOf(amount, '$', numberStyle(language));
  const at = (part: 'day' | 'dayTime') => formatMoment(now, { language, part, timeZone: 'UTC' });
  const service = texts(language, 'mail:example.service');
  const device = texts(language, 'mail:device.named', { browser: 'Firefox', system: 'Windows' });
  const examples: Record<FactName, string> = {
    url: `${base}/example`,
    device,
    address: '203.0.113.24',
    time: `${at('dayTime')} (UTC)`,
    newEmail: 'new.address@example.com',
    provider: 'Google',
    passkey: device,
    reason: texts(language, 'mail:example.reason'),
    number: '10482',
    amount: inDollars('50'),
    credited: inDollars('52.5'),
    received: inDollars('48.5'),
    method: texts(language, 'mail:example.method'),
    until: at('day'),
    service,
    host: 'acme.example',
    plan: texts(language, 'mail:example.plan'),
    id: '317',
    quantity: '10000',
    delivered: '7400',
    refunded: inDollars('13'),
    told: '',
    orders: `${service}\n${base}/example`,
    name: 'Mia Brandt',
    subscription: 'Tea with Mia',
    grade: texts(language, 'mail:example.grade'),
    before: texts(language, 'mail:example.gradeBefore'),
    subject: texts(language, 'mail:example.ticket'),
  };
  const known: readonly FactName[] = MAILS[mail].knows;
  // The names of this very mail.
  return Object.fromEntries(known.map((name) => [name, examples[name]])) as MailFacts<Id>;
}
