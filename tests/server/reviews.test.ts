import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { recordOrdered } from '#core/feedback/reviews/record-ordered.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let grace: CustomerActor;
let ada: CustomerActor;
let id: number;

async function say(author: CustomerActor, rating: number, comment: string) {
  const { core } = panel;
  const instanceId = core.instances.a.id;
  const ordered = { instanceId, customerId: author.id, serviceId: 101, at: core.clock.now() };
  await core.db.inInstance(instanceId, (trx) => recordOrdered(trx, ordered));
  const reviews = [{ service_id: 101, rating, comment }];
  expect((await author.post('/api/v1/my-services/reviews', { reviews })).status).toBe(200);
}

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { core } = panel;
  grace = await newPayer(core, { roles: ['staff'], name: 'Grace Lane' });
  ada = await newPayer(core, { name: 'Ada Harbour' });
  await say(await newPayer(core, { name: 'Max Quay' }), 5, 'It came at once');
  await say(ada, 1, 'Rude words');
  const { data } = (await (await grace.request('/api/v1/staff/reviews')).json()) as {
    data: { id: number }[];
  };
  id = data[0]?.id ?? 0;
});
afterAll(() => panel.stop());

const visit = (path: string, who?: CustomerActor, form?: SentForm) =>
  visitPanel(panel, `/app/${path}`, { who, form });

const servicePage = async () => (await visit('services/alder-service-1')).text;
/** What search engines read of it. */
const figures = (page: string) =>
  /"ratingValue":([\d.]+),"reviewCount":(\d+)/.exec(page)?.slice(1).map(Number);
const one = () => `staff/reviews/${id}`;

it('are found by what they are, and have a page each', async () => {
  const list = await visit('staff/reviews?q=stars:1', grace);
  expect(list.text).toContain('Rude words');
  expect(list.text).not.toContain('It came at once');
  const page = await visit(one(), grace);
  expect(page.text).toContain('Answer publicly');
  expect(page.text).toContain('Ada Harbour');
  expect((await visit('staff/reviews/9999', grace)).status).toBe(404);
  expect((await visit('staff/reviews', ada)).status).toBe(404);
});

it('are answered below, for visitors of the kept page as well, until the answer is deleted', async () => {
  expect(figures(await servicePage())).toEqual([3, 2]);
  const refused = await visit(one(), grace, { form: 'answer', seen: 'none', text: '' });
  expect(refused.status).toBe(422);
  const said = { form: 'answer', seen: 'none', text: 'We are <sorry>' };
  const sent = await visit(one(), grace, said);
  expect([sent.status, sent.headers.location]).toEqual([303, `/app/${one()}`]);
  await expect.poll(servicePage).toContain('We are &lt;sorry&gt;');
  expect(await servicePage()).toMatch(/Answer from \w+/);
  expect((await visit('my-services', ada)).text).toContain('We are &lt;sorry&gt;');
  // A colleague has not seen it: theirs is kept for them, and nothing is written over.
  const late = await visit(one(), grace, { ...said, text: 'Another one' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Another one');
  expect((await visit(one(), grace, { form: 'remove' })).status).toBe(303);
  await expect.poll(servicePage).not.toContain('We are &lt;sorry&gt;');
});

it('are hidden with a reason that their author reads, count no more, and come back', async () => {
  expect((await visit(one(), grace, { form: 'hide', reason: ' ' })).status).toBe(422);
  expect((await visit(one(), grace, { form: 'hide', reason: 'No insults' })).status).toBe(303);
  await expect.poll(servicePage).not.toContain('Rude words');
  expect(figures(await servicePage())).toEqual([5, 1]);
  const own = (await visit('my-services', ada)).text;
  expect(own).toContain('Rude words');
  expect(own).toContain('Reason: No insults');
  expect((await visit('notices', ada)).text).toContain('Your review was hidden');
  const late = await visit(one(), grace, { form: 'hide', reason: 'Spam' });
  expect(late.headers.location).toBe(`/app/${one()}?meanwhile=1`);
  expect((await visit(`${one()}?meanwhile=1`, grace)).text).toContain('already done this');
  expect((await visit(one(), grace, { form: 'show' })).status).toBe(303);
  await expect.poll(servicePage).toContain('Rude words');
  expect(figures(await servicePage())).toEqual([3, 2]);
  expect((await visit(one(), grace, { form: 'nothing' })).status).toBe(400);
});
