import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findOwnOrder } from '#core/ordering/orders/own-order.ts';
import type { OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { requireOwn } from './own-tickets.ts';
import type { messageBody, ticketBody } from './support.contract.ts';
import { filesIn, writeOnce } from './write-message.ts';

/** Opens a ticket; about an order, it goes on in what was written about it before. */
export async function openOwnTicket(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, body }: OnceKey & { body: z.output<typeof ticketBody> },
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  const { topic, subject, text, order_id: number, attachments } = body;
  const order =
    number === undefined
      ? undefined
      : await deps.db.read(instanceId, (trx) =>
          findOwnOrder(trx, { instanceId, customerId: customer.id, orderId: BigInt(number) }),
        );
  if (number !== undefined && !order) {
    throw new AppError('validation_failed', { fields: { order_id: [{ code: 'unknown_order' }] } });
  }
  const words = { subject, text, attachments };
  return writeOnce(deps, caller, {
    ...{ key, route, customerId: customer.id, words },
    input: { topic, subject, text, order: number, ...filesIn(words) },
    about: { begins: { topic: order ? 'order' : topic, subject, order } },
  });
}

/** Writes in a ticket of the customer’s own, once for each key. */
export async function writeToOwnTicket(
  deps: Deps,
  caller: CustomerCaller,
  asked: OnceKey & { ticketId: string; body: z.output<typeof messageBody> },
): Promise<OnceAnswer> {
  const { key, route, ticketId, body } = asked;
  const { instanceId, customer } = caller;
  const { thread, order } = await deps.db.read(instanceId, async (trx) => {
    const found = await requireOwn(trx, caller, { ticketId });
    const { order_id: orderId } = found;
    const own = { instanceId, customerId: customer.id };
    return {
      thread: found,
      order: orderId === null ? undefined : await findOwnOrder(trx, { ...own, orderId }),
    };
  });
  const { text, attachments } = body;
  if (text === undefined) {
    throw new AppError('validation_failed', { fields: { text: [{ code: 'required' }] } });
  }
  const words = { text, attachments };
  return writeOnce(deps, caller, {
    ...{ key, route, customerId: customer.id, words },
    input: { ticket: thread.id, text, ...filesIn(words) },
    about: { thread, service: order?.service.name },
  });
}
