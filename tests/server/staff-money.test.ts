import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMoney } from '#core/back-office/money/count-money.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney } from '#core/ordering/orders/testing/buyer.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanelAs, wordsOf } from './visitor.ts';

let panel: PanelOnCore;
let today: string;

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { core } = panel;
  today = core.clock.now().toISOString().slice(0, 10);
  await giveMoney(core, await newPayer(core), 12_345_678n);
});
afterAll(() => panel.stop());

const open = (path: string, roles: string[]) => visitPanelAs(panel, `/app${path}`, roles);

describe('the overview of money', () => {
  it('says that nothing is counted yet', async () => {
    const { status, text } = await open('/staff/money', ['owner']);
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain('Not counted yet.');
    expect(wordsOf(text)).toContain('No orders ended in this period');
  });

  it('shows what the ledger has, without a script', async () => {
    const { deps } = panel.core;
    await sealLedgers(deps);
    await countMoney(deps);
    const query = `?group_by=month&start_date=${today}&end_date=${today}`;
    const { text } = await open(`/staff/money${query}`, ['owner']);
    expect(wordsOf(text)).toContain('Adjusted by staff $12.35');
    expect(wordsOf(text)).toContain('Balances $12.35');
    expect(wordsOf(text)).toContain('Counted up to');
    expect(text).toContain(`name="start_date"`);
    expect(text).toContain(`value="${today}"`);
  });

  it('is a file', async () => {
    const query = `?start_date=${today}&end_date=${today}`;
    const { headers, text } = await open(`/staff/money/file${query}`, ['owner']);
    expect(headers['content-disposition']).toContain('money.csv');
    expect(text.split('\r\n')[1]).toBe(`${today},0,0,0,0,0,0,12.345678,0,12.345678,0,0,0`);
  });

  it.each(['/staff/money', '/staff/money/file'])(
    'is not there for staff without its permission: %s',
    async (path) => {
      expect((await open(path, ['staff'])).status).toBe(404);
    },
  );

  it.each(['?start_date=nonsense', '?group_by=nonsense&end_date=%00'])(
    'shows the usual weeks for %s',
    async (query) => {
      const { status, text } = await open(`/staff/money${query}`, ['owner']);
      expect(status).toBe(200);
      expect(wordsOf(text)).toContain('Owed to customers');
    },
  );
});
