import type { Insertable } from 'kysely';
import { insertApiToken, insertSecret } from '#core/accounts/api-tokens/api-token.store.ts';
import type { ApiTokensTable } from '#core/accounts/api-tokens/api-token.tables.ts';
import { newApiToken } from '#core/accounts/api-tokens/token-form.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';

const HUNDRED_DOLLARS = 100_000_000n;

export type Said = Record<string, string | number | boolean | readonly (string | number)[]>;

/** How a client sends what it says. */
export const WAYS = ['form', 'form with a charset', 'multipart', 'json', 'query', 'get'] as const;
export type Way = (typeof WAYS)[number];

export interface Program {
  customer: CustomerActor;
  tokenId: bigint;
  key: string;
  send(said: Said, way?: Way, path?: string): Promise<Response>;
  /** What is answered, as JSON. */
  call(said: Said, way?: Way): Promise<unknown>;
}

/** The key of a token that was written as its use case does. */
export async function addToken(
  test: TestCore,
  { instance, id }: CustomerActor,
  given: Partial<Insertable<ApiTokensTable>> = {},
): Promise<{ tokenId: bigint; key: string }> {
  const now = test.clock.now();
  const { token, hash, hint } = newApiToken();
  const tokenId = await test.db.inInstance(instance.id, async (trx) => {
    const row = await insertApiToken(trx, {
      ...{ instance_id: instance.id, customer_id: id, name: 'Shop', is_main: false },
      ...{ scopes: ['read', 'order', 'manage'], addresses: [], service_ids: [] },
      ...{ daily_cap_micro: null, expires_at: null, created_at: now, revoked_at: null },
      ...given,
    });
    await insertSecret(trx, {
      ...{ instance_id: instance.id, token_id: row.id, hash, hint, created_at: now },
      ...{ last_used_at: null, last_used_address: null, ended_at: null },
    });
    return row.id;
  });
  return { tokenId, key: token };
}

/** A customer with a hundred dollars, and a program that speaks the contract for them. */
export async function newProgram(
  test: TestCore,
  given: Partial<Insertable<ApiTokensTable>> = {},
  ofCustomer: Parameters<typeof newPayer>[1] = {},
): Promise<Program> {
  const customer = await newPayer(test, ofCustomer);
  await giveMoney(test, customer, HUNDRED_DOLLARS);
  return programOf(test, customer, await addToken(test, customer, given));
}

export function programOf(
  test: TestCore,
  customer: CustomerActor,
  { tokenId, key }: { tokenId: bigint; key: string },
): Program {
  const send: Program['send'] = (said, way = 'form', path = '/api/v2') =>
    request(test, { path, host: customer.instance.host, said: { key, ...said }, way });
  const call: Program['call'] = async (said, way) => {
    const response = await send(said, way);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };
  return { customer, tokenId, key, send, call };
}

interface Asked {
  path: string;
  host: string;
  said: Said;
  way: Way;
}

function request(test: TestCore, { path, host, said, way }: Asked): Promise<Response> {
  const texts = Object.entries(said).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(texts).toString();
  const origin = { address: '192.0.2.7' };
  const form = 'application/x-www-form-urlencoded';
  switch (way) {
    case 'get':
      return test.request(`${path}?${query}`, { host, origin });
    case 'query':
      return test.request(`${path}?${query}`, { host, origin, method: 'POST' });
    case 'json': {
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      return test.request(path, {
        host,
        origin,
        method: 'POST',
        headers,
        body: JSON.stringify(said),
      });
    }
    case 'multipart': {
      const body = new FormData();
      for (const [name = '', value = ''] of texts) body.append(name, value);
      return test.request(path, { host, origin, method: 'POST', body });
    }
    default: {
      const type = way === 'form' ? form : `${form}; charset=UTF-8`;
      const headers = { 'content-type': type };
      return test.request(path, { host, origin, method: 'POST', headers, body: query });
    }
  }
}
