import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { getOrderSupport, readTicket } from '#core/feedback/support/support.operations.ts';
import { orderSupport } from './order-support.server.ts';

interface Looking {
  unread?: number;
  isLookedAt?: boolean;
  headers?: Record<string, string>;
}

/** The tickets that were noted down as seen by looking at the page of order 7. */
async function seenBy({ unread = 2, isLookedAt = false, headers = {} }: Looking) {
  const call = vi.fn((operation: object, _input: object) =>
    Promise.resolve(
      operation === getOrderSupport
        ? { data: { id: 34, unread, messages: [] }, meta: { earlier: null } }
        : undefined,
    ),
  );
  const context = {
    core: { call },
    customer: () => Promise.resolve({ is_impersonated: isLookedAt }),
  } as unknown as AppLoadContext; // No more than the page asks for.
  const request = new Request('https://shop.example/app/orders/7', { headers });
  expect(await orderSupport(context, '7', request)).toMatchObject({ thread: { id: 34 } });
  return call.mock.calls.flatMap(([operation, input]) => (operation === readTicket ? input : []));
}

const noted = [{ params: { ticketId: '34' } }];

test.each<[string, Looking, object[]]>([
  ['has seen the answers', {}, noted],
  ['sees nothing new', { unread: 0 }, []],
  ['is staff behind the eyes of a customer', { isLookedAt: true }, []],
  ['is a browser that fetches ahead', { headers: { 'sec-purpose': 'prefetch' } }, []],
])('whoever looks at an order %s', async (_who, looking, expected) => {
  expect(await seenBy(looking)).toEqual(expected);
});
