import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture } from '#core/billing/identity-checks/testing/customer-to-check.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { formData, visitPanel } from './visitor.ts';

let panel: PanelOnCore;
let staff: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  staff = await newPayer(panel.core, { name: 'Sam Desk', roles: ['staff'] });
});
afterAll(() => panel.stop());

type Form = Record<string, string | File>;

const visit = (who: CustomerActor, path: string, form?: Form) =>
  visitPanel(panel, path, { who, form: form && formData(form) });

const keyIn = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';
const file = async () => new File([new Uint8Array(await picture())], 'proof.jpg');

it('is opened with a picture, answered by a canned answer and closed, without a script', async () => {
  const ada = await newPayer(panel.core, { name: 'Ada Ship' });
  const { text: empty } = await visit(ada, '/app/tickets');
  expect(empty).toContain('No tickets yet');
  const { text: blank } = await visit(ada, '/app/tickets/new?order=12');
  expect(blank).toContain('value="12"');
  const asked = { key: keyIn(blank), topic: 'payment', subject: 'Paid twice', order_id: '' };
  const refused = await visit(ada, '/app/tickets/new', { ...asked, text: '' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Paid twice');
  const hostile = { ...asked, text: 'Look.', files: new File(['<svg/>'], 'a.svg') };
  expect((await visit(ada, '/app/tickets/new', hostile)).status).toBe(422);
  const sent = await visit(ada, '/app/tickets/new', {
    ...asked,
    text: 'Look.',
    files: await file(),
  });
  expect(sent.status).toBe(303);
  const place = String(sent.headers.location);
  const { text: page } = await visit(ada, place);
  expect(page).toContain('proof.jpg');
  const picturePath = /href="([^"]*\/tickets\/files\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect((await visit(ada, picturePath)).status).toBe(200);
  expect((await visit(staff, picturePath)).status).toBe(404);

  const id = place.split('/').at(-1) ?? '';
  const canned = {
    name: `Found ${id}`,
    language: '',
    text: 'Hello {{name}}, ticket {{ticket}} is done.',
  };
  expect((await visit(staff, '/app/staff/support/answers', canned)).status).toBe(303);
  const { text: queue } = await visit(staff, '/app/staff/support');
  expect(queue).toContain('Paid twice');
  const { text: open } = await visit(staff, `/app/staff/support/${id}`);
  const choice = /<option value="(\d+)"[^>]*>Found \d+/.exec(open)?.[1] ?? '';
  const { text: begun } = await visit(staff, `/app/staff/support/${id}`, {
    ...{ form: 'canned', key: keyIn(open), canned: choice, text: 'Typed before.' },
  });
  expect(begun).toContain(`Typed before.\n\nHello Ada Ship, ticket ${id} is done.`);
  const answer = { form: 'support', key: keyIn(begun), text: 'It is on your balance.' };
  const onward = await visit(staff, `/app/staff/support/${id}?queue=support`, answer);
  expect(onward.status).toBe(303);
  const behind = String(onward.headers.location);
  expect(behind).toContain(`done=${id}`);
  const { text: told } = await visit(staff, behind);
  expect(told).toContain(`Ticket ${id} of Ada Ship answered.`);
  const assigned = await visit(staff, '/app/staff/support?q=assigned%3Ame');
  expect(assigned.text).toContain('Sam Desk');

  const { text: list } = await visit(ada, '/app/tickets');
  expect(list).toContain('New answer');
  expect((await visit(ada, place)).text).toContain('It is on your balance.');
  expect((await visit(ada, '/app/tickets')).text).not.toContain('New answer');
  expect((await visit(ada, place, { form: 'close' })).status).toBe(303);
  expect((await visit(ada, '/app/tickets?state=closed')).text).toContain('Paid twice');
});

it('of somebody else is not there', async () => {
  const bob = await newPayer(panel.core);
  expect((await visit(bob, '/app/tickets/999999')).status).toBe(404);
  expect((await visit(bob, '/app/staff/support')).status).toBe(404);
  expect((await visit(staff, '/app/staff/support/999999')).status).toBe(404);
});
