import { expect, test } from 'vitest';
import { staffPagesFor } from '#app/lib/pages/staff-pages.server.ts';
import { waitingIn } from './waiting.server.ts';

const seenBy = (permissions: string[], work: Parameters<typeof waitingIn>[0]['work']) =>
  waitingIn({ work, permissions, staffPages: staffPagesFor(permissions) });

const one = { count: 1, is_more: false };

test('what waits for a second person is among it, as is each queue of orders', () => {
  const work = [
    { list: 'adjustments' as const, ...one },
    { list: 'held' as const, count: 100, is_more: true },
    { list: 'waiting' as const, count: 0, is_more: false },
  ];
  expect(seenBy(['orders.deliver', 'customers.read', 'customers.adjust'], work)).toEqual([
    { list: 'held', url: '/staff/orders?queue=held', count: 100, isMore: true },
    { list: 'adjustments', url: '/staff/customers', count: 1, isMore: false },
  ]);
});

test('a list on a page that somebody may not open is not named', () => {
  expect(seenBy(['customers.adjust'], [{ list: 'adjustments', ...one }])).toEqual([]);
});

test('where nobody counts, each list that one may open says so', () => {
  expect(seenBy(['reports.decide'], undefined)).toEqual([
    { list: 'reports', url: '/staff/reports', count: undefined, isMore: false },
  ]);
});
