// On PostgreSQL: one address confirmed by many at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import type { TokenPurpose } from '#core/accounts/one-time/token-purposes.pure.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const confirm = (token: string) =>
  test.request('/email/confirm', {
    method: 'POST',
    body: JSON.stringify({ token }),
    headers: { 'content-type': 'application/json' },
  });

const issue = (customerId: bigint, purpose: TokenPurpose, payload: object = {}) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    issueToken(
      { ...test.deps, trx },
      { instanceId: test.instances.a.id, purpose, customerId, payload },
    ),
  );

it('an account that has moved is not opened by links that went to the old address', async () => {
  const { id } = await addCustomer(test.deps, test.instances.a.id);
  const links = [await issue(id, 'reset_password'), await issue(id, 'choose_password')];
  const token = await issue(id, 'change_email', { email: 'moved@mail.example' });
  expect((await confirm(token)).status).toBe(204);
  const password = 'a harbour of quiet boats';
  for (const link of links) {
    const reset = await test.request('/password/reset', {
      method: 'POST',
      body: JSON.stringify({ token: link, password, password_confirmation: password }),
      headers: { 'content-type': 'application/json' },
    });
    expect(reset.status).toBe(422);
  }
});

it('an address may be written in other letters by its own account, and by no other', async () => {
  const [own, other] = [
    await addCustomer(test.deps, test.instances.a.id),
    await addCustomer(test.deps, test.instances.a.id),
  ];
  const [name = '', domain] = own.email.split('@');
  const payload = { email: `${name.toUpperCase()}@${domain}` };
  expect((await confirm(await issue(other.id, 'change_email', payload))).status).toBe(422);
  expect((await confirm(await issue(own.id, 'change_email', payload))).status).toBe(204);
});

it('of accounts that confirm one address at once, one gets it and the others are told', async () => {
  const payload = { email: 'shared@mail.example' };
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = await addCustomer(test.deps, test.instances.a.id);
      return issue(id, 'change_email', payload);
    }),
  );
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(await refused?.json()).toMatchObject({
    errors: { token: ['This value is already in use'] },
  });
});
