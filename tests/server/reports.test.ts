import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let grace: CustomerActor;
let max: CustomerActor;
let ids: number[];
beforeAll(async () => {
  panel = await startPanelOnCore();
  grace = await newPayer(panel.core, { roles: ['staff'], name: 'Grace Lane' });
  max = await newPayer(panel.core, { roles: ['staff'], name: 'Max Quay' });
  const ada = await newPayer(panel.core, { name: 'Ada Harbour' });
  for (const text of ['It never came', 'It is not real', 'It came late']) {
    const said = { reason: 'other', text };
    expect((await ada.post('/api/v1/services/107/reports', said)).status).toBe(204);
  }
  const { data } = (await (await grace.request('/api/v1/staff/reports')).json()) as {
    data: { id: number }[];
  };
  ids = data.map(({ id }) => id);
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor, path: string, form?: SentForm) =>
  visitPanel(panel, `/app/staff/${path}`, { who, form });

it('leads from report to report past those that a colleague has open, and says what was done', async () => {
  const [first, second, third] = ids;
  const one = await visit(grace, `reports/${first}`);
  expect(one.text).toContain('It never came');
  expect(one.text).not.toContain('Also looking at this now');
  expect((await visit(max, `reports/${second}`)).text).not.toContain('Also looking at this now');
  expect((await visit(max, `reports/${first}`)).text).toContain('now: Grace Lane');
  expect((await visit(grace, 'reports')).text).toContain('now: Max Quay');

  const decided = await visit(grace, `reports/${first}`, { status: 'done' });
  expect(decided.status).toBe(303);
  expect(decided.headers.location).toBe(`/app/staff/reports/${third}?done=${first}`);
  const next = await visit(grace, `reports/${third}?done=${first}`);
  // Between two texts React leaves a mark.
  expect(next.text.replaceAll('<!-- -->', '')).toContain(`Report ${first} is marked as done. 2`);
  // Who was quicker has decided.
  const late = await visit(max, `reports/${first}`, { status: 'dismissed' });
  expect(late.headers.location).toBe(`/app/staff/reports/${first}?meanwhile=1`);
  expect((await visit(max, `reports/${first}?meanwhile=1`)).text).toContain('already done this');

  expect((await visit(grace, `next?queue=reports&after=${second}`)).headers.location).toBe(
    `/app/staff/reports/${third}`,
  );
  await visit(grace, `reports/${third}`, { status: 'dismissed' });
  const last = await visit(grace, `reports/${second}`, { status: 'done' });
  expect(last.headers.location).toBe(`/app/staff/reports?done=${second}`);
  expect((await visit(grace, `reports/${second}`, { status: 'lost' })).status).toBe(400);
});

it('are one list, and a file, with what became of each', async () => {
  const { text } = await visit(grace, 'reports/all?q=state:done');
  expect(text).toContain('Found: 2');
  expect(text).toContain(`href="/app/staff/reports/${ids[0]}"`);
  expect(text).toContain('href="/app/staff/reports/all/file?q=state%3Adone"');
  const file = await visit(grace, 'reports/all/file?q=state:dismissed');
  expect(file.headers['content-disposition']).toBe('attachment; filename="reports.csv"');
  expect(file.text.trimEnd().split('\r\n')[1]).toMatch(new RegExp(`^${ids[2]},dismissed,other,`));
  expect((await visit(grace, 'reports/999999')).status).toBe(404);
  for (const path of ['services/file', 'providers/file']) {
    expect((await visit(grace, path)).headers['content-type'], path).toContain('text/csv');
  }
});
