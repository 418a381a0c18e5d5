import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReceiver, PASSWORD, sendUntil } from '#core/messaging/webhooks/testing/receiver.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR_MS = 3_600_000;
const URL_OF_SHOP = 'https://books.test/events';

const receiver = createReceiver();
let panel: PanelOnCore;
let asOwner: (path: string, form?: Record<string, string>) => ReturnType<typeof request>;

/** Asks for pages and sends their forms, as a browser without a script does. */
async function visitorWith(roles: string[]): Promise<typeof asOwner> {
  const { core, url } = panel;
  const { id, host } = core.instances.a;
  const who = await addCustomer(core.deps, id, { roles, password: PASSWORD });
  const token = (await logInAs(core.deps, id, who)).replace('Bearer ', '');
  return (path, form) =>
    request({
      ...{ url, host, path: `/app/staff/webhooks${path}` },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
      headers: {
        ...{ 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
        cookie: `session=99999999999.${token}`,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
}

beforeAll(async () => {
  panel = await startPanelOnCore({ outbound: receiver.outbound });
  receiver.tellTime(() => panel.core.clock.now());
  asOwner = await visitorWith(['owner']);
});
afterAll(() => panel.stop());

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('says that there is none, and keeps what was typed wrong', async () => {
  const { status, text } = await asOwner('');
  expect(status).toBe(200);
  expect(textOf(text)).toContain('No endpoints yet');
  const sent = { form: 'create', url: URL_OF_SHOP, current_password: 'not this one at all' };
  const refused = await asOwner('', sent);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`value="${URL_OF_SHOP}"`);
});

it('makes one, shows its secret once, and every delivery with its answer', async () => {
  const sent = { form: 'create', url: URL_OF_SHOP, current_password: PASSWORD };
  const { text: made } = await asOwner('', sent);
  const [secret = ''] = /whsec_[\w+/=]+/.exec(made) ?? [];
  expect(secret).not.toBe('');
  const { text: list } = await asOwner('');
  expect(list).not.toContain(secret);
  const [, page = ''] = /\/app\/staff\/webhooks(\/\d+)"/.exec(list) ?? [];

  expect((await asOwner(page, { form: 'test' })).status).toBe(303);
  receiver.answer(() => ({ status: 500, body: Buffer.from('out of paper') }));
  await sendUntil(panel.core);
  const { text: deliveries } = await asOwner(page);
  const [, delivery = ''] = /delivery=(\d+)/.exec(deliveries) ?? [];
  const { text: whole } = await asOwner(`${page}?delivery=${delivery}`);
  for (const said of ['webhook.test', 'The answer was an error.', '500', 'out of paper']) {
    expect(textOf(whole)).toContain(said);
  }

  receiver.answer(() => ({ status: 204 }));
  expect((await asOwner(page, { form: 'one', delivery })).status).toBe(303);
  // After a failure it is left alone for a while.
  await sendUntil(panel.core, new Date(panel.core.clock.now().getTime() + HOUR_MS));
  expect(textOf((await asOwner(`${page}?state=delivered`)).text)).toContain('webhook.test');
  expect((await asOwner(page, { form: 'range', from: '2020-01-01', to: '' })).status).toBe(303);
  expect((await asOwner(`${page}?delivery=999999`)).status).toBe(404);
});

it('gives another secret, and is turned off, on and removed', async () => {
  const { text: list } = await asOwner('');
  const [, id = ''] = /\/app\/staff\/webhooks\/(\d+)"/.exec(list) ?? [];
  const { text: renewed } = await asOwner('', {
    ...{ form: 'rotate', id, current_password: PASSWORD },
  });
  expect(renewed).toMatch(/whsec_/);
  expect((await asOwner('', { form: 'disable', id })).headers['location']).toContain('/webhooks');
  const { text: off } = await asOwner('');
  expect(textOf(off)).toContain('Turn on');
  expect(textOf((await asOwner(`/${id}`)).text)).not.toContain('Send a test event');
  await asOwner('', { form: 'enable', id });
  await asOwner('', { form: 'remove', id });
  expect(textOf((await asOwner('')).text)).toContain('No endpoints yet');
  expect((await asOwner(`/${id}`)).status).toBe(404);
});

it('is not there for staff without its permission', async () => {
  const asStaff = await visitorWith(['staff']);
  expect((await asStaff('')).status).toBe(404);
  const sent = { form: 'create', url: URL_OF_SHOP, current_password: PASSWORD };
  expect((await asStaff('', sent)).status).toBe(404);
});
