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
import { attachAll } from './attachments/attachments.ts';
import { tellSupport } from './mail-support.ts';
import { supportAfter, type SupportTopic } from './support-state.pure.ts';
import type { SupportBody, Written } from './support.contract.ts';
import {
  changeThread,
  findThreadOfOrder,
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
  const thread = await deps.db.read(instanceId, (trx) =>
    findThreadOfOrder(trx, { instanceId, orderId }),
  );
  const words = wordsIn(body, !thread);
  const begins = { topic: 'order', subject: words.subject ?? '', order } as const;
  return writeOnce(deps, caller, {
    ...{ key, route, customerId, words },
    // Without the subject of a conversation that has one: what is sent again is the same.
    input: { orderId, text: words.text, email: words.email, ...filesIn(words) },
    about: thread ? { thread, service: order.service.name } : { begins },
  });
}

export interface Words {
  subject?: string | undefined;
  text: string;
  email?: string | undefined;
  attachments?: readonly string[] | undefined;
}

/** What was said before there were files stays the same request. */
export const filesIn = ({ attachments }: Words) =>
  attachments && attachments.length > 0 ? { attachments } : {};

/** All that is needed, or what of it is missing. */
function wordsIn(body: SupportBody, isFirst: boolean): Words {
  const { subject, text, email: typed, attachments } = body;
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
  return { subject, text, email, attachments };
}

/** A ticket that is there, or one that begins. */
type About =
  | { thread: Pick<ThreadRow, 'id'>; service: string | undefined }
  | { begins: { topic: SupportTopic; subject: string; order?: WrittenOrder | undefined } };

interface WriteOnce extends OnceKey {
  customerId: bigint;
  words: Words;
  input: object;
  about: About;
}

/** Writes once for each key, and tells the support of it. */
export async function writeOnce(
  deps: Deps,
  caller: Caller,
  { key, route, customerId, words, input, about }: WriteOnce,
): Promise<OnceAnswer> {
  const { instanceId } = caller;
  const limited = { instanceId, limit: WRITTEN };
  await spendTries(deps, [
    { ...limited, subject: String(customerId) },
    { ...limited, subject: caller.address },
  ]);
  const brand = await readBrand(deps, caller);
  const service = 'begins' in about ? about.begins.order?.service.name : about.service;
  return doOnce(
    deps,
    { instanceId, customer: { id: customerId } },
    {
      ...{ key, route, input },
      async work(trx) {
        const { thread, ...written } = await writeIn(deps, trx, {
          ...{ instanceId, customerId, words, about },
        });
        await tellSupport(deps, trx, { brand, thread, messageId: written.id, service });
        const isNew = route.endsWith('/tickets');
        const value = { ...written, ...(isNew && { ticket_id: Number(thread.id) }) };
        return { status: 201, value: { data: value } };
      },
    },
  );
}

interface Write {
  instanceId: number;
  customerId: bigint;
  words: Words;
  about: About;
}

/** Writes a message of the customer; the ticket waits for staff from then on. */
export async function writeIn(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, customerId, words, about }: Write,
): Promise<Written & { thread: ThreadRow }> {
  const at = clock.now();
  const begun = 'begins' in about ? await begin(trx, { instanceId, customerId, about, at }) : about;
  const thread = begun && (await lockThread(trx, { instanceId, id: begun.thread.id }));
  // The account was deleted between the two transactions.
  if (thread?.customer_id !== customerId) throw new AppError('not_found');
  const state = supportAfter(thread.state, { event: 'write', by: 'customer' });
  invariant(state, 'a customer may always write');
  const { text, email, attachments = [] } = words;
  const message = await insertMessage(trx, {
    ...{ instance_id: instanceId, ticket_id: thread.id, author: 'customer', staff_id: null },
    ...{ text, created_at: at },
  });
  await attachAll(trx, {
    ...{ instanceId, uploadedBy: customerId, filenames: attachments },
    ...{ ticketId: thread.id, messageId: message.id },
  });
  await changeThread(trx, refOf(thread), {
    ...{ state, updated_at: at, place: placeOf(thread, message.id) },
    unread_by_staff: thread.unread_by_staff + 1,
    ...(email !== undefined && { email }),
  });
  return { id: Number(message.id), state, created_at: at.toISOString(), thread };
}

const refOf = ({ instance_id: instanceId, id }: ThreadRow) => ({ instanceId, id });

interface Begin {
  instanceId: number;
  customerId: bigint;
  about: Extract<About, { begins: unknown }>;
  at: Date;
}

async function begin(trx: Trx, { instanceId, customerId, about, at }: Begin) {
  const { topic, subject, order } = about.begins;
  const thread = await insertThread(trx, {
    ...{ instance_id: instanceId, order_id: order?.id ?? null, customer_id: customerId },
    // Of who waits for nobody yet, until the message is there.
    ...{ topic, subject, email: null, state: 'closed', place: 0n },
    ...{ created_at: at, updated_at: at },
  });
  if (thread) return { thread };
  const found = order && (await findThreadOfOrder(trx, { instanceId, orderId: order.id }));
  return found && { thread: found };
}

/** Writing again does not move a waiting customer to the end of the queue. */
const placeOf = (thread: ThreadRow, messageId: bigint): bigint =>
  thread.state === 'open' ? thread.place : messageId;
