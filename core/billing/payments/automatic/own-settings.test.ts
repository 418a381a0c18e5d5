import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { saveCard } from '../testing/card-holder.ts';
import { newPayer } from '../testing/payer.ts';
import type { AutomaticTopUp } from './automatic.contract.ts';

const PATH = '/api/v1/automatic-top-up';
const DOLLAR = 1_000_000n;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

const put = (actor: CustomerActor, body: object) =>
  actor.request(PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function read(actor: CustomerActor): Promise<AutomaticTopUp> {
  return ((await (await actor.request(PATH)).json()) as { data: AutomaticTopUp }).data;
}

const SETTINGS = { is_enabled: true, threshold: '10', amount: '50', day_ceiling: '100' };

/** What tells of this customer's balance, which is what a charge begins with. */
async function watchesOf({ id, instance }: CustomerActor): Promise<bigint[]> {
  const rows = await test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('balance_watches as w')
      .innerJoin('ledger_accounts as a', 'a.id', 'w.account_id')
      .select('w.below_micro')
      .where('a.owner_id', '=', id)
      .execute(),
  );
  return rows.map((row) => row.below_micro);
}

describe('the settings of it', () => {
  it('are off and empty at first, and stay as they were where nothing is said', async () => {
    const payer = await newPayer(test);
    expect(await read(payer)).toMatchObject({
      is_enabled: false,
      threshold: null,
      amount_float: null,
      recurring_payments_method_id: null,
      last: null,
    });
    expect((await put(payer, { is_enabled: false })).status).toBe(200);
    const card = await saveCard(payer);
    const body = { ...SETTINGS, threshold: '7.5', recurring_payments_method_id: card.id };
    await put(payer, body);
    await put(payer, { is_enabled: false });
    await put(payer, { is_enabled: true, amount: '30' });
    expect(await read(payer)).toMatchObject({ day_ceiling: '100' });
    // As much as one charge is enough.
    await put(payer, { is_enabled: true, day_ceiling: '30' });
    expect(await read(payer)).toMatchObject({
      is_enabled: true,
      threshold: '7.5',
      amount: '30',
      amount_float: 30,
      day_ceiling: '30',
      recurring_payments_method_id: card.id,
    });
  });

  it('are kept as they were typed while it is switched off', async () => {
    const payer = await newPayer(test);
    const { id } = await saveCard(payer);
    const off = { ...SETTINGS, is_enabled: false, recurring_payments_method_id: id };
    expect((await put(payer, off)).status).toBe(200);
    const { is_enabled: _, ...kept } = off;
    expect(await read(payer)).toMatchObject({ is_enabled: false, ...kept });
    await put(payer, { is_enabled: true });
    expect(await read(payer)).toMatchObject({ is_enabled: true, ...kept });
    expect(await watchesOf(payer)).toEqual([10n * DOLLAR]);
    await put(payer, { is_enabled: false, threshold: '12', amount: '80' });
    const changed = { ...kept, threshold: '12', amount: '80' };
    expect(await read(payer)).toMatchObject({ is_enabled: false, ...changed });
    expect(await watchesOf(payer)).toEqual([]);
    const stranger = await saveCard(await newPayer(test));
    const foreign = { ...off, recurring_payments_method_id: stranger.id };
    expect((await put(payer, foreign)).status).toBe(404);
    for (const wrong of [{ amount: '0' }, { amount: '100.01' }, { day_ceiling: '79' }]) {
      expect((await put(payer, { is_enabled: false, ...wrong })).status).toBe(422);
    }
    expect(await read(payer)).toMatchObject({ is_enabled: false, ...changed });
  });

  it.each([
    [{ threshold: '0' }, 'threshold'],
    [{ threshold: '-1' }, 'threshold'],
    [{ amount: '0.5' }, 'amount'],
    [{ amount: '1e3' }, 'amount'],
    [{ amount: undefined }, 'amount'],
    [{ day_ceiling: '49.99' }, 'day_ceiling'],
    [{ day_ceiling: '9'.repeat(13) }, 'day_ceiling'],
    [{ recurring_payments_method_id: null }, 'recurring_payments_method_id'],
    [{ is_enabled: 'yes' }, 'is_enabled'],
  ])('are refused at their field: %j', async (wrong, field) => {
    const payer = await newPayer(test);
    const { id } = await saveCard(payer);
    const body = { ...SETTINGS, recurring_payments_method_id: id, ...wrong };
    const answer = await put(payer, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect((await read(payer)).is_enabled).toBe(false);
  });
});
