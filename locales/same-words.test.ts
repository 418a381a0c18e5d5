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
  ['mass:toCart', 'ordering:cart.open', 'service:order.toCart'],
  ['consent:privacy', 'shell:footer.privacy'],
  ['customers:adjust.amount', 'services:prices.addition', 'withdrawals:amount'],
  ['finances:period.week', 'overview:preset.week'],
];

/** Words that name a thing of the panel by another name than the table of docs/texts.md. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  // A connected or an unreachable service is one, and so are verbs such as earning.
  de: /Service-ID|Nur Dienste|diesen Diensten|Erlaubte Dienste|\(optional\)/u,
  hi_IN: /साइन.?इन|सर्विस|ग्रेड|इनवॉइस|रक़म/u,
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
