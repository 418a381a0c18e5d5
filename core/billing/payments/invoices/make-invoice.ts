import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { CardRow } from '../cards/card.store.ts';
import { quoteTopUp } from '../quote-top-up.ts';
import type { AddFundsBody } from './invoice.contract.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { storeQuote } from './stored-quote.ts';
import { writeInvoice } from './write-invoice.ts';

export interface ToMake {
  instanceId: number;
  customerId: bigint;
  revision: bigint;
  origin: string;
  body: AddFundsBody;
  /** The saved card to charge through its gateway. */
  card?: CardRow | undefined;
  /** The entry that took the balance too low, for an automatic top-up. */
  automaticFor?: bigint | undefined;
  /** False where a card is charged while its customer is away; so it is for an automatic top-up. */
  isCustomerHere?: boolean;
}

/** Makes an invoice for a top-up. */
export async function makeInvoice(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'isDemo' | 'services'>,
  asked: ToMake,
): Promise<InvoiceRow> {
  const { body } = asked;
  const quoted = await quoteTopUp(trx, deps, asked);
  refuseOtherTotal(quoted.quoted.chargeMicro, body.expected_total);
  return writeInvoice(trx, deps, {
    ...asked,
    ...quoted,
    purpose: 'top_up',
    amountMicro: quoted.quoted.originalMicro,
    quote: storeQuote(quoted),
    back: body,
  });
}

export function refuseOtherTotal(chargeMicro: bigint, expected: string | undefined): void {
  if (expected === undefined || parseAmount(expected) === chargeMicro) return;
  throw new AppError('total_changed', { params: { total: formatAmount(chargeMicro) } });
}
