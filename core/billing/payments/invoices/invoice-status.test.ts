import { expect, it } from 'vitest';
import { INVOICE_STATUSES, mayBecome, type InvoiceStatus } from './invoice-status.pure.ts';

/** Every step that there is; all others are refused. */
const STEPS = [
  'open waiting',
  'open paid',
  'open failed',
  'open expired',
  'open unknown',
  'open refused',
  'waiting paid',
  'waiting refused',
  'unknown paid',
  'unknown failed',
  'failed paid',
  'expired paid',
  'paid refunded',
  'paid disputed',
  'refunded refunded',
  'refunded paid',
  'refunded disputed',
  'disputed paid',
  'disputed refunded',
  'disputed lost',
];

it('lets an invoice become exactly what the list says', () => {
  const pairs: [InvoiceStatus, InvoiceStatus][] = INVOICE_STATUSES.flatMap((from) =>
    INVOICE_STATUSES.map((to): [InvoiceStatus, InvoiceStatus] => [from, to]),
  );
  expect(pairs).toHaveLength(100);
  const allowed = pairs.filter(([from, to]) => mayBecome(from, to));
  expect(allowed.map((pair) => pair.join(' ')).sort()).toEqual([...STEPS].sort());
});
