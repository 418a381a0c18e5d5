import type { AppLoadContext } from '@remix-run/node';
import type { Ticket } from '#core/feedback/support/support.contract.ts';
import { readTicket } from '#core/feedback/support/support.operations.ts';
import { requireCustomer } from '../session/customer.server.ts';

/**
 * Notes down that a customer has seen the answers on a page. Staff who look through their eyes have
 * not seen them in their place, and a page that a browser fetches ahead was seen by nobody.
 */
export async function noteSeen(
  context: AppLoadContext,
  { id, unread }: Pick<Ticket, 'id' | 'unread'>,
  request: Request,
): Promise<void> {
  const isFetchedAhead = /prefetch/.test(request.headers.get('sec-purpose') ?? '');
  if (unread === 0 || isFetchedAhead) return;
  const { is_impersonated: isLookedAt } = await requireCustomer(context);
  if (isLookedAt) return;
  await context.core.call(readTicket, { params: { ticketId: String(id) } });
}
