import type { Keys } from '#core/platform/secrets/keys.ts';

interface InvoiceRef {
  instanceId: number;
  id: bigint;
}

const textOf = ({ instanceId, id }: InvoiceRef) => `${instanceId}/${id}`;

/** Given to the guest who has made an invoice: opens the word that it is paid, and nothing else. */
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
