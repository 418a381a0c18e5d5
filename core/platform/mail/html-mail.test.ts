import { expect, it } from 'vitest';
import { brandOf } from '#core/tenancy/brand/brand.ts';
import { htmlMail, plainMail } from './html-mail.ts';

const brand = brandOf(
  { schemaVersion: 2, panelName: 'Alder', colours: { light: { primary: '#123456' } } },
  { origin: 'https://alder.example', mailTexts: [] },
);
const content = {
  ...({ language: 'en', subject: 'Hello', text: 'It is done.' } as const),
  button: { label: 'View order', url: 'https://alder.example/app/orders/7' },
  footer: 'Choose: https://alder.example/app/unsubscribe/7?signature=a-_&b=1',
};

/** The addresses that somebody can follow. */
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);

it('is no wider than its window, whatever long words somebody has written', () => {
  const [table = ''] = /<table[^>]*>/.exec(htmlMail(content, brand)) ?? [];
  expect(table).toMatch(/table-layout:fixed;word-break:break-word/);
});

it('says below the button what is for who wants no such mails', () => {
  const plain = plainMail(content, brand);
  expect(plain.indexOf('Choose:')).toBeGreaterThan(plain.indexOf('View order:'));
  const html = htmlMail(content, brand);
  expect(html.indexOf('Choose:')).toBeGreaterThan(html.indexOf('View order'));
  expect(linksIn(html)).toEqual([
    'https://alder.example/app/orders/7',
    'https://alder.example/app/unsubscribe/7?signature=a-_&amp;b=1',
  ]);
});

it.each([
  ['of its own', 'Views (7)\nhttps://alder.example/app/a?b=c.', 'https://alder.example/app/a?b=c'],
  ['of somebody else', 'See https://evil.example/app and http://alder.example/', undefined],
  ['that begins like its own', 'https://alder.example.evil.example/', undefined],
  [
    'with markup',
    'https://alder.example/"><b>x</b>',
    'https://alder.example/&quot;&gt;&lt;b&gt;x&lt;/b',
  ],
])('makes links of addresses in the text that are its own: one %s', (_which, text, link) => {
  const html = htmlMail({ ...content, text, button: undefined, footer: undefined }, brand);
  expect(linksIn(html)).toEqual(link === undefined ? [] : [link]);
  expect(html).not.toContain('<b>');
});
