import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { HOSTILE, REBOUND } from '#core/testing/attacks/hostile-addresses.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { insertEndpoint } from '../endpoints/endpoint.store.ts';
import type { NewWebhookEndpoint } from '../endpoints/endpoint.contract.ts';
import { recordEvents } from '../events/record-events.ts';
import { ENDPOINTS, newHolder, PASSWORD, sendUntil } from '../testing/receiver.ts';
import type { WebhookDelivery } from './delivery.contract.ts';

/** Where names lead now; those that nothing is said of lead to the open internet. */
let leadsTo: readonly string[] = ['8.8.8.8'];
let lookedUp = 0;
const guard = createOutbound({
  lookUp: () => {
    lookedUp += 1;
    return Promise.resolve(
      leadsTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  },
});

/** On this machine; whatever arrives is led on to where a test says. */
let visits = 0;
let redirectsTo = '';
const here = createServer((_request, response) => {
  visits += 1;
  response.writeHead(307, { location: encodeURI(redirectsTo) }).end();
});
const atHome = createOutbound({
  lookUp: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isAllowed: (address) => address === '127.0.0.1',
});
const HOME = 'hooks.localhost';

let test: TestCore;
let holder: CustomerActor;
beforeAll(async () => {
  await new Promise<void>((resolve) => here.listen(0, '127.0.0.1', resolve));
  test = await testCore({
    outbound: {
      mayAsk: (url) => guard.mayAsk(url),
      send: (asked) => (asked.url.includes(HOME) ? atHome : guard).send(asked),
    },
  });
  holder = await newHolder(test);
});
afterAll(async () => {
  here.closeAllConnections();
  here.close();
  await test.close();
});

/** What becomes of one event at an address that was written past all checks. */
async function sentTo(url: string): Promise<WebhookDelivery> {
  const { id: instanceId } = holder.instance;
  const endpoint = await test.db.inInstance(instanceId, async (trx) => {
    await trx.deleteFrom('webhook_endpoints').execute();
    const row = await insertEndpoint(trx, {
      ...{ instance_id: instanceId, customer_id: holder.id, url },
      ...{ types: [], created_at: test.clock.now() },
    });
    const event = {
      ...({ customerId: holder.id, type: 'order.created', resource: 'order' } as const),
      ...{ resourceId: 1n, data: {} },
    };
    await recordEvents({ ...test.deps, trx, instanceId }, [event]);
    return row;
  });
  await sendUntil(test);
  const response = await holder.request(`${ENDPOINTS}/${endpoint.id}/deliveries`);
  const { data } = (await response.json()) as { data: WebhookDelivery[] };
  return data[0]!;
}

/** As slowly as a customer may. */
function create(url: string): Promise<Response> {
  test.clock.advance(600_000);
  return holder.post(ENDPOINTS, { current_password: PASSWORD, url });
}

it('are more than a hundred', () => {
  expect(HOSTILE.length * 2 + REBOUND.length).toBeGreaterThan(100);
});

describe.each(HOSTILE)('%s', (url) => {
  it('is taken for no endpoint, and nothing is sent to it where it is one', async () => {
    leadsTo = ['127.0.0.1'];
    expect((await create(url)).status).toBe(422);
    const secure = url.replace(/^http:/, 'https:');
    expect((await create(secure)).status).toBe(422);
    expect(await sentTo(url)).toMatchObject({ state: 'waiting', last_reason: 'not_allowed' });
  });

  it('is not where a redirect leads', async () => {
    redirectsTo = url;
    const before = visits;
    const { port } = here.address() as AddressInfo; // It listens on a port.
    expect(await sentTo(`http://${HOME}:${port}/`)).toMatchObject({ last_reason: 'redirect' });
    expect(visits).toBe(before + 1);
  });
});

it.each(REBOUND)('a name that leads to %s later is asked no more', async (...addresses) => {
  leadsTo = ['8.8.8.8'];
  await test.db.inInstance(holder.instance.id, (trx) =>
    trx.deleteFrom('webhook_endpoints').execute(),
  );
  const response = await create('https://rebinding.test/hooks');
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: NewWebhookEndpoint };
  leadsTo = addresses;
  const before = lookedUp;
  await holder.post(`${ENDPOINTS}/${data.id}/test`);
  await sendUntil(test);
  expect(lookedUp).toBe(before + 1);
  const sent = await holder.request(`${ENDPOINTS}/${data.id}/deliveries`);
  expect(await sent.json()).toMatchObject({ data: [{ last_reason: 'not_allowed' }] });
});
