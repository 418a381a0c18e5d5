import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayAccounts } from '#core/billing/payments/accounts/payment-account.contract.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import { expectConsole } from '#tests/harness/console-guard.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, wordsOf, type SentForm } from './visitor.ts';

const HERE = '/app/studio/payment-accounts';
const PASSWORD = 'a password of alders';
const KEY = 'sk_live_alder';

let panel: PanelOnCore;
let stripe: StripeStandIn;
let owner: CustomerActor;
beforeAll(async () => {
  stripe = await startStripeStandIn(() => new Date());
  panel = await startPanelOnCore({ services: { stripeHost: stripe.settings.host } });
  owner = await newPayer(panel.core, { roles: ['owner'], password: PASSWORD });
});
afterAll(async () => {
  await panel.stop();
  await stripe.close();
});
beforeEach(async () => {
  const account = { id: 'acct_alder', name: 'Alder Ltd', isReady: true, isNarrow: false };
  stripe.accounts.accounts.set(KEY, account);
  await panel.core.db.asSystem((trx) => trx.deleteFrom('payment_accounts').execute());
});
afterEach(() => {
  panel.changed = (said) => said;
});

const visit = (who: CustomerActor, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

const connect = (own: Record<string, string> = {}) =>
  visit(owner, HERE, {
    ...{ form: 'connect-stripe', secret_key: KEY, current_password: PASSWORD },
    ...own,
  });

/** The core says of Stripe what it does not say by itself. */
function says(change: Partial<GatewayAccounts>): void {
  panel.changed = async (said, path) => {
    if (!path.endsWith('/payment-accounts')) return said;
    const { data } = (await said.json()) as { data: GatewayAccounts[] };
    const changed = data.map((one) => (one.gateway === 'stripe' ? { ...one, ...change } : one));
    return Response.json({ data: changed });
  };
}

const ACCOUNT: NonNullable<GatewayAccounts['account']> = {
  ...{ id: '1', gateway: 'stripe', name: 'Alder Ltd', is_test: false, key_hint: 'a4f2' },
  ...{ hears: true, connected_at: '2026-11-03T10:00:00.000Z', connected_by: 'Mira Vale' },
  ...{ disconnected_at: null, forgotten_at: null, left_webhook: null },
  check: { at: '2026-11-04T10:00:00.000Z', problem: null, said: null },
};

describe('payment accounts without a script', () => {
  it('lists each provider with where its keys are found', async () => {
    const { status, text } = await visit(owner, HERE);
    expect(status).toBe(200);
    for (const name of ['Stripe', 'PayPal', 'BTCPay Server']) {
      expect(wordsOf(text)).toContain(`Connect ${name}`);
    }
    expect(text).toContain('href="https://dashboard.stripe.com/apikeys"');
    expect(text).toContain('btcpay.store.canmodifyinvoices');
    expect(wordsOf(text).match(/Not connected/g)).toHaveLength(3);
  });

  it('says at its field what is wrong with a key, and sends no secret back', async () => {
    const { status, text } = await connect({ secret_key: 'sk_live_unknown' });
    expect(status).toBe(422);
    expect(wordsOf(text)).toContain('The provider does not accept this key. Invalid API Key');
    expect(/<input[^>]*name="secret_key"[^>]*>/.exec(text)?.[0]).toContain('aria-invalid="true"');
    expect(text).not.toContain('sk_live_unknown');
    expect(text).not.toContain(PASSWORD);
  });

  it('keeps what is no secret of a form that was refused', async () => {
    const { status, text } = await visit(owner, HERE, {
      ...{ form: 'connect-btcpay', url: 'https://pay.alder.example', store_id: 'not one' },
      ...{ api_key: 'marker-api-key', current_password: PASSWORD },
    });
    expect(status).toBe(422);
    expect(text).toContain('value="https://pay.alder.example"');
    expect(text).not.toContain('marker-api-key');
  });

  it('asks for the password before it connects', async () => {
    const { status, text } = await connect({ current_password: 'another one' });
    expect(status).toBe(422);
    expect(wordsOf(text)).toContain('Wrong password');
    expect(wordsOf((await visit(owner, HERE)).text).match(/Not connected/g)).toHaveLength(3);
  });

  it('connects, checks and disconnects an account', async () => {
    const connected = await connect();
    expect(connected.status).toBe(303);
    expect(connected.headers.location).toBe(`${HERE}?connected=stripe#stripe`);
    const { text } = await visit(owner, `${HERE}?connected=stripe`);
    expect(wordsOf(text)).toContain('Stripe is connected.');
    expect(wordsOf(text)).toContain('Alder Ltd');
    expect(wordsOf(text)).toContain('…lder');
    expect(text).not.toContain(KEY);

    expect((await visit(owner, HERE, { form: 'try-stripe' })).status).toBe(303);
    stripe.accounts.accounts.clear();
    await visit(owner, HERE, { form: 'try-stripe' });
    const tried = wordsOf((await visit(owner, `${HERE}?tried=stripe`)).text);
    expect(tried).toContain('The keys are no longer accepted');
    expect(tried).toContain('Create a new key at Stripe');

    const asked = await visit(owner, `${HERE}?disconnect=stripe`);
    expect(wordsOf(asked.text)).toContain('Disconnect Stripe?');
    expect(wordsOf(asked.text)).toContain('another 180 days');
    const wrong = { form: 'disconnect-stripe', current_password: 'another one' };
    const refused = await visit(owner, `${HERE}?disconnect=stripe`, wrong);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.text)).toContain('Wrong password');
    const left = { form: 'disconnect-stripe', current_password: PASSWORD };
    const gone = await visit(owner, `${HERE}?disconnect=stripe`, left);
    expect(gone.headers.location).toBe(`${HERE}?disconnected=stripe#stripe`);
    const after = wordsOf((await visit(owner, HERE)).text);
    expect(after).toContain('Earlier accounts');
    expect(after).toContain('Keys are kept until');
  });

  it.each<[string, Partial<GatewayAccounts>, string]>([
    ['keys for trying', { account: { ...ACCOUNT, is_test: true } }, 'no money moves'],
    ['that of the deployment', { is_shared: true }, 'the operator of this server'],
    ['no method', { account: ACCOUNT, methods: [] }, 'No published payment method uses Stripe'],
    ['its methods', { account: ACCOUNT, methods: ['Card'] }, 'Used by Card'],
    ['no events', { account: { ...ACCOUNT, hears: false } }, 'Looked up every few minutes'],
    [
      'a webhook that is left',
      { account: { ...ACCOUNT, left_webhook: 'https://old.alder.example/hook' } },
      'Delete the webhook https://old.alder.example/hook in your account at Stripe.',
    ],
    [
      'what the provider said',
      { account: { ...ACCOUNT, check: { ...ACCOUNT.check, problem: 'not_ready', said: 'Wait' } } },
      'Stripe says: Wait',
    ],
    [
      'keys that are gone',
      { earlier: [{ ...ACCOUNT, disconnected_at: '2026-01-02T10:00:00.000Z' }] },
      'Its keys have been deleted.',
    ],
  ])('tells an account by %s', async (_name, change, said) => {
    says(change);
    expect(wordsOf((await visit(owner, HERE)).text)).toContain(said);
  });

  it('says so where nobody answers', async () => {
    expectConsole(/page failed/);
    panel.changed = (said, path) =>
      path.includes('/payment-accounts') ? new Response(null, { status: 503 }) : said;
    const failed = await visit(owner, HERE);
    expect(wordsOf(failed.text)).toContain('Your payment accounts could not be loaded');
  });

  it('is there for who may connect accounts, without a draft, and for nobody else', async () => {
    const permissions = ['payment_accounts.manage'];
    const body = JSON.stringify({ name: 'Accountants', permissions });
    const headers = { 'content-type': 'application/json' };
    await owner.request('/api/v1/staff/roles', { method: 'POST', headers, body });
    const one = await newPayer(panel.core, { roles: ['Accountants'], password: PASSWORD });
    const { status, text } = await visit(one, HERE);
    expect(status).toBe(200);
    expect(text).toContain('name="secret_key"');
    expect(text).not.toContain('href="/app/studio/payment-methods"');
    expect((await visit(one, '/app/staff')).text).toContain(`href="${HERE}"`);
    const staff = await newPayer(panel.core, { roles: ['staff'] });
    expect((await visit(staff, HERE)).status).toBe(404);
    expect((await visit(panel.core.actors.customerOfA, HERE)).status).toBe(404);
  });

  it('is asked for by the guide, the list of methods and the form of one', async () => {
    expect(wordsOf((await visit(owner, '/app/studio')).text)).toContain(
      'Connect a payment account',
    );
    const list = await visit(owner, '/app/studio/payment-methods');
    expect(wordsOf(list.text)).toContain('Stripe · Not connected');
    expect(list.text).toContain(`href="${HERE}"`);
    const key = /payment-methods\/edit\?key=([^"&]+)"[^>]*>(?:<[^>]+>)*[^<]*Stripe/.exec(list.text);
    expect(key).not.toBeNull();
    const form = await visit(owner, `/app/studio/payment-methods/edit?key=${key?.[1]}`);
    expect(wordsOf(form.text)).toContain('Stripe is not connected');
    expect(form.text).toContain(`href="${HERE}#stripe"`);
  });
});
