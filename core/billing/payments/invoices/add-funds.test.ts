import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import {
  askForFunds,
  balanceOf,
  decide,
  invoiceIn,
  newPayer,
  readInvoice,
  sandboxPath,
  settle,
} from '../testing/payer.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { runAlone } from '../testing/run-alone.ts';
import type { Invoice } from './invoice.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

describe('adding funds', () => {
  it('makes an invoice, takes it to the sandbox and credits what was paid', async () => {
    const { customerOfA } = test.actors;
    const response = await askForFunds(customerOfA, {
      amount: '99.995',
      coupon_code: 'alder-bonus',
      success_url: '/app/de/add-funds/success?from=form',
    });
    expect(response.status).toBe(201);
    const invoice = await invoiceIn(response);
    expect(invoice).toMatchObject({
      purpose: 'top_up',
      status: 'open',
      amount: '99.995',
      total_amount: '100',
      coupon_bonus: '9.9995',
      amount_to_be_credited: '109.9945',
      payment_method: { id: 2, name: 'Alder card', strategy: 'redirect', icon: 'credit-card' },
      paid_at: null,
      reason: null,
      payment: {
        type: 'redirect',
        url: expect.stringMatching(/^\/app\/sandbox-gateway\/[\w-]{32}$/),
      },
    });
    const shown = await test.actors.guestOfA.request(sandboxPath(invoice));
    expect(await shown.json()).toMatchObject({
      data: {
        brand: 'Alder',
        amount: '100',
        state: 'open',
        success_url: `/app/de/add-funds/success?from=form&invoice=${invoice.id}`,
        cancel_url: `/app/add-funds/error?invoice=${invoice.id}`,
      },
    });
    expect((await decide(customerOfA, invoice, 'approve')).status).toBe(200);
    await settle(test);
    const paid = await readInvoice(customerOfA, invoice.id);
    expect(paid).toMatchObject({ status: 'paid', received_amount: '100', payment: null });
    expect(await balanceOf(test, customerOfA)).toBe(109_994_500n);
  });

  it.each([
    [{ success_url: 'https://elsewhere.example/' }, 'success_url'],
    [{ success_url: '//elsewhere.example/' }, 'success_url'],
    [{ success_url: '/..//elsewhere.example/' }, 'success_url'],
    [{ success_url: '/app/%2e%2e//elsewhere.example/' }, 'success_url'],
    [{ cancel_url: '/\\elsewhere.example' }, 'cancel_url'],
    [{ cancel_url: 'javascript:alert(1)' }, 'cancel_url'],
    [{ expected_total: '1e2' }, 'expected_total'],
    [{ coupon_code: 'nothing' }, 'coupon_code'],
    [{ payment_method_id: 3 }, 'payment_method_id'],
  ])('refuses %j at its field', async (body, field) => {
    const response = await askForFunds(test.actors.customerOfA, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('says that a coupon waits in a payment of one’s own, until that is over', async () => {
    const payer = await newPayer(test);
    const body = { payment_method_id: 2, amount: '50', coupon_code: 'alder-bonus' };
    const waiting = await invoiceIn(await askForFunds(payer, body));
    const refusal = async () => (await askForFunds(payer, body)).json();
    const because = (text: string) => ({ errors: { coupon_code: [text] } });
    expect(await refusal()).toMatchObject(
      because('You are using this coupon in a payment that is not finished. Continue that payment'),
    );
    expect((await decide(payer, waiting, 'approve')).status).toBe(200);
    await settle(test);
    expect(await refusal()).toMatchObject(because('This coupon does not apply here'));
  });

  it('refuses another total than the one that was shown, and makes nothing', async () => {
    const { otherCustomerOfA: actor } = test.actors;
    const response = await askForFunds(actor, { expected_total: '19.99' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'total_changed', params: { total: '20' } });
    const { data } = (await (await actor.request('/api/v1/invoices')).json()) as {
      data: Invoice[];
    };
    expect(data).toEqual([]);
  });

  it.each([
    [1, 14],
    [2, 1],
  ])('by the method %i is open for %i days to the moment', async (method, days) => {
    const payer = await newPayer(test);
    const asked = { payment_method_id: method, amount: '100' };
    const { id, created_at, expires_at } = await invoiceIn(await askForFunds(payer, asked));
    const openMs = days * 24 * 60 * 60_000;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(openMs);
    const statusAfter = async (ms: number) => {
      test.clock.advance(ms);
      await runAlone(test, reconcilePayments, {});
      const { status } = await test.db.inInstance(payer.instance.id, (trx) =>
        trx
          .selectFrom('invoices')
          .select('status')
          .where('id', '=', BigInt(id))
          .executeTakeFirstOrThrow(),
      );
      return status;
    };
    expect([await statusAfter(openMs - 1), await statusAfter(1)]).toEqual(['open', 'expired']);
  });
});
