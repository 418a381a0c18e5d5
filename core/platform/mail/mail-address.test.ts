import { describe, expect, it } from 'vitest';
import { domainOf, isMailAddress, parseMailbox, singleLine } from './mail-address.ts';

describe('an address', () => {
  it.each([
    'owner@example.com',
    'first.last+tag@mail.example.co.uk',
    "o'brien@example.com",
    'root@localhost',
    'kontakt@münchen.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is taken', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no domain', 'owner'],
    ['an empty domain', 'owner@'],
    ['an empty local part', '@example.com'],
    ['a name around it', 'Owner <owner@example.com>'],
    ['a second recipient', 'owner@example.com,other@example.com'],
    ['a second at sign', 'owner@evil@example.com'],
    ['a quoted local part', '"owner"@example.com'],
    ['a header behind it', 'owner@example.com\r\nBcc: other@example.com'],
    ['a line end in the domain', 'owner@exam\nple.com'],
    ['a tab in the domain', 'owner@exam\tple.com'],
    ['a NUL', 'owner@example.com\0'],
    ['a space before it', ' owner@example.com'],
    ['two dots', 'first..last@example.com'],
    ['a dot at the end', 'owner@example.com.'],
    ['a percent escape', 'owner@exam%0aple.com'],
    ['a bracketed host', 'owner@[127.0.0.1]'],
    ['a label that starts with a hyphen', 'owner@-example.com'],
    ['a local part of 65', `${'a'.repeat(65)}@example.com`],
    [
      '255 characters',
      `a@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}x`,
    ],
    ['a letter beyond ASCII before the at sign', 'größe@example.com'],
  ])('with %s is refused', (_, address) => {
    expect(isMailAddress(address)).toBe(false);
  });

  it('has a domain that headers can hold', () => {
    expect(domainOf('kontakt@münchen.example')).toBe('xn--mnchen-3ya.example');
  });
});

describe('a mailbox', () => {
  it.each([
    ['Marquee <no-reply@localhost>', { name: 'Marquee', address: 'no-reply@localhost' }],
    ['"Marquee, Inc." <hi@example.com>', { name: 'Marquee, Inc.', address: 'hi@example.com' }],
    ['<hi@example.com>', { name: '', address: 'hi@example.com' }],
    ['hi@example.com', { name: '', address: 'hi@example.com' }],
  ])('is read from %s', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(['Marquee', 'A <a@example.com>, B <b@example.com>', 'A <a@example.com\r\n>'])(
    'is not read from %j',
    (text) => {
      expect(parseMailbox(text)).toBeUndefined();
    },
  );
});

describe('the text of a header', () => {
  it.each([
    ['Hello\r\nBcc: x@example.com', 'Hello Bcc: x@example.com'],
    ['Hello\u2028there\u0000', 'Hello there'],
    ['  ガラス  ', 'ガラス'],
    ['🎬 film \ud800', '🎬 film'],
  ])('%j stays on one line', (text, line) => {
    expect(singleLine(text)).toBe(line);
  });
});
