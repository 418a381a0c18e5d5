import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CoreClient } from '#app/lib/core/core.server.ts';
import { refusedBy } from './describe-operation.ts';
import {
  customer,
  operation,
  staff,
  visitor,
  anyone,
  type Operation,
} from './operation.contract.ts';

const PLAIN = {
  ...{ id: 'a', method: 'GET', path: '/a', tag: 'A', summary: 'A.' },
} as const satisfies Omit<Operation, 'who'>;

describe('what an operation refuses with', () => {
  it.each<[string, Omit<Operation, keyof typeof PLAIN> & Partial<Operation>, string[]]>([
    ['anyone may', { who: anyone }, ['validation_failed']],
    ['guests may look', { who: visitor() }, ['unauthorized', 'validation_failed']],
    [
      'guests may do something',
      { method: 'POST', who: visitor() },
      ['account_frozen', 'panel_suspended', 'unauthorized', 'validation_failed'],
    ],
    ['a customer may look', { who: customer({}) }, ['unauthorized', 'validation_failed']],
    [
      'a customer may do something',
      { method: 'POST', who: customer({}) },
      ['account_frozen', 'panel_suspended', 'unauthorized', 'validation_failed'],
    ],
    [
      'a frozen customer may, and nobody in their place',
      { method: 'POST', who: customer({ frozen: 'allowed', impersonated: 'refused' }) },
      ['owner_only', 'unauthorized', 'validation_failed'],
    ],
    [
      'whoever has paid may, also where the instance is paused',
      { method: 'POST', who: anyone, paused: 'allowed' },
      ['validation_failed'],
    ],
    [
      'staff may',
      { who: staff('reports.decide') },
      [
        'account_frozen',
        'not_found',
        'owner_only',
        'two_factor_needed',
        'unauthorized',
        'validation_failed',
      ],
    ],
    [
      'only guests and the customers themselves may',
      { method: 'POST', who: visitor({ impersonated: 'refused' }) },
      ['account_frozen', 'owner_only', 'panel_suspended', 'unauthorized', 'validation_failed'],
    ],
    [
      'each call is done once, and only so often',
      { who: anyone, once: true, limit: { name: 'a', capacity: 1, refillSeconds: 1 } },
      [
        'idempotency_key_missing',
        'idempotency_key_reused',
        'idempotency_key_running',
        'too_many_requests',
        'validation_failed',
      ],
    ],
    [
      'everybody is answered the same',
      { who: anyone, shared: true },
      ['unavailable', 'unknown_host', 'validation_failed'],
    ],
    [
      'something is sent and more is refused',
      { who: anyone, body: z.object({}), refuses: ['conflict'] },
      ['bad_request', 'conflict', 'payload_too_large', 'validation_failed'],
    ],
  ])('where %s', (_, given, expected) => {
    expect(refusedBy({ ...PLAIN, ...given }).sort()).toEqual(expected);
  });
});

/** Only compiled: each line marked so would fail the type check if it were allowed. */
export function typedCalls(core: CoreClient) {
  const rename = operation({
    ...PLAIN,
    method: 'POST',
    path: '/a/{thingId}',
    who: customer({}),
    params: z.object({ thingId: z.string() }),
    query: z.object({ kind: z.enum(['new', 'old']).default('new') }),
    body: z.object({ name: z.string() }),
    answer: z.object({ data: z.object({ size: z.number() }) }),
  });
  const good = core.call(rename, { params: { thingId: '1' }, body: { name: 'b' } });
  return [
    good.then(({ data }) => data.size),
    // @ts-expect-error No field of the answer is called so.
    good.then(({ data }) => data.length),
    // @ts-expect-error The parameter is missing.
    core.call(rename, { body: { name: 'b' } }),
    // @ts-expect-error No parameter is called so.
    core.call(rename, { params: { id: '1' }, body: { name: 'b' } }),
    // @ts-expect-error No field of the body is called so.
    core.call(rename, { params: { thingId: '1' }, body: { title: 'b' } }),
    // @ts-expect-error The query takes other words.
    core.call(rename, { params: { thingId: '1' }, body: { name: 'b' }, query: { kind: 'odd' } }),
    core.call(operation({ ...PLAIN, who: anyone })),
    // @ts-expect-error What is done once has a key.
    core.call(operation({ ...PLAIN, who: anyone, once: true })),
    // @ts-expect-error The query needs a word.
    core.call(operation({ ...PLAIN, who: anyone, query: z.object({ word: z.string() }) })),
  ];
}
