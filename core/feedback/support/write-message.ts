import { normaliseEmail } from '#core/accounts/customers/email.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { tellSupport } from './mail-support.ts';
import { supportAfter } from './support-state.pure.ts';
import type { SupportBody, Written } from './support.contract.ts';
import {
  changeThread,
  findThread,
  insertMessage,
  insertThread,
  lockThread,
  type ThreadRow,
} from './support.store.ts';

/** Enough to write at length about several orders; each message is a mail to the support. */
const WRITTEN: Limit = { name: 'support-written', capacity: 15, refillSeconds: 60 };

export interface WrittenOrder {
  id: bigint;
  customer_id: bigint;
  service: { name: string };
}

interface Writing extends OnceKey {
  order: WrittenOrder;
  body: SupportBody;
}

/** What a customer writes about an order, once for each key; it waits for staff from then on. */
export async function writeMessage(
  deps: Deps,
  caller: Caller,
  { key, route, order, body }: Writing,
): Promise<OnceAnswer> {
  const { instanceId } = caller;
  const { id: orderId, customer_id: customerId } = order;
  const isFirst = !(await deps.db.inInstance(instanceId, (trx) =>
    findThread(trx, { instanceId, orderId }),
  ));
  const words = wordsIn(body, isFirst);
  const limited = { instanceId, limit: WRITTEN };
  await spendTries(deps, [
    { ...limited, subject: String(customerId) },
    { ...limited, subject: caller.address },
  ]);
  const brand = await readBrand(deps, caller);
  return doOnce(
    deps,
    { instanceId, customer: { id: customerId } },
    {
      key,
      route,
      // Without the subject of a conversation that has one: what is sent again is the same.
      input: { orderId, text: words.text, email: words.email },
      async work(trx) {
        const written = await write(deps, trx, { instanceId, order, words });
        const { id } = written;
        const about = { orderId, service: order.service.name };
        await tellSupport(deps, trx, { brand, instanceId, messageId: id, ...about });
        return { status: 201, value: { data: written } };
      },
    },
  );
}

interface Words {
  subject: string | undefined;
  text: string;
  email: string | undefined;
}

/** All that is needed, or what of it is missing. */
function wordsIn({ subject, text, email: typed }: SupportBody, isFirst: boolean): Words {
  const email = typed === undefined ? undefined : normaliseEmail(typed);
  const isBadEmail = typed !== undefined && email === undefined;
  const isWithoutSubject = isFirst && subject === undefined;
  if (text === undefined || isBadEmail || isWithoutSubject) {
    throw new AppError('validation_failed', {
      fields: {
        ...(isWithoutSubject && { subject: [{ code: 'required' }] }),
        ...(text === undefined && { text: [{ code: 'required' }] }),
        ...(isBadEmail && { email: [{ code: 'invalid_email' }] }),
      },
    });
  }
  return { subject, text, email };
}

interface Write {
  instanceId: number;
  order: WrittenOrder;
  words: Words;
}

async function write(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, order, words }: Write,
): Promise<Written> {
  const at = clock.now();
  const ref = { instanceId, orderId: order.id };
  const { subject, text, email } = words;
  if (subject !== undefined) {
    // Of who waits for nobody yet, until the message is there.
    await insertThread(trx, {
      ...{ instance_id: instanceId, order_id: order.id, customer_id: order.customer_id },
      ...{ subject, email: email ?? null, state: 'closed', place: 0n },
      ...{ created_at: at, updated_at: at },
    });
  }
  const thread = await lockThread(trx, ref);
  // The account was deleted between the two transactions.
  if (!thread) throw new AppError('not_found');
  const state = supportAfter(thread.state, { event: 'write', by: 'customer' });
  invariant(state, 'a customer may always write');
  const message = await insertMessage(trx, {
    ...{ instance_id: instanceId, order_id: order.id, author: 'customer', staff_id: null },
    ...{ text, created_at: at },
  });
  await changeThread(trx, ref, {
    ...{ state, updated_at: at, place: placeOf(thread, message.id) },
    ...(email !== undefined && { email }),
  });
  return { id: Number(message.id), state, created_at: at.toISOString() };
}

/** Writing again does not move a waiting customer to the end of the queue. */
const placeOf = (thread: ThreadRow, messageId: bigint): bigint =>
  thread.state === 'open' ? thread.place : messageId;
