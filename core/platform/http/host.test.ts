import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHost, isLocalHost } from './host.ts';

describe('a host', () => {
  it.each([
    ['shop.example', 'shop.example'],
    ['SHOP.Example', 'shop.example'],
    ['shop.example:3000', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['shop.example.:443', 'shop.example'],
    ['shop.example:', 'shop.example'],
    ['localhost', 'localhost'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['[::1]:3000', '::1'],
    ['::1', '::1'],
    ['[2001:DB8::1]', '2001:db8::1'],
  ])('%s is looked up as %s', (said, canonical) => {
    expect(canonicalHost(said)).toBe(canonical);
  });

  it.each([
    [''],
    ['.'],
    [':3000'],
    ['shop..example'],
    ['.shop.example'],
    ['shop.example..'],
    ['-shop.example'],
    ['shop.example/path'],
    ['user@shop.example'],
    ['shop.example:port'],
    ['shop.example:3000:1'],
    ['a b'],
    ['shop.example\0'],
    ["shop.example'; drop table instances; --"],
    ['bücher.example'],
    ['[shop.example]'],
    ['[::1'],
    [':::'.repeat(20)],
    ['a'.repeat(254)],
    [`${'a'.repeat(64)}.example`],
  ])('%j is none', (said) => {
    expect(canonicalHost(said)).toBeUndefined();
  });

  it('has one spelling, whose spelling is itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.ipV4(), fc.ipV6()), (said) => {
        const host = canonicalHost(said);
        if (host !== undefined) expect(canonicalHost(host)).toBe(host);
      }),
    );
  });

  it.each(['localhost', '127.0.0.1', '192.168.1.20', '::1', 'fe80::1', 'printer', 'pi.local'])(
    '%s is local',
    (host) => expect(isLocalHost(host)).toBe(true),
  );

  it.each([
    'shop.example',
    'localhost.example',
    '127.0.0.1.example',
    'local.example',
    'x.notlocal',
  ])('%s is not local', (host) => expect(isLocalHost(host)).toBe(false));
});
