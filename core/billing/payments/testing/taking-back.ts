import type { TestCore } from '#core/testing/harness.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { signEvent } from '../sandbox/sandbox-webhook.ts';
import type { EventKind } from '../webhooks/gateway-event.contract.ts';
import { SANDBOX_METHOD, settle } from './payer.ts';

let events = 0;

interface TellGatewayInput {
  kind: EventKind;
  /** What was paid, given back so far, or is disputed. */
  cents: number;
  caseId?: string;
  /** What of it came back. */
  returnedCents?: number;
  /** Refunds that we have not asked for, of which one may be what a dispute took. */
  unaskedCents?: readonly number[];
}

/** What the sandbox tells of a payment, heard and done; each time as an event of its own. */
export async function tellGateway(
  test: TestCore,
  { id }: Pick<Invoice, 'id'>,
  { kind, cents, caseId, returnedCents, unaskedCents }: TellGatewayInput,
): Promise<void> {
  const { own_reference: reference } = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('outside_payments')
      .select('own_reference')
      .where('invoice_id', '=', BigInt(id))
      .executeTakeFirstOrThrow(),
  );
  events += 1;
  const { headers, rawBody } = await signEvent(test.deps, {
    ...{ id: `event-${events}`, kind, reference, amount_micro: `${cents}0000` },
    ...(caseId !== undefined && { case_id: caseId }),
    ...(unaskedCents !== undefined && { unasked_micro: unaskedCents.map((one) => `${one}0000`) }),
    ...(returnedCents !== undefined && { returned_micro: `${returnedCents}0000` }),
  });
  const init = { method: 'POST', headers, body: Buffer.from(rawBody) };
  const { status } = await test.request('/api/v1/webhooks/sandbox', init);
  if (status !== 200) throw new Error(`The webhook was answered ${status}.`);
  await settle(test);
}

/** Gives the sandbox's method a fee and a bonus. */
export async function setTerms(
  test: TestCore,
  { feePpm, bonusPpm }: { feePpm: number; bonusPpm: number },
): Promise<void> {
  const bonuses = JSON.stringify([{ from_amount: '1', bonus_ppm: bonusPpm }]);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('payment_methods')
      .set({ fee_ppm: feePpm, bonuses })
      .where('id', '=', SANDBOX_METHOD)
      .execute(),
  );
}
