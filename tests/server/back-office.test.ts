import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { turnTwoFactorOn } from '#core/testing/two-factor.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { BROWSER, visitPanel, wordsOf, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let staff: CustomerActor;
let ada: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore();
  staff = await newPayer(panel.core, { roles: ['staff'], name: 'Grace Lane' });
  ada = await newPayer(panel.core, { name: 'Ada Harbour' });
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

const keyIn = (text: string): string => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';
const pageOf = ({ id }: CustomerActor) => `/app/staff/customers/${id}`;

describe('customers for staff without a script', () => {
  it('are found by words and by filters that chips lead to', async () => {
    const { status, text } = await visit(staff, '/app/staff/customers?q=harbour');
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain('Found: 1');
    expect(wordsOf(text)).toContain('Ada Harbour');
    expect(text).toContain(`href="${pageOf(ada)}"`);
    expect(text).toContain('q=harbour+is%3Afrozen');
    const none = await visit(staff, '/app/staff/customers?q=harbour+is:frozen');
    expect(wordsOf(none.text)).toContain('No customers found');
  });

  it('are not shown for a filter that means nothing, which is named', async () => {
    const { status, text } = await visit(staff, '/app/staff/customers?q=stauts:frozen');
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain('“stauts:frozen”: there is no such filter.');
    expect(text).not.toContain(`href="${pageOf(ada)}"`);
  });

  it('are told from failures, and not there for customers', async () => {
    panel.changed = (said, path) =>
      path.endsWith('/api/v1/staff/customers') ? new Response(null, { status: 503 }) : said;
    const { text } = await visit(staff, '/app/staff/customers');
    panel.changed = (said) => said;
    expect(wordsOf(text)).toContain('The list could not be loaded');
    expect((await visit(ada, '/app/staff/customers')).status).toBe(404);
    expect((await visit(ada, pageOf(ada))).status).toBe(404);
    expect((await visit(staff, '/app/staff/customers/999999999')).status).toBe(404);
    expect((await visit(staff, '/app/staff/customers/somebody')).status).toBe(404);
  });
});

describe('the page of a customer without a script', () => {
  it('asks for the sum and the person to be typed before a balance changes', async () => {
    const { text } = await visit(staff, pageOf(ada));
    const form = { form: 'adjust', key: keyIn(text), amount: '12.5', reason: 'An outage' };
    const asked = await visit(staff, pageOf(ada), form);
    expect(wordsOf(asked.text)).toContain(`+12.5 ${ada.email}`);
    const wrong = await visit(staff, pageOf(ada), { ...form, confirmation: '+12.5' });
    expect(wordsOf(wrong.text)).toContain(
      'That does not match. Nothing was changed. Type it again.',
    );
    expect(wordsOf((await visit(staff, pageOf(ada))).text)).toMatch(/Balance \$0/);
    const typed = { ...form, confirmation: `+12.5 ${ada.email}` };
    expect((await visit(staff, pageOf(ada), typed)).status).toBe(303);
    const after = wordsOf((await visit(staff, pageOf(ada))).text);
    expect(after).toMatch(/Balance \$12\.50/);
    expect(after).toContain('before: $0.00 now: $12.50 Amount +$12.50 Reason An outage');
  });

  it('lets a second person agree to a large sum', async () => {
    const max = await newPayer(panel.core, { roles: ['staff'], name: 'Max Reed' });
    const bob = await newPayer(panel.core, { name: 'Bob Gull' });
    const { text } = await visit(staff, pageOf(bob));
    const form = { form: 'adjust', key: keyIn(text), amount: '2000', reason: 'A bonus' };
    await visit(staff, pageOf(bob), { ...form, confirmation: `+2000 ${bob.email}` });
    const own = await visit(staff, pageOf(bob));
    expect(wordsOf(own.text)).toContain('Waiting for a second person');
    expect(own.text).not.toContain('value="approve"');
    const listed = wordsOf((await visit(max, '/app/staff/customers')).text);
    expect(listed).toContain('for Bob Gull, asked for by Grace Lane');
    const his = await visit(max, pageOf(bob));
    const adjustmentId = /name="adjustmentId" value="(\d+)"/.exec(his.text)?.[1] ?? '';
    const agreed = { form: 'approve', key: keyIn(his.text), adjustmentId };
    expect((await visit(max, pageOf(bob), agreed)).status).toBe(303);
    expect(wordsOf((await visit(max, pageOf(bob))).text)).toMatch(/Balance \$2,000/);
  });

  it('freezes with a reason, notes, logs out, and shows who has done it', async () => {
    const ida = await newPayer(panel.core, { name: 'Ida Noor' });
    const send = (form: string, more: object = {}) => visit(staff, pageOf(ida), { form, ...more });
    const refused = await send('freeze', { reason: 'no' });
    expect(refused.text).toContain('aria-invalid="true"');
    expect((await send('freeze', { reason: 'A stolen card' })).status).toBe(303);
    expect((await send('note', { text: 'Call the bank' })).status).toBe(303);
    expect((await send('logOut')).status).toBe(303);
    const said = wordsOf((await visit(staff, pageOf(ida))).text);
    expect(said).toContain('Grace Lane has frozen this account');
    expect(said).toContain('A stolen card');
    expect(said).toContain('Call the bank');
    expect(said).toContain('Account frozen · Grace Lane');
    expect(said).toContain('Nowhere at the moment');
  });

  it('turns a lost second factor off for who is sure of whose account it is', async () => {
    const password = 'a harbour of quiet boats';
    const mia = await newPayer(panel.core, { name: 'Mia Sand', password });
    expect((await visit(staff, pageOf(mia))).text).not.toContain('value="removeTwoFactor"');
    await mia.post('/api/v1/api-tokens', { name: 'Mia’s shop', current_password: password });
    await turnTwoFactorOn(panel.core, mia, password);
    const page = await visit(staff, pageOf(mia));
    expect(page.text).toContain('value="removeTwoFactor"');
    expect(wordsOf(page.text)).toContain('with when they were last used: Mia’s shop Keep these');
    const form = { form: 'removeTwoFactor', reason: 'Showed the card of the last payment' };
    const unsure = await visit(staff, pageOf(mia), form);
    expect(unsure.status).toBe(422);
    expect(unsure.text).toContain(form.reason);
    expect(wordsOf((await visit(staff, pageOf(mia))).text)).toContain(
      'Two-factor authentication Yes',
    );
    const sure = { ...form, sure: 'on' };
    expect((await visit(staff, pageOf(mia), sure)).status).toBe(303);
    const said = wordsOf((await visit(staff, pageOf(mia))).text);
    expect(said).toContain('Two-factor authentication No');
    expect(said).toContain('Two-factor authentication turned off by the team · Grace Lane');
    expect(said).toContain('Two-factor authentication was turned off');
    expect(said).toContain('API token revoked · Grace Lane');
    const late = await visit(staff, pageOf(mia), sure);
    expect(late.status).toBe(409);
    expect(wordsOf(late.text)).toContain('Two-factor authentication is not on for this account');
  });

  it('looks through the eyes of the customer for a reason, with a banner that ends it', async () => {
    const sent = { form: 'impersonate', reason: 'Cannot find the invoice' };
    const answer = await visit(staff, pageOf(ada), sent);
    expect(answer.status).toBe(303);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toContain('session=');
    const [, value = ''] = /session=([^;]+)/.exec(cookie) ?? [];
    const { url, core } = panel;
    const seen = await request({
      ...{ url, host: core.instances.a.host, path: '/app/dashboard' },
      headers: { cookie: `session=${value}`, 'user-agent': BROWSER },
    });
    expect(wordsOf(seen.text)).toContain('You are viewing Ada Harbour’s account');
    expect(wordsOf(seen.text)).toContain('Stop viewing');

    await logInAs(core.deps, core.instances.a.id, ada);
    const security = {
      ...{ url, host: core.instances.a.host, path: '/app/account-management' },
      headers: {
        ...{ cookie: `session=${value}`, 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' },
        'content-type': 'application/x-www-form-urlencoded',
      },
    };
    const { text } = await request(security);
    expect(wordsOf(text)).toContain('Unknown device');
    expect(text).not.toContain('name="session"');
    expect(text).not.toContain('value="everywhere"');
    const ended = await request({ ...security, method: 'POST', body: 'form=session&session=1' });
    expect([ended.status, ended.headers['location']]).toEqual([303, '/app/account-management']);
  });

  it('is not said to be written to where there is no address', async () => {
    const { core } = panel;
    const nobody = await newPayer(core, { social_provider: 'telegram', telegram_id: '77' });
    await giveMoney(core, nobody, 5_000_000n);
    await core.db.inInstance(core.instances.a.id, (trx) =>
      trx.updateTable('customers').set({ email: null }).where('id', '=', nobody.id).execute(),
    );
    const { text } = await visit(nobody, '/app/account-management');
    expect(wordsOf(text)).toContain('Where should we send it?');
    expect(wordsOf(text)).not.toContain('We may email');
  });

  it('is saved as a file for a reason, by who may do that', async () => {
    const { ownerOfA: owner } = panel.core.actors;
    const file = await visit(owner, `${pageOf(ada)}/export`, { reason: 'Asked by mail' });
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain(`customer-${ada.id}.json`);
    expect(JSON.parse(file.text)).toMatchObject({ customer: { name: 'Ada Harbour' } });
    const refused = await visit(staff, `${pageOf(ada)}/export`, { reason: 'Asked by mail' });
    expect(refused.status).toBe(404);
    const list = await visit(owner, '/app/staff/customers/export?q=harbour');
    expect(list.text).toContain('Ada Harbour');
  });
});

describe('the team without a script', () => {
  it('revokes an invitation, but for who may do less than its roles allow', async () => {
    const { ownerOfA: owner } = panel.core.actors;
    const path = '/api/v1/staff';
    const role = { name: 'Leads', permissions: ['team.manage'] };
    expect((await owner.post(`${path}/roles`, role)).status).toBe(201);
    const lead = await newPayer(panel.core, { roles: ['Leads'], name: 'Lea Marsh' });
    const invite = async (email: string, roles: string[]) => {
      const answer = await owner.post(`${path}/team/invitations`, { email, roles });
      return String(((await answer.json()) as { data: { id: number } }).data.id);
    };
    const above = await invite('boss@mail.example', ['owner']);
    const equal = await invite('peer@mail.example', ['Leads']);
    const offers = async (who: CustomerActor) => {
      const { text } = await visit(who, '/app/staff/team');
      return [above, equal].map((id) => text.includes(`name="invitationId" value="${id}"`));
    };
    const { text } = await visit(owner, '/app/staff/team');
    const form = /<form[^>]*id="invite"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
    expect(form).toContain('name="roles"');
    // Which roles somebody gets is for who invites them to say.
    expect(form).not.toMatch(/<input[^>]* checked/);
    expect(await offers(owner)).toEqual([true, true]);
    expect(await offers(lead)).toEqual([false, true]);
    const revoke = (invitationId: string) =>
      visit(lead, '/app/staff/team', { form: 'revoke', invitationId });
    expect((await revoke(above)).status).toBe(303);
    expect(await offers(owner)).toEqual([true, true]);
    expect((await revoke(equal)).status).toBe(303);
    expect(await offers(owner)).toEqual([true, false]);
  });
});

it('offers a manager only the roles that they may give, and takes none of the others', async () => {
  const { ownerOfA: owner } = panel.core.actors;
  const role = { name: 'Heads', permissions: ['team.manage'] };
  expect((await owner.post('/api/v1/staff/roles', role)).status).toBe(201);
  const head = await newPayer(panel.core, { roles: ['Heads'], name: 'Hal Marsh' });
  const above = await newPayer(panel.core, { roles: ['staff', 'Heads'], name: 'Ann Stone' });
  const formOf = async (id: string) => {
    const { text } = await visit(head, '/app/staff/team');
    return new RegExp(`<form[^>]*id="${id}"[\\s\\S]*?</form>`).exec(text)?.[0] ?? '';
  };
  const rolesIn = (form: string, kind: string) =>
    [...form.matchAll(/<input[^>]*name="roles"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => input.includes(`type="${kind}"`))
      .map((input) => ({
        role: /value="([^"]*)"/.exec(input)?.[1],
        isFixed: input.includes(' disabled'),
      }));
  const names = (form: string) => rolesIn(form, 'checkbox').map(({ role: name }) => name);
  expect(names(await formOf('invite'))).toContain('Heads');
  expect(names(await formOf('invite'))).not.toContain('owner');
  expect(names(await formOf('invite'))).not.toContain('staff');
  const form = await formOf(`member-${above.id}`);
  expect(names(form)).not.toContain('owner');
  expect(rolesIn(form, 'checkbox')).toEqual(
    expect.arrayContaining([
      { role: 'staff', isFixed: true },
      { role: 'Heads', isFixed: false },
    ]),
  );
  expect(rolesIn(form, 'hidden')).toMatchObject([{ role: 'staff' }]);
  expect(form).not.toContain('value="remove"');
  expect(await formOf(`member-${head.id}`)).toContain('value="remove"');
  // As the form sends it, with the role unticked that may be taken.
  const sent = { form: 'roles', member: String(above.id), roles: 'staff' };
  expect((await visit(head, '/app/staff/team', sent)).status).toBe(303);
  expect(rolesIn(await formOf(`member-${above.id}`), 'hidden')).toMatchObject([{ role: 'staff' }]);
});

describe('a form that may not be', () => {
  const reason = 'A trial of it';

  it('about oneself or a colleague is told of, and logs nobody out', async () => {
    const { ownerOfA: owner } = panel.core.actors;
    const own = await visit(owner, pageOf(owner), { form: 'freeze', reason });
    expect(own.status).toBe(403);
    expect(wordsOf(own.text)).toContain('You cannot do this to your own account');
    expect(String(own.headers['set-cookie'] ?? '')).not.toContain('session=;');
    const colleague = await visit(owner, pageOf(staff), { form: 'impersonate', reason });
    expect(colleague.status).toBe(409);
    expect(wordsOf(colleague.text)).toContain('This person is on the team');
  });

  it('about nothing that is there is the page of nothing', async () => {
    const key = crypto.randomUUID();
    const forms: [path: string, form: Record<string, string>][] = [
      ['staff/customers/8888888', { form: 'note', text: 'hello' }],
      ['staff/payments/8888888', { form: 'approve', key }],
      ['staff/withdrawals/8888888', { form: 'approve', key }],
      ['orders/99999999', { intent: 'cancel' }],
      ['drip-feed/99999999', { intent: 'cancel' }],
      ['order-widget/8888888', { form: 'token' }],
    ];
    for (const [path, form] of forms) {
      expect([path, (await visit(staff, `/app/${path}`, form)).status]).toEqual([path, 404]);
    }
    for (const path of ['customers/abc/erase', 'documents/27/pdf', 'documents/abc/ubl']) {
      expect([path, (await visit(ada, `/app/staff/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('the one search', () => {
  it('leads straight to the one thing that was meant, else to a list', async () => {
    const url = 'https://video.example/watch?v=77';
    const line = { service_id: 107, quantity: 10_000, url };
    const placed = await place(ada, { orders: [line], payment_method_id: 1 });
    const id = (await placedIn(placed)).orders[0]?.id;
    const go = async (q: string) => visit(staff, `/app/staff/go?q=${encodeURIComponent(q)}`);
    const leads = async (q: string) => (await go(q)).headers.location;
    expect(await leads(url)).toBe(`/app/staff/orders/${id}`);
    expect(await leads(ada.email)).toBe(pageOf(ada));
    expect(await leads('ada harbour')).toBe(pageOf(ada));
    const many = await go('mail.example');
    expect(many.status).toBe(200);
    expect(wordsOf(many.text)).toContain('Customer');
    expect(wordsOf((await go('nobody-at-all')).text)).toContain('Nothing found');
    expect((await visit(ada, '/app/staff/go?q=1')).status).toBe(404);
  });

  it('is led to by every page of staff, so that a list has one search, its own', async () => {
    const { text } = await visit(staff, '/app/staff/customers');
    expect(text).toContain('href="/app/staff/go"');
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
    expect(main.match(/role="search"/g)).toHaveLength(1);
    expect((await visit(staff, '/app/staff/go')).text).toContain('action="/app/staff/go"');
  });
});
