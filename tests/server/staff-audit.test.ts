import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanelAs, wordsOf } from './visitor.ts';

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { core } = panel;
  const grace = await newPayer(core, { roles: ['staff'], name: 'Grace Lane' });
  const ada = await newPayer(core, { name: 'Ada Ship' });
  await grace.post(`/api/v1/staff/customers/${ada.id}/freeze`, { reason: '=Two chargebacks' });
});
afterAll(() => panel.stop());

const open = (path: string, roles: string[]) => visitPanelAs(panel, `/app${path}`, roles);

describe('the audit of staff', () => {
  it('shows who did what, before and after, without a script', async () => {
    const { status, text } = await open('/staff/audit?q=action:customer.frozen', ['owner']);
    expect(status).toBe(200);
    const shown = wordsOf(text);
    for (const said of [
      'Account frozen',
      'customer.frozen',
      'Grace Lane',
      'Ada Ship',
      'frozen',
      'chargebacks',
    ]) {
      expect(shown).toContain(said);
    }
  });

  it('says what happened in words, and shows its code alone where there are none any more', async () => {
    const { core } = panel;
    const { id: instanceId } = core.instances.a;
    const about = { instanceId, address: '192.0.2.7', requestId: 'many' };
    // As an entry that was written before its action was given up.
    const past = 'moon.reached' as AuditAction;
    await core.db.inInstance(instanceId, async (trx) => {
      for (const action of ['provider.changed', past] as const) {
        const details = {
          key_replaced: true,
          phase: 'full',
          name_before: 'Ebb',
          name_after: 'Tide',
        };
        await recordAudit({ clock: core.clock, trx }, about, { action, details });
      }
    });
    const shown = wordsOf((await open('/de/staff/audit?q=many', ['owner'])).text);
    for (const said of [
      'Anbieter geändert',
      'Schlüssel ersetzt',
      'phase',
      'Name',
      'moon.reached',
    ]) {
      expect(shown).toContain(said);
    }
  });

  it('leads from the code of what happened to all of its kind', async () => {
    const { text } = await open('/staff/audit?q=by:staff', ['owner']);
    expect(text).toContain('href="/app/staff/audit?q=by%3Astaff+action%3Acustomer.frozen"');
  });

  it('says what of a search means nothing, and that nothing was found', async () => {
    const wrong = await open('/staff/audit?q=colour:red', ['owner']);
    expect(wrong.status).toBe(200);
    expect(wordsOf(wrong.text)).toContain('colour:red');
    const nothing = await open('/staff/audit?q=order:999999', ['owner']);
    expect(wordsOf(nothing.text)).toContain('No entries found');
  });

  it('is a file', async () => {
    const file = await open('/staff/audit/file?q=action:customer.frozen', ['owner']);
    expect(file.headers['content-disposition']).toContain('audit.csv');
    expect(file.text.split('\r\n')[1]).toContain('customer.frozen,done');
  });

  it.each(['/staff/audit', '/staff/audit/file'])(
    'is not there for staff without its permission: %s',
    async (path) => {
      expect((await open(path, ['staff'])).status).toBe(404);
    },
  );
});
