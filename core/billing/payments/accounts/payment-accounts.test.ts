import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHostTo } from '#core/tenancy/instances/change-hosts.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import { checkOutside } from '../outside/check-outside.ts';
import { addLinkedCard, CARDS } from '../testing/card-holder.ts';
import { runAlone } from '../testing/run-alone.ts';
import {
  askForFunds,
  balanceOf,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';
import type { PaymentMethod } from '../payment-method.contract.ts';
import { checkAccounts } from './check-accounts.ts';
import type { GatewayAccounts } from './payment-account.contract.ts';

const PATH = '/api/v1/payment-accounts';
const STRIPE_METHOD = 3;
const PASSWORD = 'a password of alders';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = { alder: 'sk_live_alder', another: 'sk_live_another', fresh: 'rk_live_fresh' };

const clock = createSettableClock();
let test: TestCore;
let stripe: StripeStandIn;
let owner: CustomerActor;
beforeAll(async () => {
  stripe = await startStripeStandIn(() => clock.now());
  test = await testCore({ clock, services: { stripeHost: stripe.settings.host } });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.accounts.accounts.clear();
  const ready = { isReady: true, isNarrow: false };
  stripe.accounts.accounts.set(KEY.alder, { id: 'acct_alder', name: 'Alder Ltd', ...ready });
  stripe.accounts.accounts.set(KEY.another, { id: 'acct_other', name: 'Alder 2', ...ready });
  stripe.accounts.endpoints = [];
  stripe.accounts.isKept = false;
  owner = await newPayer(test, { roles: ['owner'], password: PASSWORD });
  await test.db.asSystem((trx) =>
    trx.updateTable('payment_accounts').set({ disconnected_at: clock.now() }).execute(),
  );
});

const send = (method: string, path: string, body: object) =>
  owner.request(`${PATH}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** From a host on the internet, to which events can be sent. */
const connect = (secret_key: string, more: object = {}, host = owner.instance.host) =>
  test.request(`${PATH}/stripe`, {
    method: 'PUT',
    host,
    origin: { scheme: 'https', host },
    headers: { 'content-type': 'application/json', authorization: owner.authorization },
    body: JSON.stringify({ secret_key, current_password: PASSWORD, ...more }),
  });

const disconnect = (more: object = {}) =>
  send('POST', '/stripe/disconnect', { current_password: PASSWORD, ...more });

const dataIn = async (answer: Response) =>
  ((await answer.json()) as { data: GatewayAccounts }).data;
const errorsIn = async (answer: Response) =>
  ((await answer.json()) as { errors: Record<string, string[]> }).errors;

async function listed(actor: CustomerActor = owner): Promise<GatewayAccounts> {
  const answer = await actor.request(PATH);
  const { data } = (await answer.json()) as { data: GatewayAccounts[] };
  const found = data.find(({ gateway }) => gateway === 'stripe');
  if (!found) throw new Error('Each provider is listed');
  return found;
}

async function offered(actor = test.actors.customerOfA): Promise<number[]> {
  const answer = await actor.request('/api/v1/payment-methods');
  return ((await answer.json()) as { data: PaymentMethod[] }).data.map(({ id }) => id);
}

async function startPaying(payer: CustomerActor) {
  const asked = await askForFunds(payer, { payment_method_id: STRIPE_METHOD });
  expect(asked.status).toBe(201);
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('A session was made');
  return { invoice: await invoiceIn(asked), session };
}

describe('an account that is connected', () => {
  it('is named as its provider calls it, without its key', async () => {
    const answer = await connect(KEY.alder);
    expect(answer.status).toBe(200);
    const { account, is_shared, earlier, methods } = await dataIn(answer);
    expect(account).toMatchObject({
      ...{ name: 'Alder Ltd', is_test: false, key_hint: 'lder', hears: true },
      check: { problem: null },
    });
    expect({ is_shared, earlier, methods: methods.length }).toEqual({
      ...{ is_shared: false, earlier: [], methods: 1 },
    });
    expect(JSON.stringify(await listed())).not.toContain(KEY.alder);
    const rows = await test.db.asSystem((trx) =>
      trx.selectFrom('payment_accounts').selectAll().execute(),
    );
    expect(rows.map(({ keys_sealed: keys }) => Buffer.from(keys ?? '').toString())).not.toEqual(
      expect.arrayContaining([expect.stringContaining(KEY.alder)]),
    );
  });

  it('has what it takes offered, and is paid by', async () => {
    expect(await offered()).not.toContain(STRIPE_METHOD);
    await connect(KEY.alder);
    expect(await offered()).toContain(STRIPE_METHOD);
    const payer = await newPayer(test);
    const { invoice, session } = await startPaying(payer);
    expect(session).toMatchObject({ account: 'acct_alder', amount_total: 2000 });
    expect(invoice).toMatchObject({ status: 'open', payment: { url: session.url } });
    await disconnect();
    expect(await offered()).not.toContain(STRIPE_METHOD);
    expect((await askForFunds(payer, { payment_method_id: STRIPE_METHOD })).status).toBe(422);
  });

  it('is that of its instance alone', async () => {
    await connect(KEY.alder);
    expect((await listed(test.actors.ownerOfB)).account).toBeNull();
    expect(await offered(test.actors.customerOfB)).not.toContain(STRIPE_METHOD);
  });

  it('has its events sent here, and they count by its own secret', async () => {
    await connect(KEY.alder);
    const [endpoint] = stripe.accounts.endpoints;
    expect(endpoint?.url).toBe(`https://${owner.instance.host}/api/v1/webhooks/stripe`);
    const payer = await newPayer(test);
    const { invoice, session } = await startPaying(payer);
    const event = {
      ...{ id: 'evt_of_alder', type: 'checkout.session.completed' },
      data: { object: { ...session, status: 'complete', payment_status: 'paid' } },
    };
    const tell = (secret: string) =>
      test.request('/api/v1/webhooks/stripe', {
        ...stripe.deliver(event, { secret }),
        host: owner.instance.host,
      });
    expect((await tell('whsec_of_somebody')).status).toBe(400);
    expect((await tell(endpoint?.secret ?? '')).status).toBe(200);
    await settle(test);
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
  });

  it('is asked where no events can be sent, as on a machine of its own', async () => {
    const keys = { secret_key: KEY.alder, current_password: PASSWORD };
    const answer = await send('PUT', '/stripe', keys);
    expect((await dataIn(answer)).account?.hears).toBe(false);
    expect(stripe.accounts.endpoints).toEqual([]);
    const payer = await newPayer(test);
    const { invoice, session } = await startPaying(payer);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    const comeBack = async () =>
      (await invoiceIn(await payer.request(`/api/v1/invoices/${invoice.id}?came_back=1`))).status;
    // The page asks again and again, its gateway is asked now and then.
    expect(await comeBack()).toBe('open');
    clock.advance(3_000);
    expect((await readInvoice(payer, invoice.id)).status).toBe('open');
    expect(await comeBack()).toBe('paid');
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
  });
});

describe('keys are not taken', () => {
  it.each([
    ['that nobody knows', 'sk_live_unknown', 'does not accept'],
    ['of an account that cannot take payments', 'sk_live_unready', 'cannot take payments yet'],
    ['that may do too little', 'rk_live_narrow', 'lacks a permission'],
  ])('%s', async (_what, key, text) => {
    const { accounts } = stripe.accounts;
    accounts.set('sk_live_unready', { id: 'acct_u', name: 'U', isReady: false, isNarrow: false });
    accounts.set('rk_live_narrow', { id: 'acct_n', name: 'N', isReady: true, isNarrow: true });
    const answer = await connect(key);
    expect(answer.status).toBe(422);
    expect(await errorsIn(answer)).toEqual({ secret_key: [expect.stringContaining(text)] });
    expect((await listed()).account).toBeNull();
  });

  it('of another form, or without the password', async () => {
    expect(Object.keys(await errorsIn(await connect('pk_live_public')))).toEqual(['secret_key']);
    expect(
      Object.keys(await errorsIn(await connect(KEY.alder, { current_password: 'no' }))),
    ).toEqual(['current_password']);
    expect((await listed()).account).toBeNull();
  });

  it('of none that is connected: there is nothing to try or to disconnect', async () => {
    expect((await send('POST', '/stripe/try', {})).status).toBe(404);
    expect((await send('POST', '/nobody/try', {})).status).toBe(404);
    expect((await disconnect()).status).toBe(404);
  });

  it('by staff who may not', async () => {
    expect((await test.actors.staffOfA.request(PATH)).status).toBe(404);
  });
});

let hosts = 0;
async function otherHost(): Promise<string> {
  hosts += 1;
  const host = `other-${hosts}.alder.example`;
  const { id: instanceId } = owner.instance;
  await test.db.asSystem((trx) => addHostTo(trx, { instanceId, host, now: clock.now() }));
  return host;
}

describe('keys that are replaced', () => {
  it('are those of the same account: nothing else changes', async () => {
    await connect(KEY.alder);
    const before = await listed();
    const { accounts } = stripe.accounts;
    accounts.set(KEY.fresh, {
      id: 'acct_alder',
      name: 'Alder Ltd',
      isReady: true,
      isNarrow: false,
    });
    accounts.delete(KEY.alder);
    const after = await dataIn(await connect(KEY.fresh));
    expect(after.account).toMatchObject({ id: before.account?.id, key_hint: 'resh' });
    expect(after.earlier).toEqual(before.earlier);
    expect(stripe.accounts.endpoints).toHaveLength(1);
  });

  it('from another host leave no webhook of the earlier one at the provider', async () => {
    await connect(KEY.alder);
    const host = await otherHost();
    const { account } = await dataIn(await connect(KEY.alder, {}, host));
    expect(stripe.accounts.endpoints.map(({ url }) => url)).toEqual([
      `https://${host}/api/v1/webhooks/stripe`,
    ]);
    expect(account).toMatchObject({ hears: true, left_webhook: null });
  });

  it('from another host say so where its webhook cannot be taken away, until it can', async () => {
    await connect(KEY.alder);
    const host = await otherHost();
    const url = `https://${owner.instance.host}/api/v1/webhooks/stripe`;
    stripe.accounts.isKept = true;
    const { account } = await dataIn(await connect(KEY.alder, {}, host));
    expect(account).toMatchObject({ hears: true, left_webhook: url });
    stripe.accounts.isKept = false;
    clock.advance(DAY_MS);
    await runAlone(test, checkAccounts, {});
    expect((await accountsOf()).left_webhook_url).toBeNull();
    expect(stripe.accounts.endpoints.map((one) => one.url)).not.toContain(url);
  });

  it('may be those of another account: the earlier one still settles what it has begun', async () => {
    await connect(KEY.alder);
    const payer = await newPayer(test);
    const begun = await startPaying(payer);
    const { account, earlier } = await dataIn(await connect(KEY.another));
    expect(account?.name).toBe('Alder 2');
    expect(earlier.map(({ name }) => name)).toContain('Alder Ltd');
    expect((await startPaying(payer)).session.account).toBe('acct_other');
    Object.assign(begun.session, { status: 'complete', payment_status: 'paid' });
    const ref = { instanceId: owner.instance.id, id: BigInt(begun.invoice.id) };
    await checkOutside(test.deps, ref);
    expect((await readInvoice(payer, begun.invoice.id)).status).toBe('paid');
  });
});

const accountsOf = () =>
  test.db.inInstance(owner.instance.id, (trx) =>
    trx
      .selectFrom('payment_accounts')
      .selectAll()
      .where('disconnected_at', 'is', null)
      .executeTakeFirstOrThrow(),
  );

describe('an account that was left', () => {
  it('tells nothing of what another one takes', async () => {
    await connect(KEY.alder);
    const left = stripe.accounts.endpoints.at(-1);
    await connect(KEY.another);
    const payer = await newPayer(test);
    const { invoice, session } = await startPaying(payer);
    const event = {
      ...{ id: 'evt_of_both', type: 'checkout.session.completed' },
      data: { object: { ...session, status: 'complete', payment_status: 'paid' } },
    };
    const tell = async (secret = '') => {
      const sent = { ...stripe.deliver(event, { secret }), host: owner.instance.host };
      expect((await test.request('/api/v1/webhooks/stripe', sent)).status).toBe(200);
      await settle(test);
      return (await readInvoice(payer, invoice.id)).status;
    };
    expect(await tell(left?.secret)).toBe('open');
    expect(await tell(stripe.accounts.endpoints.at(-1)?.secret)).toBe('paid');
  });

  it('has its cards forgotten here once its keys are, as nobody can remove them there', async () => {
    await connect(KEY.alder);
    const { id: account_id } = await accountsOf();
    const payer = await newPayer(test);
    const { cardId } = await addLinkedCard(test, payer, { gateway: 'stripe', account_id });
    await disconnect();
    await test.db.inInstance(owner.instance.id, (trx) =>
      trx
        .updateTable('payment_accounts')
        .set({ keys_sealed: null })
        .where('id', '=', account_id)
        .execute(),
    );
    await payer.request(`${CARDS}/${cardId}`, { method: 'DELETE' });
    await settle(test);
    const row = await test.db.inInstance(owner.instance.id, (trx) =>
      trx.selectFrom('linked_cards').selectAll().where('id', '=', cardId).executeTakeFirst(),
    );
    expect(row).toMatchObject({ state: 'removed', gateway_card: null, last_four: null });
  });
});

describe('keys that cannot be opened any more, as with another secret of the deployment', () => {
  it('are told of, and break nothing that a customer asks for', async () => {
    await connect(KEY.alder);
    const payer = await newPayer(test);
    const { invoice, session } = await startPaying(payer);
    const { id } = await accountsOf();
    await test.db.inInstance(owner.instance.id, (trx) =>
      trx
        .updateTable('payment_accounts')
        .set({ keys_sealed: Buffer.alloc(80, 7) })
        .where('id', '=', id)
        .execute(),
    );
    clock.advance(5_000);
    expect((await payer.request(`/api/v1/invoices/${invoice.id}?came_back=1`)).status).toBe(200);
    const sent = { ...stripe.deliver({ id: 'evt', type: 'x' }), host: owner.instance.host };
    expect((await test.request('/api/v1/webhooks/stripe', sent)).status).toBeLessThan(500);
    const tried = await dataIn(await send('POST', '/stripe/try', {}));
    expect(tried.account?.check.problem).toBe('keys_refused');
    await connect(KEY.alder);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    clock.advance(5_000);
    const back = await payer.request(`/api/v1/invoices/${invoice.id}?came_back=1`);
    expect((await invoiceIn(back)).status).toBe('paid');
  });
});

describe('once a day', () => {
  const day = async () => {
    clock.advance(DAY_MS);
    await runAlone(test, checkAccounts, {});
  };

  it('an account is asked about, and what is wrong is told', async () => {
    await connect(KEY.alder);
    stripe.accounts.accounts.delete(KEY.alder);
    await day();
    expect((await listed()).account?.check).toMatchObject({
      ...{ problem: 'keys_refused', at: clock.now().toISOString() },
    });
    stripe.accounts.accounts.set(KEY.alder, {
      ...{ id: 'acct_alder', name: 'Alder Inc', isReady: true, isNarrow: false },
    });
    const again = await dataIn(await send('POST', '/stripe/try', {}));
    expect(again.account).toMatchObject({ name: 'Alder Inc', check: { problem: null } });
  });

  it('keys of an account that was left half a year ago are deleted', async () => {
    await connect(KEY.alder);
    const left = await dataIn(await disconnect());
    const one = left.earlier.find(({ name }) => name.startsWith('Alder'));
    expect(one?.forgotten_at).not.toBeNull();
    clock.advance(180 * DAY_MS);
    await day();
    const keys = await test.db.asSystem((trx) =>
      trx.selectFrom('payment_accounts').select('keys_sealed').execute(),
    );
    expect(keys.every(({ keys_sealed }) => keys_sealed === null)).toBe(true);
    owner = await newPayer(test, { roles: ['owner'] });
    expect((await listed()).earlier.every((each) => each.forgotten_at === null)).toBe(true);
    expect(stripe.accounts.endpoints).toEqual([]);
  });
});
