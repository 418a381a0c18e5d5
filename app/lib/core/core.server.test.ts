import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { CoreError, createCoreClient, isRefusal } from './core.server.ts';

const plain = operation({
  ...{ id: 'doThing', tag: 'Things', summary: 'A thing.', who: anyone },
  method: 'POST',
  path: '/api/v1/things',
});
const declared = operation({ ...plain, refuses: ['forbidden'] });

/** Whether a session is over after the core has answered so. */
async function ends(
  status: number,
  body: object,
  asked = plain,
  token: string | undefined = 'abc',
) {
  const refused = vi.fn();
  const core = createCoreClient({
    fetch: () => Response.json(body, { status }),
    ...{ baseUrl: 'http://core.internal', host: 'shop.example', locale: 'en', requestId: 'r-1' },
    ...{ token: () => token, refused },
  });
  await expect(core.call(asked)).rejects.toMatchObject({ status });
  return refused.mock.calls.length > 0;
}

describe('a session', () => {
  it.each([
    ['is known no more', 401, { code: 'unauthorized' }],
    ['may do nothing', 403, { code: 'forbidden' }],
    ['may do nothing, and nobody says why', 403, {}],
  ])('that %s ends', async (_what, status, body) => {
    expect(await ends(status, body)).toBe(true);
    expect(await ends(status, body, plain, '')).toBe(false);
  });

  it.each(['own_account', 'own_order', 'own_payment', 'own_withdrawal', 'two_factor_needed'])(
    'goes on after %s, which is about what was asked for',
    async (code) => {
      expect(await ends(403, { code })).toBe(false);
    },
  );

  it('goes on where the operation itself may be forbidden', async () => {
    expect(await ends(403, { code: 'forbidden' }, declared)).toBe(false);
  });

  it.each([404, 409, 422, 423, 500])('goes on after a %i', async (status) => {
    expect(await ends(status, {})).toBe(false);
  });
});

it('asks for nothing with a NUL, which the core refuses', async () => {
  let asked = '';
  const core = createCoreClient({
    fetch: ({ url }) => {
      asked = url;
      return new Response(null, { status: 204 });
    },
    ...{ baseUrl: 'http://core.internal', host: 'shop.example', locale: 'en', requestId: 'r-1' },
  });
  const found = operation({ ...plain, query: z.object({ q: z.string() }) });
  await core.call(found, { query: { q: 'a\0b' } });
  expect(asked).toBe('http://core.internal/api/v1/things?q=ab&locale=en');
});

describe('a refusal of the path alone', () => {
  const deed = operation({
    ...plain,
    path: '/api/v1/things/{thingId}',
    params: z.object({ thingId: z.string() }),
    body: z.object({ note: z.string() }),
  });
  const refused = (errors: object) => {
    const core = createCoreClient({
      fetch: () => Response.json({ code: 'validation_failed', errors }, { status: 422 }),
      ...{ baseUrl: 'http://core.internal', host: 'shop.example', locale: 'en', requestId: 'r-1' },
    });
    return core.call(deed, { params: { thingId: 'abc' }, body: { note: '' } });
  };

  it('says that there is no such thing', async () => {
    await expect(refused({ thingId: ['No'] })).rejects.toMatchObject({ status: 404, errors: {} });
  });

  it.each([{ note: ['No'] }, { thingId: ['No'], note: ['No'] }, {}])(
    'is not that of %j',
    async (errors) => {
      await expect(refused(errors)).rejects.toMatchObject({ status: 422, errors });
    },
  );
});

it('is told from others by its status or its code', () => {
  const gone = new CoreError(404, 'Gone', { code: 'not_found' });
  expect(isRefusal(gone, 422, 404)).toBe(true);
  expect(isRefusal(gone, 'not_found')).toBe(true);
  expect(isRefusal(gone, 422, 'conflict')).toBe(false);
  expect(isRefusal(gone)).toBe(false);
  expect(isRefusal(new Error('Gone'), 404)).toBe(false);
});
