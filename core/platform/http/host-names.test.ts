import { describe, expect, it } from 'vitest';
import { readableHost, writtenHost } from './host-names.ts';

describe('a host as people write it', () => {
  it.each([
    ['bücher.example', 'xn--bcher-kva.example'],
    [' Bücher.Example. ', 'xn--bcher-kva.example'],
    ['BU\u0308CHER.example', 'xn--bcher-kva.example'],
    ['bücher.example:443', 'xn--bcher-kva.example'],
    ['магазин.example', 'xn--80aairftm.example'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['shop.example', 'shop.example'],
    ['[::1]:3000', '::1'],
  ])('%s is stored as %s', (said, stored) => {
    expect(writtenHost(said)).toBe(stored);
  });

  it.each([
    ['bücher.example/shop'],
    ['bücher.example?a'],
    ['ü@shop.example'],
    ['https://bücher.example'],
    ['bü cher.example'],
    ['bücher..example'],
    ['\u00AD'],
    [`${'ü'.repeat(63)}.example`],
  ])('%s is none', (said) => {
    expect(writtenHost(said)).toBeUndefined();
  });

  it.each([
    ['xn--bcher-kva.example', 'bücher.example'],
    // Looks like another one, which its punycode tells.
    ['xn--pple-43d.example', 'аpple.example'],
    ['shop.example', 'shop.example'],
    ['xn--a.example', 'xn--a.example'],
    ['::1', '::1'],
  ])('%s is read as %s', (host, name) => {
    expect(readableHost(host)).toBe(name);
  });
});
