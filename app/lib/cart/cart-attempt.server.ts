import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Cart } from '#core/ordering/cart/cart.contract.ts';

interface Attempt {
  customerId: number | undefined;
  cart: Cart;
}

/**
 * The key that orders what is in a cart, the same however often its page is asked for: who presses
 * twice, goes back or has it open twice orders once. A line has its number for ever, so other lines
 * have another key. Nobody can guess that of a guest, whose cart is opened by a secret.
 */
export function cartAttempt({ cart: key }: AppLoadContext, { customerId, cart }: Attempt): string {
  const owner = customerId === undefined ? `guest ${key.token ?? ''}` : `customer ${customerId}`;
  const ids = cart.lines.map(({ id }) => id).join(',');
  const hash = createHash('sha256').update(`cart ${owner} ${ids}`).digest('hex');
  // As a UUID of the kind that says nothing of its making.
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? [];
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] = parts;
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`;
}
