// On PostgreSQL: carts that become one while a tab goes on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mergeCart } from './merge-cart.ts';
import {
  line,
  openBrowser,
  PASSWORD,
  PLAIN,
  publishForCarts,
  urls,
} from './testing/cart-browser.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await publishForCarts(test);
});
afterAll(() => test.close());

const browser = (instance = test.instances.a) => openBrowser(test, instance);
const newCustomer = () =>
  addCustomer(test.deps, test.instances.a.id, { password: PASSWORD, name: 'Grace Meadow' });

describe('the cart of somebody else', () => {
  it('is not there, byte for byte, whoever asks', async () => {
    const [guest, otherGuest] = [browser(), browser()];
    const [ada, grace, birch] = [browser(), browser(), browser(test.instances.b)];
    await ada.logIn((await newCustomer()).email);
    await grace.logIn((await newCustomer()).email);
    await otherGuest.fill(line());
    await birch.fill(line({ service_id: 207 }));
    const guests = (await guest.fill(line())).lines[0]?.id ?? 0;
    const adas = (await ada.fill(line())).lines[0]?.id ?? 0;
    const birches = (await birch.cart()).lines[0]?.id ?? 0;
    const foreign = [
      [otherGuest, guests],
      [otherGuest, adas],
      [grace, adas],
      [grace, guests],
      [ada, guests],
      [guest, adas],
      [guest, birches],
      [birch, guests],
      [browser(), guests],
    ] as const;
    for (const [asker, id] of foreign) {
      for (const ask of [
        (name: string | number) => asker.change(name, { quantity: 200 }),
        (name: string | number) => asker.remove(name),
      ]) {
        const answers = await Promise.all([id, 999_999_999, '0x1', '9'.repeat(50)].map(ask));
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
      }
    }
    for (const owner of [guest, ada, birch]) expect(await owner.count()).toBe(1);
  });

  it('is not that of a token in another instance, nor of a token that is none', async () => {
    const guest = browser();
    await guest.fill(line());
    const elsewhere = browser(test.instances.b);
    elsewhere.kept.token = guest.kept.token;
    expect(await elsewhere.cart()).toMatchObject({ lines: [] });
    await elsewhere.fill(line({ service_id: 207 }));
    expect(elsewhere.kept.token).not.toBe(guest.kept.token);
    for (const token of ['x', 'A'.repeat(43), 'A'.repeat(5_000), "' or 1=1 --"]) {
      const stranger = browser();
      stranger.kept.token = token;
      expect(await stranger.cart()).toMatchObject({ lines: [] });
    }
    expect(await guest.count()).toBe(1);
  });

  it('is refused to a frozen customer', async () => {
    const ada = browser();
    const { id, email } = await newCustomer();
    await ada.logIn(email);
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .updateTable('customers')
        .set({ frozen_at: test.clock.now() })
        .where('id', '=', id)
        .execute(),
    );
    expect((await ada.add(line())).status).toBe(423);
    expect((await ada.send('GET', '/api/v1/cart')).status).toBe(200);
  });
});

describe('logging in', () => {
  it('moves what was in the cart of the guest to that of the customer, once', async () => {
    const { email } = await newCustomer();
    const [phone, laptop] = [browser(), browser()];
    await phone.logIn(email);
    await phone.fill(line({ url: 'of-the-account' }));
    const lines = [line({ url: 'b' }), line({ url: 'c' })];
    await laptop.send('POST', '/api/v1/cart/lines', { lines, widget: 'mqw_of-the-link' });
    await laptop.logIn(email);
    expect((await phone.cart()).widget).toBe('mqw_of-the-link');
    const merged = ['of-the-account', 'b', 'c'];
    expect(urls(await laptop.cart())).toEqual(merged);
    expect(urls(await phone.cart())).toEqual(merged);
    await laptop.logIn(email);
    expect(urls(await laptop.cart())).toEqual(merged);

    // Whoever logs out finds nothing of it, and begins anew.
    laptop.kept.authorization = '';
    const { token } = laptop.kept;
    expect(await laptop.count()).toBe(0);
    expect(urls(await laptop.fill(line({ url: 'd' })))).toEqual(['d']);
    expect(laptop.kept.token).not.toBe(token);
    expect(await phone.count()).toBe(3);
  });

  it('moves each line once, however often and while another tab goes on', async () => {
    const { id } = await newCustomer();
    const guest = browser();
    await guest.fill(line({ url: 'b' }), line({ url: 'c' }));
    const tab = browser();
    tab.kept.token = guest.kept.token;
    const merge = () =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        mergeCart(
          { ...test.deps, trx },
          { instanceId: test.instances.a.id, customerId: id, cartToken: guest.kept.token },
        ),
      );
    await Promise.all([merge(), tab.add(line({ url: 'd' })), merge(), merge()]);
    const ada = browser();
    ada.kept.authorization = await logInAs(test.deps, test.instances.a.id, { id });
    const moved = urls(await ada.cart());
    // The other tab was either in time, or has a cart of its own now.
    const left = tab.kept.token === guest.kept.token ? [] : urls(await tab.cart());
    expect([...moved, ...left].sort()).toEqual(['b', 'c', 'd']);
  });

  it('as somebody else leaves the cart of staff behind', async () => {
    const { id } = await newCustomer();
    const staff = browser();
    staff.kept.authorization = await logInAs(
      test.deps,
      test.instances.a.id,
      await addCustomer(test.deps, test.instances.a.id, { roles: ['staff'] }),
    );
    const asked = await staff.send('POST', '/api/v1/impersonations', {
      customer_id: Number(id),
      reason: 'The customer asked about an order',
    });
    const { data } = (await asked.json()) as { data: { token: string } };
    const looking = browser();
    await looking.fill(line());
    const entered = await looking.send('POST', '/login/exchange', { token: data.token });
    expect(entered.status).toBe(200);
    looking.kept.authorization = entered.headers.get('authorization') ?? '';
    expect(await looking.count()).toBe(0);
    looking.kept.authorization = '';
    expect(await looking.count()).toBe(1);
  });
});

describe('what is kept of a customer', () => {
  it('has the cart, which goes with the account', async () => {
    const { id, email } = await newCustomer();
    const ada = browser();
    await ada.logIn(email);
    await ada.fill(line({ url: 'https://video.example/1' }));
    const proof = { current_password: PASSWORD };
    const exported = await ada.send('POST', '/api/v1/profile/export', proof);
    const { data } = (await exported.json()) as { data: { cart: object[] } };
    expect(data.cart).toMatchObject([
      { service_id: PLAIN, url: 'https://video.example/1', quantity: 100 },
    ]);
    expect((await ada.send('POST', '/api/v1/profile/delete', proof)).status).toBe(204);
    const carts = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('carts').selectAll().where('customer_id', '=', id).execute(),
    );
    expect(carts).toEqual([]);
  });
});
