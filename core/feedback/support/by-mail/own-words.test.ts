import { describe, expect, test } from 'vitest';
import { ownWords } from './own-words.pure.ts';
import { wordsOfHtml } from './words-of-html.ts';

test.each([
  ['as it is', 'It works.\n\nThank you!', 'It works.\n\nThank you!'],
  [
    'before an answer below',
    'Yes.\n\nOn Mon, 3 Aug 2026 at 10:12, Shop wrote:\n> Is it?\n>',
    'Yes.',
  ],
  [
    'whose introduction is broken',
    'Ja.\n\nAm 03.08.2026 um 10:12 schrieb Shop\n<reply@mail.example>:\n> Geht es?',
    'Ja.',
  ],
  ['in French', 'Oui.\n\nLe 3 août 2026 à 10:12, Shop a écrit\u00a0:\n\n> Bien ?', 'Oui.'],
  ['in Japanese', 'はい\n\n2026年8月3日(月) 10:12 Shop <reply@mail.example>:\n> どう？', 'はい'],
  ['around what it quotes', '> One?\nYes.\n> Two?\nNo.', 'Yes.\nNo.'],
  ['with a list behind a colon', 'I tried:\n> this\nNothing.', 'I tried:\nNothing.'],
  ['before a signature', 'Fine.\n-- \nAda\nShip Ltd', 'Fine.'],
  ['before a dash that is none', 'Fine -- or not.\n- one\n- two', 'Fine -- or not.\n- one\n- two'],
  ['before what a phone says', 'Fine.\n\nSent from my iPhone', 'Fine.'],
  ['before what a phone says in German', 'Gut.\n\nVon meinem iPhone gesendet', 'Gut.'],
  ['before what a phone says in French', 'Oui.\n\nEnvoyé de mon iPhone', 'Oui.'],
  ['before what a phone says in Russian', 'Да.\n\nОтправлено с iPhone', 'Да.'],
  ['before what a phone says in Turkish', 'Evet.\n\niPhone’umdan gönderildi', 'Evet.'],
  ['before what a phone says in Hindi', 'हाँ।\n\nमेरे iPhone से भेजा गया', 'हाँ।'],
  ['before what a phone says in Vietnamese', 'Vâng.\n\nĐã gửi từ iPhone của tôi', 'Vâng.'],
  ['about what was sent', 'Sentry on Android.\nSent twice.', 'Sentry on Android.\nSent twice.'],
  ['above the original', 'Fine.\n\n-----Original Message-----\nFrom: Shop', 'Fine.'],
  [
    'above a head without a sign',
    'Fine.\n\nFrom: Shop\nSent: Monday\nTo: Ada\nSubject: Ticket\n\nHello',
    'Fine.',
  ],
  [
    'above a German head',
    'Gut.\n\nVon: Shop\nGesendet: Montag\nAn: Ada\nBetreff: Ticket\n\nHallo',
    'Gut.',
  ],
  ['with a line that looks like one of a head', 'From: Berlin\nwe fly.', 'From: Berlin\nwe fly.'],
  ['of nothing but quotes', '> all\n> of it', ''],
  ['with other line ends', 'a\r\nb\rc\0', 'a\nb\nc'],
  ['with many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
])('what somebody writes %s', (_how, text, own) => {
  expect(ownWords(text)).toBe(own);
});

test('is cut where it is too long', () => {
  expect(ownWords('a'.repeat(5_000))).toHaveLength(4_000);
});

describe('a mail of HTML alone', () => {
  test.each([
    ['<p>Hello,</p><p>it &amp; works<br>now.</p>', 'Hello,\n\nit & works\nnow.'],
    ['<style>p{}</style><script>steal()</script><p>Hi</p>', 'Hi'],
    ['<div>Yes.</div><div class="gmail_quote">On Monday<blockquote>No</blockquote></div>', 'Yes.'],
    ['<p>Yes.</p><div id="appendonsend"></div><hr><p>From: Shop</p>', 'Yes.'],
    ['<p>One</p><blockquote>Quoted</blockquote><p>Two</p>', 'One\n\nTwo'],
    ['<img src="https://track.example/x.png"><p>Hi', 'Hi'],
    [`${'<div>'.repeat(5_000)}deep`, ''],
  ])('%s', (html, words) => {
    expect(ownWords(wordsOfHtml(html))).toBe(words);
  });
});
