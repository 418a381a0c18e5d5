import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { findAnything } from './find-anything.server.ts';

/** Of one order and one customer, who is called like an order. */
const core = {
  call: ({ id }: { id: string }, { query }: { query?: { q?: string } }) => {
    const q = query?.q;
    if (id === 'searchStaffOrders') {
      const order = { id: 1033, service: { name: 'River views' }, url: 'https://video.example/1' };
      return Promise.resolve({ data: q === '"1033"' ? [order] : [], meta: { next: null } });
    }
    if (id === 'listStaffCustomers') {
      const customer = { id: 7, name: 'Studio 54', email: 'hello@studio54.example' };
      return Promise.resolve({ data: q === '"Studio 54"' ? [customer] : [], meta: { next: null } });
    }
    return Promise.reject(new CoreError(404, 'Not found'));
  },
};

async function find(q: string): Promise<string[]> {
  const context = { core } as unknown as AppLoadContext; // No more than the search asks for.
  const permissions = ['orders.deliver', 'customers.read'];
  const found = await findAnything(context, { q, permissions });
  return found.flatMap(({ matches }) => matches.map(({ kind, id }) => `${kind} ${id}`));
}

test.each([
  ['1033', ['order 1033']],
  ['Order 1033', ['order 1033']],
  ['Bestellung #1033', ['order 1033']],
  ['ऑर्डर 1033', ['order 1033']],
  ['Order 10 33', []],
  ['Order 0033', []],
  ['Studio 54', ['customer 7']],
])('%j finds %j', async (q, found) => {
  expect(await find(q)).toEqual(found);
});
