import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { createPasswordHasher } from '#core/accounts/passwords/password-hasher.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { closeDemoAccounts } from './close-demo-accounts.ts';
import { seedStaff } from './seed-staff.ts';

let demo: TestCore;
beforeAll(async () => {
  // The published password is kept as the real hasher keeps it.
  demo = await testCore({ passwords: createPasswordHasher() });
});
afterAll(() => demo.close());

const logIn = (email: string) =>
  demo.request('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
const isIn = async (authorization: string) =>
  (await demo.request('/api/v1/profile', { headers: { authorization } })).status === 200;

describe('accounts of the demo, in live mode', () => {
  test('are closed at the start, with their sessions, and the log says which', async () => {
    const { deps, instances, log } = demo;
    const { id: instanceId } = instances.a;
    const isDemo = { ...deps, isDemo: true };
    await seedStaff(isDemo, instanceId);
    // Somebody tried the demo in earnest: another address, so that nothing but the mark is left.
    const moved = await addCustomer(isDemo, instanceId, { is_demo: true, roles: ['staff'] });
    const listed = await addCustomer(isDemo, instanceId, { email: 'old@demo.example' });
    const { passwordHash } = DEMO_CUSTOMER;
    const shared = await addCustomer(isDemo, instanceId, { password_hash: passwordHash });
    const own = await addCustomer(deps, instanceId, { password: DEMO_PASSWORD });
    const sessions = await Promise.all(
      [moved, listed, shared].map((customer) => logInAs(isDemo, instanceId, customer)),
    );
    const ownSession = await logInAs(deps, instanceId, own);
    for (const session of [...sessions, ownSession]) expect(await isIn(session)).toBe(true);

    await closeDemoAccounts(deps);

    for (const session of sessions) expect(await isIn(session)).toBe(false);
    expect(await isIn(ownSession)).toBe(true);
    expect(log.lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: expect.stringContaining('accounts of the demo'),
        fields: expect.objectContaining({ instance: 'alder', accounts: 5, sessions: 3 }),
      }),
    );
    const known = ['staff@demo.example', 'owner@demo.example', 'old@demo.example'];
    for (const email of [...known, moved.email, shared.email]) {
      const refused = await logIn(email);
      expect(refused.status, email).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    }
    expect((await logIn(own.email)).status).toBe(200);
  });

  test('open no session by any other way', async () => {
    const { deps, instances } = demo;
    const { id: instanceId } = instances.a;
    const account = await addCustomer(deps, instanceId, { is_demo: true });
    await expect(logInAs(deps, instanceId, account)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('are open again in demo mode, and nothing is said where there are none', async () => {
    const { deps, instances, log } = demo;
    const account = await addCustomer(deps, instances.b.id, {});
    const said = log.lines.length;
    await closeDemoAccounts(deps);
    const news = log.lines.slice(said).map(({ fields }) => fields['instance']);
    expect(news).not.toContain('birch');
    await logInAs({ ...deps, isDemo: true }, instances.b.id, account);
  });
});
