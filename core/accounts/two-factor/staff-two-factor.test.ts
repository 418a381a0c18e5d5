import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { codeAt } from '#core/testing/authenticator.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterEach(() => demand(false));
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';

const demand = (staffNeedTwoFactor: boolean) =>
  changeSettings(test.deps, {
    slug: test.instances.a.slug,
    patch: { staffNeedTwoFactor },
  });

async function member(roles: string[]) {
  const { id } = test.instances.a;
  const customer = await addCustomer(test.deps, id, { password: PASSWORD, roles });
  const authorization = await logInAs(test.deps, id, customer);
  const ask = (path: string, body?: object) =>
    test.request(path, {
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const profile = async () =>
    ((await (await ask('/api/v1/profile')).json()) as { data: Record<string, unknown> }).data;
  const turnOn = async () => {
    const setup = await ask('/api/v1/profile/two-factor', { current_password: PASSWORD });
    const { data } = (await setup.json()) as { data: { secret: string } };
    const code = codeAt(data.secret, test.clock.now());
    expect((await ask('/api/v1/profile/two-factor/confirm', { code })).status).toBe(200);
  };
  return { ask, profile, turnOn };
}

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];

describe.each([['staff'], ['owner']])('the %s of an instance that asks for two factors', (role) => {
  it('does no work before two-factor sign-in is on, and all of it then', async () => {
    const { ask, profile, turnOn } = await member([role]);
    expect((await ask('/api/v1/staff/customers')).status).toBe(200);
    await demand(true);
    expect(await codeOf(await ask('/api/v1/staff/customers'))).toEqual([403, 'two_factor_needed']);
    expect(await profile()).toMatchObject({ permissions: [], needs_two_factor: true });
    await turnOn();
    expect((await ask('/api/v1/staff/customers')).status).toBe(200);
    const { permissions, needs_two_factor: needs } = await profile();
    expect([permissions, needs]).toEqual([expect.arrayContaining(['customers.read']), false]);
  });

  it('goes on at once when the instance no longer asks for it', async () => {
    const { ask } = await member([role]);
    await demand(true);
    expect((await ask('/api/v1/staff/waiting')).status).toBe(404);
    await demand(false);
    expect((await ask('/api/v1/staff/waiting')).status).toBe(200);
  });
});

it('tells of it only what somebody may do', async () => {
  await demand(true);
  const { ask, profile } = await member([]);
  expect(await codeOf(await ask('/api/v1/staff/customers'))).toEqual([404, 'not_found']);
  expect(await profile()).toMatchObject({ permissions: [], needs_two_factor: false });
  const staff = await member(['staff']);
  expect(await codeOf(await staff.ask('/api/v1/staff/roles'))).toEqual([404, 'not_found']);
});
