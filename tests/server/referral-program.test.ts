import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleCommissions } from '#core/billing/commissions/settle-jobs.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { judgeReferral } from '#core/growth/referrals/judge-referral.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

const PAGE = '/app/referral-program';

let panel: PanelOnCore;
const switchOn = (isOn: boolean) =>
  changeSettings(panel.core.deps, {
    slug: 'alder',
    patch: { referralProgramEnabled: isOn, referralProgramPercent: 0.1 },
  });
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  await openShop(panel.core);
  await switchOn(true);
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor | undefined, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

const linkIn = (text: string) =>
  (/value="(http[^"]*[?&;]ref=[^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

it('tells guests what it is, and is not there where it is off', async () => {
  const { status, text } = await visit(undefined, PAGE);
  expect(status).toBe(200);
  expect(text).toContain('Earn by recommending us');
  expect(text).toContain('A reward is held for 14 days');
  expect(linkIn(text)).toBe('');
  const ada = await newPayer(panel.core);
  await switchOn(false);
  expect((await visit(undefined, PAGE)).status).toBe(404);
  expect((await visit(ada, PAGE)).status).toBe(404);
  await switchOn(true);
});

it('gives a newcomer a link to any page of the shop, and says what cannot be one', async () => {
  const ada = await newPayer(panel.core);
  const { text } = await visit(ada, PAGE);
  expect(text).toContain('No clicks yet');
  const link = new URL(linkIn(text));
  expect([link.hostname, link.pathname]).toEqual([panel.core.instances.a.host, '/app']);
  const code = link.searchParams.get('ref');
  const wish = new URLSearchParams({ name: 'Spring 26', page: '/app/de/services/alder-views' });
  const named = new URL(linkIn((await visit(ada, `${PAGE}?${wish}`)).text));
  expect(named.pathname + named.search).toBe(
    `/app/de/services/alder-views?ref=${code}&sub=Spring-26`,
  );
  const wrong = new URLSearchParams({ name: 'a/b', page: 'https://other.example' });
  const { status, text: refused } = await visit(ada, `${PAGE}?${wrong}`);
  expect(status).toBe(200);
  expect(refused).toContain('Enter the address of a page on this site.');
  expect(refused).toContain('hyphens and underscores only');
  expect(refused).toContain('value="https://other.example"');
  expect(new URL(linkIn(refused)).search).toBe(`?ref=${code}`);
  expect((await visit(ada, `${PAGE}?before=x&show=y`)).status).toBe(200);
});

it('has pictures of the brand that carry the link', async () => {
  const ada = await newPayer(panel.core);
  const { text } = await visit(ada, `${PAGE}?name=a.b`);
  const link = new URL(linkIn(text));
  for (const size of ['728x90', '300x250', '160x600', '1080x1080']) {
    for (const format of ['png', 'svg']) expect(text).toContain(`/app/banners/${size}.${format}`);
  }
  const way = encodeURIComponent(link.pathname + link.search);
  expect(text).toContain(`/app/banners/1080x1080.png?to=${way}`);
  // As it is copied: the markup of the page and that of the code.
  const written = link.href.replaceAll('&', '&amp;').replaceAll('&', '&amp;');
  expect(text).toContain(`&lt;a href=&quot;${written}&quot;`);
});

it('shows who came without naming them, and staff decide what waits', async () => {
  const { core } = panel;
  const { id: instanceId } = core.instances.a;
  const ada = await newPayer(core);
  const referred = await newPayer(core, { name: 'Benedict Brook' });
  await core.db.inInstance(instanceId, (trx) =>
    sql`update customers set referred_by = ${ada.id} where id = ${referred.id}`.execute(trx),
  );
  await giveMoney(core, referred, 1_000_000n);
  const { orders } = await placedIn(await place(referred));
  for (const { id } of orders) {
    const ended = { orderId: BigInt(id), event: 'complete', by: 'delivery', delivered: 1_000 };
    await core.db.inInstance(instanceId, (trx) =>
      endOrder({ ...core.deps, trx, instanceId }, ended as Parameters<typeof endOrder>[1]),
    );
  }
  // Both have come from one address, as all do in a test.
  await runJobs(core, judgeReferral);
  await runJob(core, settleCommissions);
  const { text: people } = await visit(ada, PAGE);
  expect(people).toContain('B***');
  expect(people).not.toContain('Benedict');
  expect(people).toContain('In review');
  expect((await visit(ada, `${PAGE}?show=rewards`)).text).toContain('Held');
  const { headers, text: csv } = await visit(ada, `${PAGE}/rewards`);
  expect(headers['content-type']).toContain('text/csv');
  expect(csv.split('\r\n')[1] ?? csv).toContain('B***');
  expect((await visit(undefined, `${PAGE}/rewards`)).status).toBe(302);

  const staff = await newPayer(core, { roles: ['staff'] });
  const page = `/app/staff/customers/${referred.id}`;
  expect((await visit(staff, page)).text).toContain('Same browser as the referrer');
  expect((await visit(staff, `/app/staff/customers/${ada.id}`)).text).toContain('Benedict Brook');
  const form = { form: 'decideReferral', decision: 'allowed', reason: '' };
  const refused = await visit(staff, page, form);
  expect(refused.status).toBe(422);
  const decided = await visit(staff, page, { ...form, reason: 'They have called us.' });
  expect(decided.status).toBe(303);
  expect((await visit(ada, PAGE)).text).toContain('Counts');
  const share = { form: 'referralShare', percent: '12,5', reason: 'A partner of ours.' };
  expect((await visit(staff, `/app/staff/customers/${ada.id}`, share)).status).toBe(303);
  expect((await visit(staff, `/app/staff/customers/${ada.id}`)).text).toContain(
    '12.5%, agreed with this customer',
  );
});
