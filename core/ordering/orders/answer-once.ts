import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { guestSignature } from '#core/billing/payments/invoices/guest-signature.ts';
import { startPayment } from '#core/billing/payments/outside/start-payment.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import type { Language } from '#locales/languages.ts';
import { answerPlaced } from './answer-placed.ts';
import { followSignature } from './followed/follow-signature.ts';
import type { Placed } from './place-in.ts';
import type { PlacedOrders } from './place-order.contract.ts';

/** What a guest is answered besides the orders. */
export interface GuestAnswer {
  user: object | null;
  isGuest: boolean;
}

interface Owner {
  instanceId: number;
  customerId: bigint;
  language: Language;
}

const waiting = z.object({
  invoiceId: z.string().transform(BigInt),
  orderIds: z.array(z.string().transform(BigInt)),
});

/** A replayed answer lacks its drip-feeds, which are then read again. */
type KeptOrders = Pick<Placed, 'orders' | 'invoice' | 'totalMicro'> &
  Partial<Pick<Placed, 'dripFeeds'>>;

/** A paid order's answer is final; for one that waits, what the next step needs is stored. */
export async function keptOf(
  trx: Trx,
  { user, ...owner }: Owner & { user: GuestAnswer | undefined },
  { orders, dripFeeds, invoice, totalMicro }: KeptOrders,
) {
  const orderIds = orders.map(({ id }) => id);
  if (invoice) {
    const value = { invoiceId: String(invoice.id), orderIds: orderIds.map(String) };
    return { status: 202 as const, value };
  }
  const written = dripFeeds ? { rows: orders, feeds: dripFeeds } : orderIds;
  const data = await answerPlaced(trx, { ...owner, orders: written, paidMicro: totalMicro });
  return { status: 201 as const, value: { data: { ...data, ...(user && signed(user, data)) } } };
}

/** Added for requests that may come from a guest. */
const signed = (
  { user }: GuestAnswer,
  { payment }: PlacedOrders,
  by: GuestSignatures = NO_SIGNATURES,
) => ({ user, data: payment, ...by });

/** The signatures with which a guest marks the invoice as paid and follows the orders. */
interface GuestSignatures {
  paid_signature: string | null;
  follow_signatures: string[];
}
const NO_SIGNATURES: GuestSignatures = { paid_signature: null, follow_signatures: [] };

interface Kept {
  answer: OnceAnswer;
  key: string | undefined;
  route: string;
  input: unknown;
  user?: GuestAnswer | undefined;
}

/**
 * The answer to a completed request. For an open invoice the payment is first started at its
 * gateway, by the call that made it; a replay is told the state of that start.
 */
export async function answerOnce(
  deps: Deps,
  owner: Owner,
  { answer, key, route, input, user }: Kept,
): Promise<OnceAnswer> {
  if (answer.status !== 202) return answer;
  const { instanceId, customerId } = owner;
  const { invoiceId, orderIds } = waiting.parse(JSON.parse(Buffer.from(answer.bytes).toString()));
  await startPayment(deps, { instanceId, id: invoiceId }, { isFirst: !answer.isReplay });
  const customer = { id: customerId };
  // A logged-in customer needs no signatures.
  const signatures = user?.isGuest
    ? await signaturesFor(deps, { instanceId, invoiceId, orderIds })
    : undefined;
  return doOnce(
    deps,
    { instanceId, customer },
    {
      key,
      route: `${route} answered`,
      input,
      async work(trx) {
        const data = await answerPlaced(trx, { ...owner, invoiceId, orders: orderIds });
        return {
          status: 201,
          value: { data: { ...data, ...(user && signed(user, data, signatures)) } },
        };
      },
    },
  );
}

interface Signed {
  instanceId: number;
  invoiceId: bigint;
  orderIds: readonly bigint[];
}

async function signaturesFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, invoiceId, orderIds }: Signed,
): Promise<GuestSignatures> {
  const keys = createKeys(deps);
  return {
    paid_signature: await guestSignature(keys, { instanceId, id: invoiceId }),
    follow_signatures: await Promise.all(
      orderIds.map((id) => followSignature(keys, { instanceId, id })),
    ),
  };
}
