import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

const STAFF_PAGE = '/app/staff/announcements';

let panel: PanelOnCore;
let staff: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  staff = await newPayer(panel.core, { name: 'Sam Desk', roles: ['staff'] });
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor | undefined, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

const asked = {
  ...{ zone: 'UTC', level: 'warning', audience: 'customers', starts_at: '', ends_at: '' },
  ...{ 'title.en': 'Slow cards', 'text.en': 'An hour late.', 'title.de': '', 'text.de': '' },
};

it('is written by staff, read by customers until they close it, and ended, without a script', async () => {
  const ada = await newPayer(panel.core, { name: 'Ada Ship' });
  const { text: empty } = await visit(staff, STAFF_PAGE);
  expect(empty).toContain('No announcements yet');
  const half = await visit(staff, STAFF_PAGE, { ...asked, 'title.de': 'Langsame Karten' });
  expect(half.status).toBe(422);
  expect(half.text).toContain('value="Slow cards"');
  expect(half.text).toContain('href="#announcement-form-text.de"');
  const never = await visit(staff, STAFF_PAGE, { ...asked, ends_at: 'tomorrow' });
  expect(never.status).toBe(422);
  expect((await visit(staff, STAFF_PAGE, asked)).status).toBe(303);

  const { text: page } = await visit(ada, '/app/finances');
  expect(page).toContain('An hour late.');
  const dismiss = /action="([^"]*\/announcements\/\d+\/dismiss)"/.exec(page)?.[1] ?? '';
  const { text: ofGuest } = await visit(undefined, '/app/login');
  expect(ofGuest).not.toContain('An hour late.');
  const closed = await visit(ada, dismiss, { returnTo: '/finances' });
  expect([closed.status, closed.headers.location]).toEqual([303, '/app/finances']);
  expect((await visit(ada, '/app/finances')).text).not.toContain('An hour late.');
  const elsewhere = await visit(ada, dismiss, { returnTo: 'https://elsewhere.example/' });
  expect(elsewhere.headers.location).toBe('/app');
  const { headers } = await visit(undefined, dismiss, { returnTo: '/finances' });
  expect(headers.location).toContain('/app/login');

  const { text: list } = await visit(staff, STAFF_PAGE);
  const id = /name="id" value="(\d+)"/.exec(list)?.[1] ?? '';
  // Nothing is deleted before it was asked.
  const { text: question } = await visit(staff, `${STAFF_PAGE}?delete=${id}`);
  expect(question).toContain('Delete “Slow cards”?');
  const { text: edited } = await visit(staff, `${STAFF_PAGE}?edit=${id}`);
  expect(edited).toContain('value="Slow cards"');
  expect((await visit(staff, STAFF_PAGE, { id, form: 'end' })).status).toBe(303);
  expect((await visit(staff, STAFF_PAGE)).text).toContain('Ended');
  expect((await visit(staff, STAFF_PAGE, { id, form: 'delete' })).status).toBe(303);
  expect((await visit(staff, STAFF_PAGE, { id, form: 'delete' })).status).toBe(404);
  expect((await visit(ada, STAFF_PAGE)).status).toBe(404);
});

it('has a page of what has changed of services, with its feeds in the head of the catalogue', async () => {
  const { text: home } = await visit(undefined, '/app');
  expect(home).toMatch(
    /rel="alternate" type="application\/atom\+xml"[^>]*href="\/app\/services\/changes\/atom"/,
  );
  expect(home).toContain('href="/app/services/changes"');
  const { text: german } = await visit(undefined, '/app/de/services/changes');
  expect(german).toContain('href="/app/de/services/changes/json"');
});
