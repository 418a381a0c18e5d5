import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, tokenIn } from '#core/testing/mailbox.ts';
import { openGuestAccount } from './open-guest-account.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

async function pay(email: string) {
  const caller: Caller = {
    instanceId: test.instances.a.id,
    address: '192.0.2.7',
    userAgent: 'test',
    requestId: 'test-payment',
    language: 'de',
    origin: { scheme: 'https', host: test.instances.a.host },
  };
  const brand = await readBrand(test.deps, caller);
  return test.db.inInstance(caller.instanceId, (trx) =>
    openGuestAccount({ ...test.deps, trx }, caller, { email, brand }),
  );
}

it('a guest who pays gets an account, and the mail with the link that sets its password', async () => {
  const { customerId, isNew } = await pay('Mara@Mail.example');
  expect(isNew).toBe(true);
  expect(await pay('mara@mail.example')).toEqual({ customerId, isNew: false });
  const [mail, ...others] = await mailsTo(test, 'Mara@mail.example');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('https://alder.example/app/de/password/reset?token=');
  test.clock.advance(2 * 24 * 60 * 60_000);
  const password = 'a harbour of quiet boats';
  const send = (path: string, body: object) =>
    test.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const token = tokenIn(mail);
  const link = () => send('/password/reset/link', { token });
  const first = { email: 'Mara@mail.example', name: 'Mara', has_password: false };
  expect(await (await link()).json()).toEqual({ data: first });
  const chosen = { token, password, password_confirmation: password };
  expect((await send('/password/reset', chosen)).status).toBe(204);
  expect((await send('/password/reset', chosen)).status).toBe(422);
  expect((await link()).status).toBe(422);
  expect((await send('/login', { email: 'mara@mail.example', password })).status).toBe(200);
});

it('who has an account pays as its owner, without a mail', async () => {
  const { id, email } = await addCustomer(test.deps, test.instances.a.id);
  expect(await pay(email)).toEqual({ customerId: id, isNew: false });
  expect(await mailsTo(test, email)).toEqual([]);
});
