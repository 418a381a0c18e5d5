import { expect, test } from 'vitest';
import { addSecurityHeaders, contentSecurityPolicy } from './security-headers.ts';

const policyWith = (sources: Parameters<typeof contentSecurityPolicy>[0]['sources']) =>
  contentSecurityPolicy({ nonce: 'n', themeHash: 'h', sources, development: false });

test.each([
  "script-src 'nonce-n' 'strict-dynamic'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
])('a page is bound to %s', (directive) => {
  expect(policyWith([]).split('; ')).toContain(directive);
});

test('what a part of a page needs opens that and nothing else', () => {
  const [bare, framed] = [policyWith([]), policyWith([{ 'frame-src': ['https://a.example'] }])];
  expect(framed).toBe(bare.replace("frame-src 'none'", 'frame-src https://a.example'));
});

test('a header that is there stays, and the others are added', () => {
  const headers = new Headers({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'origin' });
  addSecurityHeaders(headers, 'http');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['http', null],
  ['https', 'max-age=31536000'],
] as const)('a browser is bound to https only by https: %s', (scheme, said) => {
  const headers = new Headers();
  addSecurityHeaders(headers, scheme);
  expect(headers.get('strict-transport-security')).toBe(said);
});
