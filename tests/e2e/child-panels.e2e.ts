import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import accounts from '#locales/en/accounts.json' with { type: 'json' };
import panels from '#locales/en/child-panels.json' with { type: 'json' };
import { request } from '#tests/harness/request.ts';
import { findingsOf } from './accessibility.ts';
import type { PanelAddress } from './common-scene.ts';
import { makeCustomer, PASSWORD, sessionCookie, type Customer } from './customer.ts';
import { expect, test } from './panel.ts';
import { ordersOf, topUp } from './payer.ts';

interface Place {
  server: PanelAddress;
  host: string;
}

/** Calls the core as a client of somebody who is logged in there. */
async function clientOf(place: Place, who: Pick<Customer, 'email'>) {
  const { value } = await sessionCookie(place, who);
  const authorization = `Bearer ${value.split('.').slice(1).join('.')}`;
  return async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await request({
      url: place.server.url + path,
      host: `${place.host}:${place.server.port}`,
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ authorization, 'content-type': 'application/json' },
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return (answer.json() as { data: Data }).data;
  };
}

/** Asks until something is there. */
async function once<Found>(ask: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error('It has not come.');
}

test('a customer rents a panel, opens it, and what is ordered there arrives here', async ({
  page,
  context,
  panelUrl,
  server,
  mails,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const renter = await logInAs('Rita Renter');
  await topUp({ server, context }, '150');
  const label = `rita-${process.pid}`;
  const place = { server, host: `${label}.localhost` };
  const childUrl = `http://${place.host}:${server.port}/app`;

  await page.goto(`${panelUrl}/child-panels`);
  await page.getByLabel(panels.form.label, { exact: true }).fill(label);
  await page.getByLabel(panels.form.name).fill('Rita Reach');
  await page.getByLabel(panels.form.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(panels.form.passwordAgain).fill(PASSWORD);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Create panel/ }).click();
  await expect(page.getByRole('heading', { name: 'Rita Reach' })).toBeVisible();
  const asRenter = await clientOf({ server, host: 'localhost' }, renter);
  await once(async () => {
    const [panel] = await asRenter<{ is_set_up: boolean }[]>('/api/v1/child-panels');
    return panel?.is_set_up ? true : undefined;
  });
  await page.reload();
  await expect(page.getByText(panels.status.active, { exact: true })).toBeVisible();
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);

  await page.goto(`${childUrl}/`);
  await expect(page).toHaveTitle(/Rita Reach/);
  await page.goto(`${childUrl}/login`);
  await page.getByLabel(accounts.field.email).fill(renter.email);
  await page.getByLabel(accounts.field.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.login.submit, exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${childUrl}/studio`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const buyer = await makeCustomer({ ...place, mails }, 'Bo Buyer');
  const asOwner = await clientOf(place, renter);
  const asBuyer = await clientOf(place, buyer);
  const { id: buyerId } = await asBuyer<{ id: number }>('/api/v1/profile');
  await asOwner(`/api/v1/staff/customers/${buyerId}/adjustments`, {
    ...{ amount: '+20', reason: 'A first order', confirmation: `+20 ${buyer.email}` },
  });
  const services = await asBuyer<{ id: number; name: string }[]>('/api/v1/services');
  const service = services.find(({ name }) => name.startsWith('YouTube views'));
  await asBuyer('/api/v1/orders', {
    orders: [
      {
        ...{ service_id: service?.id, quantity: 1_000 },
        url: 'https://www.youtube.com/watch?v=demo-quick0',
      },
    ],
    ...{ payment_method_id: 0, type: 'single' },
  });
  // What the panel orders, its renter has ordered here.
  await context.clearCookies();
  await context.addCookies([await sessionCookie({ server, host: 'localhost' }, renter)]);
  const [arrived] = await once(async () => {
    const orders = await ordersOf({ server, context });
    return orders.length > 0 ? orders : undefined;
  });
  expect(arrived?.status).toMatch(/in_processing|completed|waiting/);
  expect(complaints).toEqual([]);
});
