import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { workOnBulkAction } from '#core/back-office/bulk/work-on-bulk-action.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { runJobs } from '#core/testing/mailbox.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, wordsOf, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let staff: CustomerActor;
let ada: CustomerActor;
let orderId: number;
beforeAll(async () => {
  panel = await startPanelOnCore();
  await openShop(panel.core);
  staff = await newPayer(panel.core, { roles: ['staff'], name: 'Grace Lane' });
  ada = await newPayer(panel.core, { name: 'Ada Harbour' });
  await giveMoney(panel.core, ada, 10_000_000n);
  orderId = (await placedIn(await place(ada))).orders[0]?.id ?? 0;
});
afterAll(() => panel.stop());

async function visit(who: CustomerActor, path: string, form?: SentForm) {
  const answer = await visitPanel(panel, path, { who, form });
  return { ...answer, words: wordsOf(answer.text), place: String(answer.headers.location ?? '') };
}

const fieldIn = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

describe('many orders, without a script', () => {
  it('are looked at, agreed to and treated, and the page says what became of each', async () => {
    const all = await visit(staff, `/app/staff/orders/all?q=customer:${ada.id}`);
    expect(all.text).toContain(`/app/staff/bulk?q=customer%3A${ada.id}`);
    const q = `customer:${ada.id}`;
    const refused = await visit(staff, '/app/staff/bulk', { form: 'preview', q, kind: 'cancel' });
    expect(refused.status).toBe(422);
    const reason = 'The service has ended.';
    const asked = { form: 'preview', q, kind: 'cancel', reason };
    const { place: here } = await visit(staff, '/app/staff/bulk', asked);
    const ready = await visit(staff, here);
    expect(ready.words).toContain('Ready to start');
    expect(ready.words).toContain('At most $1.00 is refunded');
    const start = {
      ...{ form: 'start', key: fieldIn(ready.text, 'key') },
      confirmed_amount: fieldIn(ready.text, 'confirmed_amount'),
    };
    expect((await visit(staff, here, start)).status).toBe(303);
    // It goes on by itself, and the browser looks again.
    expect((await visit(staff, here)).text).toContain('http-equiv="refresh"');
    await runJobs(panel.core, workOnBulkAction);
    const done = await visit(staff, here);
    expect(done.text).not.toContain('http-equiv="refresh"');
    expect(done.words).toContain('1 · Done');
    const file = await visit(staff, `${here}/file`);
    expect(file.text).toContain(`${orderId},can,1,done,1,`);
    expect((await visit(ada, here)).status).toBe(404);
    expect((await visit(ada, `${here}/file`)).status).toBe(404);
  });
});

describe('services, without a script', () => {
  it('are found, changed by hand, and their prices many at once', async () => {
    const list = await visit(staff, '/app/staff/services?q=%23107');
    expect(list.words).toContain('Found: 1');
    const page = await visit(staff, '/app/staff/services/107');
    const kept = Object.fromEntries(
      ['updated_at', 'texts.en.name', 'min', 'max', 'step', 'usual'].map((name) => [
        name,
        new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page.text)?.[1] ?? '',
      ]),
    );
    const category = /<option value="(\d+)" selected=""/.exec(page.text)?.[1] ?? '';
    const changed = {
      ...{ ...kept, service_type_id: category },
      ...{ price: '2.5', guarantee_days: '0', is_active: 'on' },
    };
    const answer = await visit(staff, '/app/staff/services/107', changed);
    expect(answer.status, answer.words).toBe(303);
    const asked = '/app/staff/services/prices?q=%23107&percent=-10&addition=0&round_to=0';
    const preview = await visit(staff, `${asked}&least_margin=0`);
    expect(preview.words).toMatch(/\$2\.50\b.{0,40}\$2\.25/);
    const apply = Object.fromEntries(
      ['key', 'revision', 'q', 'percent', 'addition', 'round_to', 'least_margin'].map((name) => [
        name,
        fieldIn(preview.text, name),
      ]),
    );
    expect((await visit(staff, '/app/staff/services/prices', apply)).status).toBe(303);
    const after = await visit(staff, '/app/staff/services?q=%23107');
    expect(after.words).toContain('$2.25');
    const nonsense = await visit(staff, '/app/staff/services/prices?percent=ten');
    expect(nonsense.status).toBe(200);
    expect(nonsense.words).not.toContain('What would change');
  });
});

describe('what staff work on', () => {
  it('leads on to what waits next, and says who else has it open', async () => {
    const bo = await newPayer(panel.core, { roles: ['staff'], name: 'Bo Reed' });
    const path = `/app/staff/orders/${orderId}`;
    expect((await visit(bo, path)).words).not.toContain('Also looking at this now');
    expect((await visit(staff, path)).words).toContain('Also looking at this now: Bo Reed');
    const next = await visit(staff, '/app/staff/next?queue=waiting&after=1');
    expect(next.place).toBe('/app/staff/orders?queue=waiting');
    expect((await visit(staff, '/app/staff/next?queue=none&after=1')).status).toBe(400);
    const found = await visit(staff, `/app/staff/found?q=%23${orderId}`);
    expect(JSON.parse(found.text)).toMatchObject({
      matches: expect.arrayContaining([
        expect.objectContaining({ kind: 'order', id: orderId, to: `/staff/orders/${orderId}` }),
      ]),
    });
    expect((await visit(ada, `/app/staff/found?q=${orderId}`)).status).toBe(404);
  });
});
