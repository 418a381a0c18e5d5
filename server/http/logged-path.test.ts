import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

const SECRET = 'Zm9sbG93LW1lLWFuZC1ub2JvZHktZWxzZS1pbi10aGUtbG9n';

it.each([
  [`/app/orders/followed/12/${SECRET}`, '/app/orders/followed/12/…'],
  [`/app/de/orders/followed/12/${SECRET}.data`, '/app/de/orders/followed/12/…'],
  [`/app/orders/followed/12/${SECRET}/receipt`, '/app/orders/followed/12/…/receipt'],
  [`/app//orders//followed//12//${SECRET}`, '/app//orders//followed//12//…'],
  [`/app/Orders/Followed/12/${SECRET}`, '/app/Orders/Followed/12/…'],
  [`/app/orders%2ffollowed%2F12%2f${SECRET}`, '/app/orders%2ffollowed%2F12%2f…'],
  [`https://alder.example/app/orders/followed/12/${SECRET}`, null],
  [`/app/unsubscribe/${SECRET}`, '/app/unsubscribe/…'],
])('what is signed in %s is not logged', (path, logged) => {
  expect(loggedPath(path)).not.toContain(SECRET);
  if (logged !== null) expect(loggedPath(path)).toBe(logged);
});

it.each(['/app/orders/12', '/app/de/orders/placed', '/app/orders/followed'])(
  'any other path is, such as %s',
  (path) => expect(loggedPath(path)).toBe(path),
);

it.each(['mqk_', 'mqt_'])('no %s is, wherever it stands', (prefix) => {
  const secret = `${prefix}${'0aZ'.repeat(16)}`;
  expect(loggedPath(`/api/v1/orders/${secret}/pause`)).toBe(`/api/v1/orders/${prefix}…/pause`);
});

it.each([
  '0aZ'.repeat(14),
  `/${'0aZ'.repeat(14)}=`,
  `${'0/Z+'.repeat(10)}0a=`,
  `%2F${'0%2FZ%2B'.repeat(6)}0a%3D`,
])('no secret of a webhook is, such as whsec_%s', (secret) => {
  expect(loggedPath(`/api/v2/whsec_${secret}`)).toBe('/api/v2/whsec_…');
});
