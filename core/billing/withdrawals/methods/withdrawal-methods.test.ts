import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { BANK, newEarner, WALLET } from '../testing/earner.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

describe('the ways of paying out', () => {
  it('are as the owner put them, with what there is to be paid out', async () => {
    const earner = await newEarner(test, { referral: 12_345_678n, task: 1_000_000n });
    const answer = await earner.request('/api/v1/available-withdrawal-methods?locale=de');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      data: [
        {
          ...{ id: BANK, name: 'Alder-Auszahlung', icon: 'landmark' },
          ...{ description: 'Two working days', account_hint: 'IBAN and holder' },
          ...{ min_amount: '10', min_amount_float: 10 },
          ...{ max_amount: '2500', max_amount_float: 2500 },
          ...{ fee_percent: 0.02, min_fee: '1', min_fee_float: 1 },
        },
        {
          ...{ id: WALLET, name: 'Alder wallet', icon: 'wallet' },
          ...{ description: null, account_hint: null },
          ...{ min_amount: '1', min_amount_float: 1, max_amount: null, max_amount_float: null },
          ...{ fee_percent: 0, min_fee: '0', min_fee_float: 0 },
        },
      ],
      meta: { available: '13.345678', available_float: 13.345678, proof: 'password' },
    });
  });

  it('are not for guests', async () => {
    const { guestOfA } = test.actors;
    expect((await guestOfA.request('/api/v1/available-withdrawal-methods')).status).toBe(401);
  });
});

describe('what a withdrawal comes to', () => {
  const total = (body: object) =>
    test.actors.customerOfA.post('/api/v1/withdrawal/total-amount', {
      ...{ payment_method_id: BANK, amount: '100', ...body },
    });

  it('has the fee in it, by percent and at least the least one', async () => {
    expect(await (await total({})).json()).toEqual({
      data: {
        ...{ amount: '100', amount_float: 100, fee: '2', fee_float: 2, fee_percent: 0.02 },
        ...{ min_fee: '1', min_fee_float: 1, total_amount: '98', total_amount_float: 98 },
      },
    });
    expect(await (await total({ amount: 10 })).json()).toMatchObject({
      data: { fee: '1', total_amount: '9' },
    });
    expect(await (await total({ payment_method_id: WALLET })).json()).toMatchObject({
      data: { fee: '0', total_amount: '100' },
    });
  });

  it.each([
    [{ amount: '9.99' }, 'amount', 'Enter 10 or more'],
    [{ amount: '2500.01' }, 'amount', 'Enter 2,500 or less'],
    [{ amount: '10.005' }, 'amount', 'Enter a multiple of 0.01'],
    [{ amount: '1e2' }, 'amount', undefined],
    [{ amount: '-10' }, 'amount', undefined],
    [{ amount: undefined }, 'amount', undefined],
    [{ payment_method_id: 99 }, 'payment_method_id', 'Choose another withdrawal method'],
    [{ payment_method_id: 0 }, 'payment_method_id', undefined],
  ])('is refused for %j at its field', async (body, field, text) => {
    const refused = await total(body);
    expect(refused.status).toBe(422);
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    if (text !== undefined) expect(errors[field]).toEqual([text]);
  });
});

describe('what an owner publishes', () => {
  const publish = (method: object) => {
    const { slug, host } = test.instances.a;
    const base = { id: 1, name: 'Bank', icon: 'landmark' };
    const documents = {
      ...ownerDocuments(test.instances.a.brand),
      withdrawalMethods: [{ ...base, ...method }],
    };
    return publishInstance(test.deps, { slug, hosts: [host], documents });
  };

  it.each([
    [{ min_amount: '10', max_amount: '9' }, 'withdrawal_methods.0.max_amount', 'too_small'],
    [{ min_amount: '1', min_fee: '1' }, 'withdrawal_methods.0.min_amount', 'must_be_above'],
    [{ min_amount: '50', fee_percent: 1 }, 'withdrawal_methods.0.min_amount', 'must_be_above'],
    [{ min_amount: '0' }, 'withdrawal_methods.0.min_amount', 'must_be_above'],
  ])('leaves something to pay out: %j is refused', async (method, field, code) => {
    await expect(publish(method)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { [field]: [expect.objectContaining({ code })] },
    });
  });
});
