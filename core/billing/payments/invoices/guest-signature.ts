import type { Keys } from '#core/platform/secrets/keys.ts';

interface InvoiceRef {
  instanceId: number;
  id: bigint;
}

const textOf = ({ instanceId, id }: InvoiceRef) => `${instanceId}/${id}`;

/** Lets the guest who made an invoice say that it is paid, and nothing else. */
export function guestSignature(keys: Keys, invoice: InvoiceRef): Promise<string> {
  return keys.sign('guest-payment', textOf(invoice));
}

export function isGuestSignature(
  keys: Keys,
  invoice: InvoiceRef,
  signature: string,
): Promise<boolean> {
  return keys.isSignature('guest-payment', textOf(invoice), signature);
}
