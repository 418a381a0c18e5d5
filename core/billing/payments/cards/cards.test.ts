// On PostgreSQL: one card kept by many at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import {
  beginCard,
  CARDS,
  decideOnCard,
  readCards,
  readSetup,
  saveCard,
} from '../testing/card-holder.ts';
import { askForFunds, newPayer, settle } from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

const rowsOf = ({ id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('linked_cards')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute(),
  );

const remove = (actor: CustomerActor, id: number | string) =>
  actor.request(`${CARDS}/${id}`, { method: 'DELETE' });

describe('saving a card', () => {
  it('leads to a page of the gateway and keeps what it is, and no more', async () => {
    const payer = await newPayer(test);
    const paths = { success_url: '/app/de/finances/cards?x=1', cancel_url: '/app/de/finances' };
    const setup = await beginCard(payer, paths);
    expect(setup).toMatchObject({ status: 'open', card: null });
    expect(setup.url).toMatch(/^\/app\/sandbox-gateway\/cards\/[\w-]{32}$/);
    const shown = await payer.request(
      `/api/v1/sandbox/cards/${setup.url?.split('/').at(-1) ?? ''}`,
    );
    expect(await shown.json()).toMatchObject({
      data: {
        brand: 'Alder',
        state: 'open',
        success_url: `/app/de/finances/cards?x=1&card_setup=${setup.id}`,
        cancel_url: `/app/de/finances?card_setup=${setup.id}`,
      },
    });
    expect((await decideOnCard(payer, setup, 'accept')).status).toBe(200);
    expect((await decideOnCard(payer, setup, 'refuse')).status).toBe(409);
    const card = {
      brand: 'visa',
      last_four: '4242',
      expiry_month: 12,
      expiry_year: 2033,
      is_expired: false,
      is_default: true,
      payment_method_id: 2,
      is_available: true,
    };
    expect(await readSetup(payer, setup.id)).toMatchObject({ status: 'saved', url: null, card });
    await settle(test);
    expect(await readCards(payer)).toMatchObject([card]);
  });

  it.each([
    ['told of by its gateway alone', () => settle(test)],
    [
      'asked about by the clock alone',
      async () => {
        await test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());
        test.clock.advance(3 * 60_000);
        await runAlone(test, reconcilePayments, {});
      },
    ],
  ])('is known when it is %s', async (_, hear) => {
    const payer = await newPayer(test);
    await decideOnCard(payer, await beginCard(payer), 'accept');
    expect(await readCards(payer)).toEqual([]);
    await hear();
    expect(await readCards(payer)).toHaveLength(1);
  });

  it('is one card, however many ask at once what became of it', async () => {
    const payer = await newPayer(test);
    const setup = await beginCard(payer);
    await decideOnCard(payer, setup, 'accept');
    const asked = Array.from({ length: 10 }, () => readSetup(payer, setup.id));
    const answers = await Promise.all(asked);
    await settle(test);
    expect(new Set(answers.map(({ card }) => card?.id)).size).toBe(1);
    expect(await readCards(payer)).toHaveLength(1);
  });

  it('leaves none behind for who has gone meanwhile', async () => {
    const payer = await newPayer(test);
    await decideOnCard(payer, await beginCard(payer), 'accept');
    expect((await payer.post('/api/v1/profile/delete')).status).toBe(204);
    await settle(test);
    expect(await rowsOf(payer)).toMatchObject([{ state: 'removed', gateway_card: null }]);
  });

  it('keeps nothing where the gateway has declined it or nobody came back', async () => {
    const payer = await newPayer(test);
    const declined = await beginCard(payer);
    const left = await beginCard(payer);
    await decideOnCard(payer, declined, 'decline');
    await settle(test);
    test.clock.advance(DAY_MS);
    await runAlone(test, reconcilePayments, {});
    expect((await readSetup(payer, declined.id)).status).toBe('failed');
    expect(await readSetup(payer, left.id)).toMatchObject({ status: 'expired', url: null });
    expect(await readCards(payer)).toEqual([]);
  });

  it.each([
    [{ payment_method_id: 1 }, 'payment_method_id'],
    [{ payment_method_id: 99 }, 'payment_method_id'],
    [{ payment_method_id: 0 }, 'payment_method_id'],
    [{ success_url: 'https://elsewhere.example' }, 'success_url'],
    [{ cancel_url: '//elsewhere.example' }, 'cancel_url'],
  ])('refuses %j at its field', async (body, field) => {
    const payer = await newPayer(test);
    const answer = await payer.post(CARDS, { payment_method_id: 2, ...body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('has an end for who tries many', async () => {
    const payer = await newPayer(test);
    for (let tries = 0; tries < 10; tries += 1) await beginCard(payer);
    const answer = await payer.post(CARDS, { payment_method_id: 2 });
    expect(answer.status).toBe(429);
  });
});

describe('the cards of a customer', () => {
  it('have one default, the first and then the one that is chosen', async () => {
    const payer = await newPayer(test);
    const first = await saveCard(payer);
    const second = await saveCard(payer, 'confirm');
    const chosen = async () =>
      (await readCards(payer)).filter(({ is_default }) => is_default).map(({ id }) => id);
    expect(await chosen()).toEqual([first.id]);
    const choose = () => payer.post(`${CARDS}/${second.id}/make-default`);
    for (let times = 0; times < 2; times += 1) {
      expect(await (await choose()).json()).toMatchObject({ data: { is_default: true } });
    }
    expect(await chosen()).toEqual([second.id]);
    expect((await readCards(payer)).map(({ id }) => id)).toEqual([second.id, first.id]);
    // And that of nobody else.
    const other = await newPayer(test);
    await saveCard(other);
    await payer.post(`${CARDS}/${first.id}/make-default`);
    expect(await readCards(other)).toMatchObject([{ is_default: true }]);
  });

  it('come first among the ways of paying, under what stands on them', async () => {
    const payer = await newPayer(test);
    const card = await saveCard(payer);
    const answer = await payer.request('/api/v1/payment-methods');
    const { data, meta } = (await answer.json()) as { data: object[]; meta: object };
    expect(data[0]).toMatchObject({
      id: 2,
      name: 'Visa •••• 4242',
      strategy: 'linkedCard',
      linkedCardId: card.id,
    });
    expect(meta).toEqual({ default_payment_method_id: 2, default_linked_card_id: card.id });
    const recurring = '/api/v1/payment-methods/get-available-for-recurring-payments';
    expect(await (await payer.request(recurring)).json()).toMatchObject({
      data: [{ id: 2, linkedCardId: null }],
    });
  });

  it('pay by a method that is offered, or not at all', async () => {
    const payer = await newPayer(test);
    const card = await saveCard(payer);
    const offer = (isEnabled: boolean) =>
      test.db.inInstance(payer.instance.id, (trx) =>
        trx
          .updateTable('payment_methods')
          .set({ is_enabled: isEnabled })
          .where('id', '=', 2)
          .execute(),
      );
    await offer(false);
    expect(await readCards(payer)).toMatchObject([{ id: card.id, is_available: false }]);
    const ways = await (await payer.request('/api/v1/payment-methods')).text();
    const paid = await askForFunds(payer, { recurring_payments_method_id: card.id });
    await offer(true);
    expect(ways).not.toContain('"strategy":"linkedCard"');
    expect(paid.status).toBe(422);
  });

  it('are no way of paying any more once they have expired', async () => {
    const payer = await newPayer(test);
    const { id } = await saveCard(payer);
    await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .updateTable('linked_cards')
        .set({ expiry_year: 2020 })
        .where('id', '=', BigInt(id))
        .execute(),
    );
    expect(await readCards(payer)).toMatchObject([{ id, is_expired: true }]);
    const answer = await payer.request('/api/v1/payment-methods');
    const { data, meta } = (await answer.json()) as { data: object[]; meta: object };
    expect(data).not.toContainEqual(expect.objectContaining({ strategy: 'linkedCard' }));
    expect(meta).toMatchObject({ default_linked_card_id: null });
  });

  it('are removed here at once and then at the gateway, and the newest takes their place', async () => {
    const payer = await newPayer(test);
    const first = await saveCard(payer);
    const second = await saveCard(payer);
    expect((await remove(payer, first.id)).status).toBe(204);
    expect(await readCards(payer)).toMatchObject([{ id: second.id, is_default: true }]);
    const [removing] = await rowsOf(payer);
    expect(removing).toMatchObject({ state: 'removing' });
    await settle(test);
    expect((await rowsOf(payer))[0]).toMatchObject({
      state: 'removed',
      gateway_card: null,
      gateway_customer: null,
      brand: null,
      last_four: null,
      expiry_month: null,
    });
    const atSandbox = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('sandbox_cards')
        .select('state')
        .where('reference', '=', String(removing?.gateway_card))
        .executeTakeFirst(),
    );
    expect(atSandbox).toEqual({ state: 'removed' });
    expect((await remove(payer, first.id)).status).toBe(404);
  });

  it('end an automatic top-up when they are removed, if it is by them', async () => {
    const payer = await newPayer(test);
    const charged = await saveCard(payer);
    const other = await saveCard(payer);
    const path = '/api/v1/automatic-top-up';
    const amounts = { threshold: '5', amount: '20', day_ceiling: '50' };
    const settings = { is_enabled: true, ...amounts, recurring_payments_method_id: charged.id };
    await payer.request(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    const states: unknown[] = [];
    for (const { id } of [other, charged]) {
      await remove(payer, id);
      states.push(await (await payer.request(path)).json());
    }
    expect(states).toMatchObject([
      { data: { is_enabled: true, recurring_payments_method_id: charged.id } },
      { data: { is_enabled: false, recurring_payments_method_id: null } },
    ]);
  });

  it('are ten at most', async () => {
    const payer = await newPayer(test);
    await saveCard(payer);
    const [first] = await rowsOf(payer);
    if (!first) throw new Error('A card was saved');
    const { id: _, ...row } = first;
    const copies = Array.from({ length: 8 }, (_card, at) => ({
      ...row,
      is_default: false,
      gateway_card: `copy-${at}-${String(row.gateway_card)}`,
    }));
    await test.db.inInstance(payer.instance.id, (trx) =>
      trx.insertInto('linked_cards').values(copies).execute(),
    );
    await saveCard(payer);
    expect(await readCards(payer)).toHaveLength(10);
    const answer = await payer.post(CARDS, { payment_method_id: 2 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { payment_method_id: [expect.any(String)] },
    });
  });

  it('are nobody else’s, byte for byte', async () => {
    const payer = await newPayer(test);
    const stranger = await newPayer(test);
    const { id } = await saveCard(payer);
    const headers = { 'x-request-id': 'caller-00000009', 'content-type': 'application/json' };
    const ask = async (method: string, path: string, body?: object) => {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await stranger.request(path, sent);
      return `${answer.status} ${await answer.text()}`;
    };
    const missing = await ask('DELETE', `${CARDS}/999999999`);
    expect(missing).toMatch(/^404 /);
    for (const other of [String(id), '0', '-1', 'x', '1e3', '9'.repeat(40)]) {
      expect(await ask('DELETE', `${CARDS}/${other}`), other).toBe(missing);
      expect(await ask('POST', `${CARDS}/${other}/make-default`), other).toBe(missing);
    }
    const setup = await beginCard(payer);
    expect(await ask('GET', `/api/v1/card-setups/${setup.id}`)).toBe(missing);
    const funds = (card: number) =>
      stranger.request('/api/v1/add-funds', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `stranger-${card}` },
        body: JSON.stringify({
          payment_method_id: 2,
          amount: '20',
          recurring_payments_method_id: card,
        }),
      });
    for (const card of [id, 999_999_999]) {
      const answer = await funds(card);
      expect(`${answer.status} ${await answer.text()}`).toBe(missing);
      const settings = { is_enabled: true, threshold: '5', amount: '20', day_ceiling: '50' };
      const body = { ...settings, recurring_payments_method_id: card };
      expect(await ask('PUT', '/api/v1/automatic-top-up', body)).toBe(missing);
    }
    expect(await readCards(payer)).toHaveLength(1);
  });
});
