import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  AT_ONCE,
  newLink,
  openQuests,
  PROVEN,
  quest,
  QUESTS,
} from '#core/growth/free-trials/testing/quests.ts';
import { openShop } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let grace: CustomerActor;

beforeAll(async () => {
  panel = await startPanelOnCore();
  await openShop(panel.core);
  grace = await newPayer(panel.core, { roles: ['staff'], name: 'Grace Lane' });
});
beforeEach(() => openQuests(panel.core));
afterAll(() => panel.stop());

const visit = (path: string, who?: CustomerActor, form?: SentForm) =>
  visitPanel(panel, `/app/${path}`, { who, form });

const page = (id: number) => `free-trials/${id}`;
const customer = (name: string) => newPayer(panel.core, { name });

/** One connection has only so many trials a day. */
beforeEach(() => panel.core.clock.advance(2 * 24 * 60 * 60 * 1_000));

/** The key of the form that is shown. */
const keyIn = (text: string): string => {
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(text) ?? [];
  return key;
};

const take = async (who: CustomerActor, id: number, sent: Record<string, string>) =>
  visit(page(id), who, { form: 'take', key: keyIn((await visit(page(id), who)).text), ...sent });

const PROOF = 'https://proof.example/posts/1';

it('are shown with their picture, what they bring and where they are done', async () => {
  const image = { url: '/instance-assets/quest.svg', width: 321, height: 123 };
  const shown = quest({
    ...{ id: 9, name: 'Show your channel', image, limit: 41, repeats_count: 3 },
    ...{ url: 'https://elsewhere.example/brief', body: 'First this.\n\nThen that.' },
  });
  await openQuests(panel.core, { quests: [shown, quest({ id: 10, is_shown: false })] });
  const list = await visit('free-trials');
  expect(list.text).toContain('Show your channel');
  expect(list.text).toMatch(/src="\/instance-assets\/quest.svg" width="321" height="123"/);
  expect(list.text).toMatch(/1,000 × <bdi>Alder/);
  expect(list.text).toContain('Free instead of $1');
  expect(list.text).toContain('Needs a proof · Per customer: 3 · Left: 41');
  expect(list.text).not.toContain('Quest 10');
  const one = await visit(page(9));
  expect(one.text).toMatch(/<p[^>]*>First this\.<\/p><p[^>]*>Then that\.<\/p>/);
  expect(one.text).toMatch(
    /href="https:\/\/elsewhere.example\/brief" target="_blank" rel="noopener noreferrer"/,
  );
  expect((await visit(page(10))).status).toBe(404);
});

it('say to a customer what is missing, and lead there', async () => {
  const asking = { min_user_spend_amount: '12', min_replenishment_amount: '30' };
  const quests = [quest({ id: 1, allow_proof_url: false, ...asking })];
  await openQuests(panel.core, { quests });
  const ada = await customer('Ada Harbour');
  for (const path of ['free-trials', page(1)]) {
    const { text } = await visit(path, ada);
    expect(text).toContain('Still to spend: $12');
    expect(text).toContain('Still to top up: $30');
  }
  const { text } = await visit(page(1), ada);
  expect(text).toContain('/app/add-funds');
  expect(text).not.toContain('name="key"');
});

it('are for guests to look at, unless their owner shows them to customers alone', async () => {
  expect((await visit('free-trials')).text).toContain('Log in to take a free trial');
  expect((await visit(page(AT_ONCE))).text).toContain('redirect=%2Ffree-trials%2F2');
  await openQuests(panel.core, { freeTrial: { isOpenToGuests: false } });
  for (const path of ['free-trials', page(AT_ONCE)]) {
    const sent = await visit(path);
    expect(sent.headers.location).toMatch(/\/login\?redirect=/);
  }
});

it('are gone where they are switched off, and what a customer has had stays', async () => {
  const ada = await customer('Ada Quay');
  await take(ada, AT_ONCE, { url: newLink() });
  await openQuests(panel.core, { freeTrial: { isEnabled: false } });
  const { text } = await visit('free-trials', ada);
  expect(text).toContain('No free trials at the moment');
  expect(text).toContain('Granted');
  expect((await visit('free-trials')).text).not.toContain('Your free trials');
  expect((await visit(page(AT_ONCE), ada)).status).toBe(404);
});

it('are granted at once where nobody asks for a proof', async () => {
  const ada = await customer('Ada Bell');
  expect((await take(ada, AT_ONCE, { url: '' })).status).toBe(422);
  const bad = await take(ada, AT_ONCE, { url: 'no link' });
  expect(bad.status).toBe(422);
  expect(bad.text).toContain('value="no link"');
  const sent = await take(ada, AT_ONCE, { url: newLink() });
  expect([sent.status, sent.headers.location]).toEqual([303, '/app/free-trials/2?sent=1']);
  const { text } = await visit('free-trials/2?sent=1', ada);
  expect(text).toContain('Your free order has started');
  const [, order] = /\/app\/orders\/(\d+)/.exec(text) ?? [];
  expect((await visit(`orders/${order}`, ada)).text).toContain('Free trial');
  expect((await visit('orders', ada)).text).toContain('Free trial');
  const staffPage = (await visit(`staff/orders/${order}`, grace)).text;
  // Beside the tab of that name, which has no picture of a gift.
  expect(staffPage).toMatch(/<\/svg>Free trial<\/span>/);
  // One may be taken once.
  expect((await visit(page(AT_ONCE), ada)).text).not.toContain('name="key"');
});

it('keep a place while their task is done, and staff decide on the proof', async () => {
  const ada = await customer('Ada Tide');
  const begun = await visit(page(PROVEN), ada, { form: 'start' });
  expect([begun.status, begun.headers.location]).toEqual([303, '/app/free-trials/1']);
  expect((await visit(page(PROVEN), ada)).text).toContain('You can send it until');
  const url = newLink();
  expect((await take(ada, PROVEN, { url, proof_url: '' })).status).toBe(422);
  await take(ada, PROVEN, { url, proof_url: PROOF });
  expect((await visit(page(PROVEN), ada)).text).toContain('We are reviewing your proof');

  const list = await visit('staff/free-trials?q=status:in_moderation', grace);
  const [, id = ''] = /\/app\/staff\/free-trials\/(\d+)/.exec(list.text) ?? [];
  const one = `staff/free-trials/${id}`;
  const waiting = await visit(one, grace);
  expect(waiting.text).toMatch(
    /href="https:\/\/proof.example\/posts\/1" target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer"/,
  );
  const key = keyIn(waiting.text);
  expect((await visit(one, grace, { form: 'refuse', key, reason: ' ' })).status).toBe(422);
  const reason = 'The post is <gone>';
  expect((await visit(one, grace, { form: 'refuse', key, reason })).status).toBe(303);
  const late = await visit(one, grace, { form: 'approve', key: crypto.randomUUID() });
  expect(late.headers.location).toBe(`/app/${one}?meanwhile=1`);
  for (const path of ['free-trials', page(PROVEN)]) {
    expect((await visit(path, ada)).text).toContain('The post is &lt;gone&gt;');
  }

  // The place is free again, so that they try once more.
  await visit(page(PROVEN), ada, { form: 'start' });
  await take(ada, PROVEN, { url, proof_url: `${PROOF}2` });
  const next = await visit(`staff/next?queue=trials&after=0`, grace);
  const again = String(next.headers.location).replace('/app/', '');
  expect((await visit(again, grace)).text).toContain('Other free trials of this customer');
  const approved = { form: 'approve', key: keyIn((await visit(again, grace)).text) };
  expect((await visit(again, grace, approved)).status).toBe(303);
  expect((await visit(page(PROVEN), ada)).text).toContain('Your free order has started');
  expect((await visit(again, grace)).text).toContain('/app/staff/orders/');
  expect((await visit(again, ada)).status).toBe(404);
});

it('can be saved as a file, and stand among what waits', async () => {
  const ada = await customer('Ada Moor');
  await openQuests(panel.core, { quests: QUESTS });
  await visit(page(PROVEN), ada, { form: 'start' });
  await take(ada, PROVEN, { url: newLink(), proof_url: PROOF });
  const file = await visit('staff/free-trials/file', grace);
  expect(file.headers['content-type']).toContain('text/csv');
  const { text } = await visit('staff', grace);
  expect(text).toContain('href="/app/staff/free-trials?q=status:in_moderation"');
});
