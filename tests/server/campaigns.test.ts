import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { measureCampaigns } from '#core/growth/campaigns/measuring/measure-campaigns.ts';
import {
  created,
  LARGE,
  newPlanner,
  offerPlans,
  PLAN_DOCUMENTS,
  SMALL,
  subscribed,
  TRIED,
  VIDEO,
} from '#core/growth/campaigns/testing/planner.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let petra: CustomerActor;

beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
});
beforeEach(async () => {
  await offerPlans(panel.core);
  petra = await newPlanner(panel.core);
});
afterAll(() => panel.stop());

const visit = (path: string, who?: CustomerActor, form?: SentForm) =>
  visitPanel(panel, `/app/${path}`, { who, form });

const PLANS = 'plans-and-pricing';

/** What the form of a plan has to send. */
function formOf(text: string, plan: number) {
  const [, rest = ''] = text.split(`name="plan" value="${plan}"`);
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(rest) ?? [];
  const [, amount = ''] = /name="amount" value="([^"]+)"/.exec(rest) ?? [];
  return { form: 'choose', plan: String(plan), key, amount };
}

it('shows plans to guests by their position, and leads them to the login and back', async () => {
  const { status, text } = await visit(PLANS);
  expect(status).toBe(200);
  const names = ['Starter', 'Growth', 'Agency'].map((name) => text.indexOf(`>${name}<`));
  expect(names).toEqual(names.toSorted((a, b) => a - b));
  for (const said of ['$10.00 a month', '6 keywords', '14 days free', 'Recommended']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('For one channel.');
  expect(text).toContain('/app/login?redirect=%2Fplans-and-pricing');
  const moved = PLAN_DOCUMENTS.map((plan) => ({ ...plan, position: plan.id === SMALL ? 9 : 1 }));
  await offerPlans(panel.core, moved);
  const after = (await visit(PLANS)).text;
  expect(after.indexOf('>Agency<')).toBeLessThan(after.indexOf('>Starter<'));
  await offerPlans(panel.core, []);
  expect((await visit(PLANS)).text).toContain('No plans at the moment');
});

it('says what choosing a plan does, and what it did', async () => {
  const before = (await visit(PLANS, petra)).text;
  expect(before).toContain('Nothing is paid during the free days. After them, $10.00 a month.');
  const chosen = await visit(PLANS, petra, formOf(before, TRIED));
  expect([chosen.status, chosen.headers.location]).toEqual([303, '/app/plans-and-pricing']);
  const { text } = await visit(PLANS, petra);
  for (const said of ['Your plan: Growth', '0 of 6', 'Free until', 'Turn renewal off']) {
    expect(text).toContain(said);
  }
  const off = await visit(PLANS, petra, { form: 'renewalOff' });
  expect(off.status).toBe(303);
  expect((await visit(PLANS, petra)).text).toContain('Turn renewal on');
});

it('says why a plan cannot be chosen, at the plan', async () => {
  const poor = await newPlanner(panel.core, 1n);
  const { text } = await visit(PLANS, poor);
  expect(text).toContain('Your balance is $3.00 short.');
  expect(text).toContain('/app/add-funds?amount=');
  await subscribed(petra, LARGE);
  await created(petra, { keywords: ['a', 'b', 'c', 'd'] });
  expect((await visit(PLANS, petra)).text).toContain('You track 1 keyword too many');
  const stale = { ...formOf((await visit(PLANS, petra)).text, TRIED), amount: '99' };
  const refused = await visit(PLANS, petra, stale);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('The price has changed');
});

it('leads to a plan who has none, and to the first campaign who has one', async () => {
  for (const path of ['youtube-campaign', 'youtube-campaign/create']) {
    expect((await visit(path, petra)).text).toContain('Choose a plan first');
  }
  await subscribed(petra, SMALL);
  expect((await visit('youtube-campaign', petra)).text).toContain('No campaigns yet');
});

it('creates a campaign, tells at its fields what is wrong, and keeps the rest', async () => {
  await subscribed(petra, SMALL);
  const path = 'youtube-campaign/create';
  const { text } = await visit(path, petra);
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(text) ?? [];
  expect(text).toContain('0 of 3 used');
  const filled = { key, country_1: '233', country_2: '', track: 'daily' };
  const wrong = await visit(path, petra, {
    ...{ ...filled, url: 'https://www.instagram.com/p/C5zQf8hLk2P/' },
    keywords: 'one\ntwo\nthree\nfour',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('This link belongs to another network. Enter another one.');
  expect(wrong.text).toContain('three\nfour');
  const many = await visit(path, petra, {
    ...{ ...filled, url: VIDEO, keywords: 'one\ntwo\nthree\nfour' },
  });
  expect(many.text).toContain('Your plan has room for 3 more keywords');
  const made = await visit(path, petra, { ...filled, url: VIDEO, keywords: 'one\ntwo' });
  expect(made.status).toBe(303);
  const here = made.headers.location?.replace('/app/', '') ?? '';
  expect((await visit(here, petra)).text).toContain('Reload in a moment to see them');
  await runJob(panel.core, measureCampaigns);
  const measured = await visit(here, petra);
  expect(measured.text).toContain('Positions in search');
  expect(measured.text).toContain('/app/orders/create?url=');
  expect((await visit(here, await newPlanner(panel.core))).status).toBe(404);
});

it('pauses, resumes, changes and deletes a campaign', async () => {
  await subscribed(petra, SMALL);
  const { id } = await created(petra);
  const here = `youtube-campaign/${id}`;
  for (const [form, said] of [
    ['pause', 'Resume campaign'],
    ['activate', 'Pause campaign'],
  ] as const) {
    expect((await visit(here, petra, { form })).status).toBe(303);
    expect((await visit(here, petra)).text).toContain(said);
  }
  const changed = { form: 'change', country_1: '82', track: 'monthly' };
  const none = await visit(here, petra, { ...changed, keywords: '' });
  expect([none.status, none.text.includes('This field is required')]).toEqual([422, true]);
  expect((await visit(here, petra, { ...changed, keywords: 'new one' })).status).toBe(303);
  const { text } = await visit(here, petra);
  for (const said of ['Germany', 'Monthly', 'new one']) expect(text).toContain(said);
  expect((await visit(`${here}?country=1&date=nonsense`, petra)).status).toBe(200);
  expect((await visit(here, petra, { form: 'delete' })).headers.location).toBe(
    '/app/youtube-campaign',
  );
  expect((await visit(here, petra)).status).toBe(404);
  expect((await visit('youtube-campaign/nonsense', petra)).status).toBe(404);
});
