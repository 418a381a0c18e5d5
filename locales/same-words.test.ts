import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const ROOT = path.resolve(import.meta.dirname);

/** Keys of one thing that customers meet in several places. */
const SAME: readonly (readonly string[])[] = [
  ['accounts:login.submit', 'api:guest.login', 'grades:guest.login', 'shell:login'],
  ['forms:optional', 'ordering:optional'],
  ['ordering:link.label', 'mass:column.link', 'orders:column.link', 'follow:receipt.link'],
  ['ordering:choice.service', 'tickets:topic.service'],
  ['shop:dimension.audience', 'shop:fact.audience'],
  ['panels:profile.addFunds', 'shell:addFunds', 'checkout:balance.add'],
  ['cards:toFinances', 'payments:toFinances', 'referrals:use.toFinances', 'withdrawals:toFinances'],
  ['documents:view.toPayment', 'panels:moderation.action'],
  ['orders:again', 'reviews:again'],
  [
    ...['cards:failed.again', 'cart:failed.again', 'channels:failed.again'],
    ...['finances:failed.again', 'identity:failed.again', 'jobs:retry'],
    ...['keywords:failed.again', 'lists:again', 'ordering:failed.again'],
    ...['orders:failed.again', 'panels:services.failed.action', 'payment-accounts:failed.again'],
    ...['payments:failed.again', 'queue:decision.retry.title', 'screens:offline.action'],
    ...['shell:lost.again', 'staff:payments.refund.retry', 'staff:tried.again'],
    ...['studio-fields:editor.again', 'studio-preview:tryAgain', 'withdrawals:failed.again'],
  ],
  ['mass:toCart', 'ordering:cart.open', 'service:order.toCart'],
  ['consent:privacy', 'shell:footer.privacy'],
  ['customers:adjust.amount', 'services:prices.addition', 'withdrawals:amount'],
  ['finances:period.week', 'overview:preset.week'],
  ['accounts:twoFactor.title', 'customers:fact.twoFactor'],
  ['orders:subscription.term', 'subscriptions:column.subscription', 'audit:fact.subscription'],
  ['cards:add.title', 'subscriptions:payment.addCard'],
  ['refill:ask', 'tickets:order.refill'],
  ['bulk:title', 'staff:palette.deeds.manyOrders'],
  ['services:prices.open', 'staff:palette.deeds.prices'],
  ['tasks:rewarded.finances', 'cards:toFinances'],
  ['tasks:guest.register', 'shell:register', 'server:pages.register'],
  ['plans:highlight', 'studio-fields:label.tariffPlan.is_highlight'],
  ['tasks:words.label', 'tasks:words.yours'],
  ['staff-tasks:column.check', 'audit:fact.task_check'],
  [
    ...['orders:column.state', 'campaigns:column.status', 'subscriptions:column.status'],
    ...['tasks:mine.status', 'trials:mine.status', 'staff-tasks:column.status'],
  ],
];

/** Words that name a thing of the panel by another name than the table of docs/texts.md. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  // A connected or an unreachable service is one, and so are verbs such as earning.
  de: /noch einmal versuchen|Service-ID|Nur Dienste|diesen Diensten|Erlaubte Dienste|\(optional\)|Zwei-Faktor-Anmeldung/u,
  fr: /panneau|double authentification/iu,
  hi_IN: /साइन.?इन|सर्विस|(?<![\p{L}\p{M}])सपोर्ट|ग्रेड|इनवॉइस|रक़म|दो-चरणीय|खाता रोक/u,
  // One is asked in a sentence and on a button by the same words.
  pt_BR: /\btent(ar|e) novamente/iu,
  ja: /2段階|二段階ログイン|決済事業者|定期(購入|注文)/u,
  ko: /2단계 로그인|고객지원|공급사/u,
  tr: /parola|(adımlı|aşamalı) giriş/iu,
  vi: /hai lớp|gói đăng ký|đóng băng/iu,
  zh_CN: /两步登录|双重验证/u,
};

type Texts = { [key: string]: string | Texts };

function textOf(language: string, name: string): string | Texts | undefined {
  const [namespace, key = ''] = name.split(':');
  const file = path.join(ROOT, language, `${namespace}.json`);
  let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return found;
}

describe.each(LANGUAGES)('one thing in %s', (language) => {
  it.each(SAME.map((keys) => [keys[0], keys] as const))('has one name, as %s', (_, keys) => {
    const texts = new Set(keys.map((key) => textOf(language, key)));
    expect([...texts]).toHaveLength(1);
  });
});

/** What stands side by side on the card of a service. */
const CARD = ['fact.start', 'fact.speed', 'fact.guarantee', 'fact.quantity'];
const CHOICES = ['source', 'audience', 'pace', 'option'].map((name) => `dimension.${name}`);

describe.each(LANGUAGES)('the card of a service in %s', (language) => {
  it('calls no two things by one name', () => {
    const names = [...CARD, ...CHOICES].map((key) => textOf(language, `shop:${key}`));
    expect(names).toEqual([...new Set(names)]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([
    ['ordering:cart.add', 'ordering:cart.open'],
    ['cart:cancel', 'cart:lost.forget'],
    ['panels:announcements.label', 'panels:profile.notices'],
  ])('%s is not taken for %s', (one, other) => {
    expect(textOf(language, one)).not.toBe(textOf(language, other));
  });
});

const linesOf = (language: string): string[] => {
  const folder = path.join(ROOT, language);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n'),
  );
};

describe('an English button', () => {
  it('is a verb and its object, without an article', () => {
    const button = /"(?:submit|button|register|action)": "[A-Z][a-z]+ an? /;
    expect(linesOf('en').filter((line) => button.test(line))).toEqual([]);
  });
});

describe.each(Object.entries(OTHER_NAMES))('the texts in %s', (language, others) => {
  it('call nothing by another name', () => {
    expect(linesOf(language).filter((line) => others.test(line))).toEqual([]);
  });
});
