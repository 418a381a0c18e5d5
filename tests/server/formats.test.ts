import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { startMailServer } from '#core/testing/mail-server.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { formatMoment } from '#locales/moments.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatCount, formatMoneyOf, formatPercent } from '#locales/numbers.ts';
import { makeCustomer, sessionCookie } from '#tests/e2e/customer.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

const ZONE = 'Asia/Kolkata';
const BANK_CARD = 1;
const BANK_TRANSFER = 2;
const SERVICE = 'YouTube views · Advertising · Worldwide · Quick start';
const QUANTITY = 25_000;
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

let server: RunningServer;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let cookie: string;
let session: string;
let slug: string;
let orderId: number;
let invoiceId: number;
let transferId: number;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ env: { SMTP_URL: mails.url, PUBLIC_PORT: '80' } });
  const place = { server, host: 'localhost', mails: async () => mails.received };
  const { name, value } = await sessionCookie(place, await makeCustomer(place, 'Ines Zahl'));
  session = value.split('.').at(-1) ?? '';
  cookie = `${name}=${value}; time_zone=${encodeURIComponent(ZONE)}`;
  await topUp('1234.5');
  orderId = await order();
  transferId = await addFunds(BANK_TRANSFER, '50');
  await ask('/api/v1/cart/lines', { lines: [{ service_id: slug, url: LINK, quantity: QUANTITY }] });
});

afterAll(async () => {
  await server.stop();
  await mails.close();
});

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await request({
    ...{ url: server.url, host: 'localhost', path, method: body ? 'POST' : 'GET' },
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${session}` },
      'idempotency-key': randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.json();
}

const balance = async () => ((await ask('/api/v1/profile')) as Answer).data.balance;

interface Answer {
  data: {
    balance: number;
    id: number;
    payment: { url: string };
    orders: { id: number }[];
  };
}

async function addFunds(methodId: number, amount: string): Promise<number> {
  const body = { payment_method_id: methodId, amount };
  return ((await ask('/api/v1/add-funds', body)) as Answer).data.id;
}

async function topUp(amount: string): Promise<void> {
  const body = { payment_method_id: BANK_CARD, amount };
  const made = (await ask('/api/v1/add-funds', body)) as Answer;
  invoiceId = made.data.id;
  const reference = made.data.payment.url.split('/').at(-1) ?? '';
  await ask(`/api/v1/sandbox/payments/${reference}/decide`, { decision: 'approve' });
  while ((await balance()) === 0) await pause(50);
}

async function order(): Promise<number> {
  const listed = (await ask('/api/v1/services')) as { data: { name: string; slug: string }[] };
  slug = listed.data.find(({ name }) => name === SERVICE)?.slug ?? '';
  const placed = (await ask('/api/v1/orders', {
    orders: [{ service_id: slug, quantity: QUANTITY, url: LINK, is_guarantee: false }],
    payment_method_id: 0,
  })) as Answer;
  return placed.data.orders[0]?.id ?? 0;
}

const pages = () => [
  ...['/', '/?servicesView=table', '/?search=youtube', `/services/${slug}`, '/search?q=views'],
  ...['/dashboard', '/orders', `/orders/${orderId}`, `/orders/${orderId}/receipt`],
  ...['/orders/create', '/orders/mass', '/cart', '/statistics', '/notices', '/my-services'],
  ...[
    '/finances',
    '/finances/cards',
    '/finances/withdraw',
    '/add-funds',
    '/add-funds?method=1&amount=2000',
  ],
  ...[`/add-funds/success?invoice=${invoiceId}`, '/bonuses', '/account-management'],
];

/** What somebody reads, without what only scripts and machines do. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style|noscript|code)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');
}

/** What no page of a language may have: how others write numbers, and what says nothing to most. */
function strangersOf(language: Language): RegExp[] {
  const [group = '', point = '', percent = '', money = ''] = numberStyle(language).split('|');
  const others = [',', '.', '\u00a0', '\u202f'].filter(
    (sign) => sign !== group.replace('_', '\u00a0'),
  );
  const spaced = (pattern: string) => pattern.includes('_') || pattern.includes('\u202f');
  return [
    /UTC/,
    /\d\d?\/\d\d?\/\d{4}/,
    /\d[ \u00a0\u202f]000K/,
    // A thousand by another sign, as far as it is no decimal of three digits.
    ...others
      .filter((sign) => sign !== point)
      .map(
        (sign) =>
          new RegExp(`(?<![\\d.,])[1-9]\\d{0,2}${sign === '.' ? '\\.' : sign}\\d{3}(?!\\d)`),
      ),
    // On the other side of the number, or without the space that belongs there.
    money.startsWith('¤') ? /\d[ \u00a0\u202f]?[$₽]/ : /[$₽][ \u00a0\u202f]?\d/,
    ...(spaced(money) ? [/\d[$₽]|[$₽]\d/] : [/[$₽][ \u00a0\u202f]\d/]),
    percent.startsWith('%') ? /\d[ \u00a0\u202f]?%/ : /%[ \u00a0\u202f]?\d/,
    ...(spaced(percent) ? [/\d%/] : [/\d[\u00a0\u202f]%/]),
  ];
}

/**
 * A page that writes by itself instead of asking how its language does shows in any that differs from
 * English: in one of these, in groups, points, shares and money. On them every page is read.
 */
const UNLIKE_ENGLISH = new Set<Language>(['fr', 'tr']);
/** What shows one of each, in every language. */
const RICHEST = /^\/(dashboard|finances$|services\/|orders\/\d+$|add-funds\?method)/;

const pagesIn = (language: Language) =>
  pages().filter((page) => UNLIKE_ENGLISH.has(language) || RICHEST.test(page));

test.each(LANGUAGES)(
  '%s writes numbers, money and times in one way on its pages',
  async (language) => {
    const strangers = strangersOf(language);
    const found: string[] = [];
    let all = '';
    for (const page of pagesIn(language)) {
      const path = localizedPath(language, page);
      const { status, text } = await request({
        ...{ url: server.url, host: 'localhost', path, headers: { cookie } },
      });
      expect(status, page).toBe(200);
      const words = wordsOf(text);
      all += words;
      for (const line of words.split('\n')) {
        for (const stranger of strangers) {
          if (stranger.test(line)) found.push(`${page}: ${line.trim()} (${String(stranger)})`);
        }
      }
    }
    expect(found).toEqual([]);
    const style = numberStyle(language);
    expect(all).toContain(formatCount(QUANTITY, style));
    expect(all).toContain(formatMoneyOf('2000', '$', style));
    expect(all).toContain(formatPercent(0.029, style));
    const today = { part: 'day', language, timeZone: ZONE } as const;
    // Its day breaks nowhere.
    const dayToday = formatMoment(new Date(), today).replaceAll(' ', '\u00a0');
    expect(all).toContain(dayToday);
  },
);

/** What a guest's browser keeps of an order that waits for a transfer. */
function placedCookie(): string {
  const payment = { type: 'message', url: null, account_number: 'DE00', comment: 'M-1' };
  const bank = { account_holder: null, bank_name: null, bic: null };
  const placed = {
    ...{ email: 'guest@mail.example', total: '7.41', more: 0, isTold: false, signature: null },
    lines: [{ name: SERVICE, quantity: 1000, cost: '7.2', follow: null }],
    payment: {
      ...{ id: 7, total_amount: '7.41', payment_method: { name: 'Bank transfer' } },
      payment: {
        ...payment,
        ...bank,
        qr_code: null,
        description: null,
        is_user_comment: false,
        comment_label: null,
      },
    },
  };
  return `placed=${Buffer.from(JSON.stringify(placed)).toString('base64url')}`;
}

const SAID_ONCE = /^Charged in US dollars: \$[\d,.]+$/;

/** Pages, and whether a payment is decided on them. */
const inRoubles = (): [string, boolean][] => [
  ...pages()
    .filter((page) => !page.endsWith('/receipt'))
    .map((page): [string, boolean] => [page, /^\/cart|\?method=|success/.test(page)]),
  [`/orders/create?serviceId=2&quantity=1000&url=${encodeURIComponent(LINK)}`, true],
  [`/add-funds?invoice=${transferId}`, false],
  ['/drip-feed', false],
  ['/orders/placed', true],
];

test('with roubles chosen a page speaks of them alone, and says once what is charged', async () => {
  const found: string[] = [];
  for (const [path, isDecided] of inRoubles()) {
    const { status, text } = await request({
      ...{ url: server.url, host: 'localhost', path: localizedPath('en', path) },
      headers: { cookie: `${cookie}; currency=RUB; ${placedCookie()}` },
    });
    expect(status, path).toBe(200);
    const dollars = wordsOf(text)
      .split('\n')
      .filter((line) => line.includes('$'));
    const others = dollars.filter((line) => !SAID_ONCE.test(line));
    if (others.length > 0) found.push(`${path}: ${others.join(' | ')}`);
    const said = dollars.length - others.length;
    if (said !== (isDecided ? 1 : 0)) found.push(`${path} says ${said} times what is charged`);
  }
  expect(found).toEqual([]);
});

test('an amount typed in roubles is charged in dollars, and its limits are told in roubles', async () => {
  const quoteOf = async (amount: string, currency: string) => {
    const query = new URLSearchParams({ method: String(BANK_CARD), amount, currency });
    const path = localizedPath('en', `/add-funds/total?${query.toString()}`);
    const headers = { cookie: `${cookie}; currency=RUB` };
    const answer = await request({ url: server.url, host: 'localhost', path, headers });
    return JSON.parse(answer.text) as { lines?: { amount: string }[]; errors?: object };
  };
  expect((await quoteOf('2,312.50', 'RUB')).lines?.[0]?.amount).toBe('25');
  expect((await quoteOf('1000', 'RUB')).lines?.[0]?.amount).toBe('10.81');
  // The form was opened before another page chose roubles.
  expect((await quoteOf('25', 'USD')).lines?.[0]?.amount).toBe('25');
  expect((await quoteOf('100', 'RUB')).errors).toMatchObject({
    amount: ['Enter ₽462.50 or more'],
  });
});
