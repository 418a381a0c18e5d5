import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#core/platform/secrets/keys.ts';
import type { InboundMail } from './inbound-mail.ts';

/** A ticket and whose it is. */
export interface RepliedTicket {
  instanceId: number;
  id: bigint;
  customerId: bigint;
}

/** In lower case throughout, as mail servers may make it so. */
const FORM = /^([0-9a-z]{1,6})-([0-9a-z]{1,12})-([0-9a-f]{32})$/;
const BYTES = 16;

/** Where answers to a ticket of a customer go. */
export async function replyAddress(
  { address }: Pick<InboundMail, 'address'>,
  keys: Keys,
  ticket: RepliedTicket,
): Promise<string> {
  const { instanceId, id } = ticket;
  const [local = '', domain = ''] = address.split('@');
  const token = `${instanceId.toString(36)}-${id.toString(36)}-${await proofOf(keys, ticket)}`;
  return `${local}+${token}@${domain}`;
}

/** What an address says before it is proved; undefined for any other. */
export interface ReadToken {
  instanceId: number;
  id: bigint;
  proof: string;
}

export function tokenIn(
  { address: own }: Pick<InboundMail, 'address'>,
  address: string,
): ReadToken | undefined {
  const [local = '', domain = ''] = own.toLowerCase().split('@');
  const said = address.trim().toLowerCase();
  if (!said.startsWith(`${local}+`) || !said.endsWith(`@${domain}`)) return undefined;
  const found = FORM.exec(said.slice(local.length + 1, -domain.length - 1));
  if (!found) return undefined;
  const [, instance = '', id = '', proof = ''] = found;
  const instanceId = Number.parseInt(instance, 36);
  const ticketId = Number.parseInt(id, 36);
  const isNumber = instanceId > 0 && instanceId < 2 ** 31 && ticketId > 0;
  return isNumber && Number.isSafeInteger(ticketId)
    ? { instanceId, id: BigInt(ticketId), proof }
    : undefined;
}

/** Whether a token was made for this ticket of this customer. */
export async function isProved(keys: Keys, ticket: RepliedTicket, proof: string): Promise<boolean> {
  const [right, given] = [Buffer.from(await proofOf(keys, ticket)), Buffer.from(proof)];
  return given.length === right.length && timingSafeEqual(given, right);
}

async function proofOf(keys: Keys, { instanceId, id, customerId }: RepliedTicket) {
  const mac = createHmac('sha256', await keys.key('ticket-reply'));
  const digest = mac.update(`${instanceId}/${id}/${customerId}`).digest();
  return digest.subarray(0, BYTES).toString('hex');
}
