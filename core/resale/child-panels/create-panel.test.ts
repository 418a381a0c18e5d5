// On PostgreSQL: two panels that are rented at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { giveMoney, problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { ChildPanels, DomainCheck } from './child-panel.contract.ts';
import {
  ask,
  newLabel,
  newRenter,
  offer,
  panelCore,
  PANELS,
  PASSWORD,
  PRICE_MICRO,
  rented,
} from './testing/renter.ts';

let test: TestCore;
let texts: Record<string, string[][] | Error> = {};
beforeAll(async () => {
  test = await panelCore({
    resolveText: (name) => {
      const answer = texts[name] ?? Object.assign(new Error(name), { code: 'ENOTFOUND' });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
});
afterAll(() => test.close());

const instances = () =>
  test.db.asSystem(async (trx) => {
    const rows = await trx.selectFrom('instances').select('slug').execute();
    return rows.length;
  });

describe('a panel that is rented', () => {
  it('answers at its host at once, is its renter’s, and costs a month', async () => {
    const renter = await newRenter(test);
    const panel = await rented(renter, { domain: 'Acme', name: 'Acme Reach' });
    expect(panel).toMatchObject({
      ...{ domain: 'acme.panels.example', status: 'active', renews: true, is_set_up: false },
      ...{ admin_email: renter.email, tariff_plan_price: '10', suspended: null, closes_at: null },
      admin_client_domain: 'https://acme.panels.example/app/studio',
      user_client_domain: 'https://acme.panels.example/app/',
    });
    expect(await balanceOf(test, renter)).toBe(0n);
    const settings = await test.request('/settings', { host: panel.domain });
    expect(await settings.json()).toMatchObject({
      ...{ data: { panelName: 'Acme Reach' }, meta: { is_paused: false } },
    });
    const login = await test.request('/login', {
      ...{ host: panel.domain, method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ email: renter.email, password: PASSWORD }),
    });
    expect(login.status).toBe(200);
    const tokens = await (await renter.request('/api/v1/api-tokens')).json();
    expect(tokens).toMatchObject({ data: [{ name: 'acme.panels.example' }] });
  });

  it('is one where the call is sent again, and keeps nothing of the password', async () => {
    const renter = await newRenter(test, 2n);
    const own = { domain: newLabel() };
    const [first, again] = [await ask(renter, own, 'one key'), await ask(renter, own, 'one key')];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
    expect(await balanceOf(test, renter)).toBe(PRICE_MICRO);
    const kept = await test.db.asSystem(async (trx) =>
      JSON.stringify([
        await trx.selectFrom('audit_log').select('details').execute(),
        await trx.selectFrom('jobs').select('payload').execute(),
      ]),
    );
    expect(kept).not.toContain(PASSWORD);
  });

  it('is one of two that want the same host or the same money at once', async () => {
    const domain = newLabel();
    const renters = [await newRenter(test), await newRenter(test)];
    const answers = await Promise.all(renters.map((renter) => ask(renter, { domain })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const poor = await newRenter(test);
    const both = await Promise.all([ask(poor), ask(poor)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await balanceOf(test, poor)).toBe(0n);
  });
});

describe('a panel is refused', () => {
  it.each([
    ['www', /reserved/],
    ['xn--bcher-kva', /reserved/],
    ['a b', /format/],
    ['a.b', /format/],
    ['-a', /format/],
    ['a.elsewhere.example', /format/],
  ])('for the label %s', async (domain, text) => {
    const renter = await newRenter(test);
    const { domain: said } = await problemsIn(await ask(renter, { domain }));
    expect(said?.[0]).toMatch(text);
    expect(await balanceOf(test, renter)).toBe(PRICE_MICRO);
  });

  it('where the host is taken, the password is easy or the balance too little', async () => {
    const renter = await newRenter(test, 3n);
    const { domain } = await rented(renter);
    expect(await problemsIn(await ask(renter, { domain }))).toHaveProperty('domain');
    expect(await problemsIn(await ask(renter, { password: 'password1' }))).toHaveProperty(
      'password',
    );
    const before = await instances();
    expect(await problemsIn(await ask(await newRenter(test, 0n)))).toHaveProperty('balance');
    expect(await instances()).toBe(before);
  });

  it('to who has not confirmed their address', async () => {
    const renter = await newPayer(test, { email_confirmed_at: null });
    await giveMoney(test, renter, PRICE_MICRO);
    expect(await (await ask(renter)).json()).toMatchObject({ code: 'email_unconfirmed' });
  });

  it('where none are offered, and in a panel that is rented itself', async () => {
    const renter = await newRenter(test, 2n);
    const { domain: host } = await rented(renter);
    const slug = await test.db.asSystem(async (trx) => {
      const row = await trx
        .selectFrom('instances')
        .innerJoin('instance_hosts', 'instance_hosts.instance_id', 'instances.id')
        .select('instances.slug')
        .where('instance_hosts.host', '=', host)
        .executeTakeFirstOrThrow();
      return row.slug;
    });
    await changeSettings(test.deps, { slug, patch: { childPanelsPrice: '5' } });
    const login = await test.request('/login', {
      ...{ host, method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ email: renter.email, password: PASSWORD }),
    });
    const authorization = login.headers.get('authorization') ?? '';
    const inside = await test.request(PANELS, { host, headers: { authorization } });
    expect(await inside.json()).toMatchObject({ data: [], meta: { price: null } });
    await offer(test, { childPanelsPrice: null });
    expect(await (await ask(renter)).json()).toMatchObject({ code: 'panels_not_offered' });
    const listed = (await (await renter.request(PANELS)).json()) as ChildPanels;
    expect(listed.meta).toEqual({ price: null, subdomains_of: null, balance: '10' });
    await offer(test, { childPanelsPrice: '10' });
  });
});

describe('an own domain', () => {
  const look = async (renter: Awaited<ReturnType<typeof newRenter>>, domain: string) => {
    const path = `${PANELS}/domain-check?domain=${domain}&domain_type=domain`;
    return ((await (await renter.request(path)).json()) as { data: DomainCheck }).data;
  };

  it('is proven by a record before anything is paid', async () => {
    const renter = await newRenter(test);
    const own = { domain: 'Shop.Acme.example', domain_type: 'domain' };
    const { record, state } = await look(renter, own.domain);
    expect([state, record?.state]).toEqual(['free', 'missing']);
    const { domain: unproven } = await problemsIn(await ask(renter, own));
    expect(unproven?.[0]).toContain(record?.value);
    texts = { [record!.name]: [['something else']] };
    expect((await look(renter, own.domain)).record).toMatchObject({
      ...{ state: 'other', found: ['something else'] },
    });
    texts = { [record!.name]: new Error('SERVFAIL') };
    expect((await look(renter, own.domain)).record?.state).toBe('unanswered');
    const half = record!.value.length / 2;
    texts = {
      [record!.name]: [['v=spf1'], [record!.value.slice(0, half), record!.value.slice(half)]],
    };
    const other = await newRenter(test);
    expect(await problemsIn(await ask(other, own))).toHaveProperty('domain');
    expect(await rented(renter, own)).toMatchObject({ domain: 'shop.acme.example' });
    expect(await look(other, own.domain)).toMatchObject({ state: 'taken', record: null });
  });

  it('is none below the domain of the panel that rents it out, and none on one’s own machine', async () => {
    const renter = await newRenter(test);
    expect((await look(renter, 'www.panels.example')).state).toBe('reserved');
    expect((await look(renter, 'shop.localhost')).state).toBe('invalid');
    expect((await look(renter, '127.0.0.1')).state).toBe('invalid');
  });
});

it('leaves ledgers behind in which nothing is wrong', async () => {
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);
});
