import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { issueToken } from '../one-time/one-time-token.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

it('of accounts that confirm one address at once, one gets it and the others are told', async () => {
  const { id: instanceId } = test.instances.a;
  const payload = { email: 'shared@mail.example' };
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id: customerId } = await addCustomer(test.deps, instanceId);
      return test.db.inInstance(instanceId, (trx) =>
        issueToken(
          { ...test.deps, trx },
          { instanceId, purpose: 'change_email', customerId, payload },
        ),
      );
    }),
  );
  const answers = await Promise.all(
    tokens.map((token) =>
      test.request('/email/confirm', {
        method: 'POST',
        body: JSON.stringify({ token }),
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(await refused?.json()).toMatchObject({
    errors: { token: ['This value is already in use'] },
  });
});
