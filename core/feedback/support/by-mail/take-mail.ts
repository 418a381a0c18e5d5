import { createHash } from 'node:crypto';
import { emailKey } from '#core/accounts/customers/email.ts';
import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { mayKeepDocuments } from '#core/platform/documents/seal-document.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { isLanguage, DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { keepFile } from '../attachments/attachments.ts';
import { MOST_ATTACHMENTS } from '../support.contract.ts';
import { findThread, type ThreadRow } from '../support.store.ts';
import { writeOnce } from '../write-message.ts';
import type { TakenMail } from './by-mail.contract.ts';
import { isSigned } from './inbound-mail.ts';
import { readMail, type MailFile, type ReadMail } from './read-mail.ts';
import { isProved, tokenIn } from './reply-token.ts';

interface HandedIn {
  timestamp: string | undefined;
  signature: string | undefined;
  body: Uint8Array;
}

const ROUTE = 'POST /api/v1/inbound-mail';
/** So many of those that are left out are named. */
const MOST_LEFT = 5;
/** As much as a message holds. */
const MOST_LETTERS = 4_000;
/** Never a host of an instance, so that links name the instance's own. */
const NOWHERE = { scheme: 'https', host: 'nowhere.invalid' } as const;

/**
 * Takes a mail that somebody has written to the address of a ticket. Nothing is ever sent to whoever
 * a refused mail says it is by: that may be anybody.
 */
export async function takeMail(
  deps: Deps,
  caller: Caller,
  { timestamp, signature, body }: HandedIn,
): Promise<TakenMail> {
  const { inboundMail, clock } = deps;
  if (!inboundMail) throw new AppError('not_found');
  const signed = { timestamp, signature, body, now: clock.now() };
  if (!isSigned(inboundMail, signed)) throw new AppError('bad_request');
  const mail = await readMail(body);
  if (!mail) return refused('unreadable');
  if (mail.automatic) return refused(mail.automatic);
  const found = await findTicket(deps, mail);
  if (!found) return refused('unknown_token');
  const { thread, language, addresses, isFrozen } = found;
  if (mail.from === undefined || !addresses.includes(emailKey(mail.from))) {
    return refused('other_address');
  }
  // As in the panel: what is left to them is the address of the support.
  if (isFrozen) return refused('frozen');
  const { instance_id: instanceId, id, customer_id: customerId } = thread;
  const files = await keepFiles(deps, { instanceId, customerId, files: mail.files });
  const left = files.left.map((name) => deps.texts(language, 'mail:reply.left', { name }));
  const text = [mail.words, ...left].filter(Boolean).join('\n\n').slice(0, MOST_LETTERS);
  if (text === '' && files.kept.length === 0) return refused('empty');
  const key = createHash('sha256')
    .update(mail.messageId ?? body)
    .digest('hex');
  const writer = {
    ...{ ...caller, instanceId, language, origin: NOWHERE },
    // Many customers come by one mail server.
    address: `mail/${instanceId}/${customerId}`,
  };
  await writeOnce(deps, writer, {
    ...{ key, route: ROUTE, customerId, input: { ticket: id } },
    words: { text: text || files.names.join(', ').slice(0, MOST_LETTERS), attachments: files.kept },
    about: { thread, service: await serviceOf(deps, thread) },
  });
  return { data: { taken: true, because: null } };
}

const refused = (because: NonNullable<TakenMail['data']['because']>): TakenMail => ({
  data: { taken: false, because },
});

interface Found {
  thread: ThreadRow;
  language: Language;
  /** By which its customer writes. */
  addresses: string[];
  isFrozen: boolean;
}

/** The ticket that one of the addresses is of, as far as its token proves it. */
async function findTicket(deps: Deps, { to }: ReadMail): Promise<Found | undefined> {
  const keys = createKeys(deps);
  const { inboundMail } = deps;
  const token = to.flatMap((address) => (inboundMail && tokenIn(inboundMail, address)) ?? [])[0];
  if (!token) return undefined;
  const { instanceId, id, proof } = token;
  const [thread, customer] = await deps.db.read(instanceId, async (trx) => {
    const found = await findThread(trx, { instanceId, id });
    const owner = found && { instanceId, id: found.customer_id };
    return [found, owner && (await findKnownCustomer(trx, owner))] as const;
  });
  if (!thread || !customer) return undefined;
  if (!(await isProved(keys, { instanceId, id, customerId: customer.id }, proof))) return undefined;
  const addresses = [customer.email, thread.email].flatMap((email) =>
    email === null ? [] : emailKey(email),
  );
  const language = isLanguage(customer.language) ? customer.language : DEFAULT_LANGUAGE;
  return { thread, language, addresses, isFrozen: customer.frozen_at !== null };
}

interface Keeping {
  instanceId: number;
  customerId: bigint;
  files: readonly MailFile[];
}

/** Keeps what tickets take; the names of the others are said in the ticket. */
async function keepFiles(deps: Deps, { instanceId, customerId, files }: Keeping) {
  const [kept, left, names]: [string[], string[], string[]] = [[], [], []];
  for (const { name, bytes } of files) {
    const filename =
      kept.length < MOST_ATTACHMENTS && mayKeepDocuments(deps)
        ? await keepFile(deps, { instanceId, uploadedBy: customerId, name, bytes }).catch(orLeft)
        : undefined;
    if (filename === undefined) left.push(name);
    else {
      kept.push(filename);
      names.push(name);
    }
  }
  return { kept, left: left.slice(0, MOST_LEFT), names };
}

/** A file that is refused does not take the words along. */
function orLeft(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  return undefined;
}

async function serviceOf(
  { db }: Pick<Deps, 'db'>,
  { instance_id: instanceId, order_id: orderId }: ThreadRow,
): Promise<string | undefined> {
  if (orderId === null) return undefined;
  const orders = await db.read(instanceId, (trx) =>
    readOrdersOfAnybody(trx, { instanceId, ids: [orderId] }),
  );
  return orders[0]?.service.name;
}
