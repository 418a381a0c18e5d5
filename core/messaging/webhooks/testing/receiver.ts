import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import {
  OutboundError,
  type Outbound,
  type OutboundAnswer,
} from '#core/platform/outbound/outbound.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import type { TestCore, TestInstance } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import type { CustomerEvent } from '../events/event.contract.ts';
import type { NewWebhookEndpoint } from '../endpoints/endpoint.contract.ts';
import { sendWebhooks } from '../deliveries/send-webhooks.ts';

export const PASSWORD = 'a harbour of quiet boats';
export const ENDPOINTS = '/api/v1/webhook-endpoints';

export interface Received {
  url: string;
  headers: Record<string, string>;
  body: string;
  at: Date;
}

export type Answers = (
  received: Received,
) => Partial<OutboundAnswer> | Promise<Partial<OutboundAnswer>>;

/** Stands for all receivers: notes what arrives and answers as a test has it. */
export function createReceiver() {
  const received: Received[] = [];
  let answers: Answers = () => ({});
  let now = () => new Date();
  const outbound: Outbound = {
    mayAsk: () => Promise.resolve(true),
    async send({ url, headers = {}, body = '' }) {
      const one = { url, headers, body, at: now() };
      received.push(one);
      const said = await answers(one);
      return { status: 200, contentType: '', body: Buffer.from('thanks'), ...said };
    },
  };
  return {
    outbound,
    received,
    /** What came to one address, as events. */
    eventsAt: (url: string) =>
      received.filter((one) => one.url === url).map((one) => JSON.parse(one.body) as CustomerEvent),
    answer: (given: Answers) => void (answers = given),
    tellTime: (given: () => Date) => void (now = given),
  };
}

export const silence: Answers = () => Promise.reject(new OutboundError('timeout'));

/** A customer with a password, who is asked for it. */
export async function newHolder(
  test: TestCore,
  instance: TestInstance = test.instances.a,
): Promise<CustomerActor> {
  const customer = await addCustomer(test.deps, instance.id, { password: PASSWORD });
  const authorization = await logInAs(test.deps, instance.id, customer);
  const request = (path: string, init: RequestInit = {}) =>
    test.request(path, {
      ...init,
      host: instance.host,
      headers: { authorization, 'content-type': 'application/json', ...init.headers },
    });
  const post = (path: string, body: unknown = {}) =>
    request(path, { method: 'POST', body: JSON.stringify(body) });
  return { ...customer, instance, authorization, request, post };
}

let endpoints = 0;

export async function newEndpoint(
  holder: CustomerActor,
  body: object = {},
): Promise<NewWebhookEndpoint> {
  endpoints += 1;
  const url = `https://hooks.test/${endpoints}`;
  const response = await holder.post(ENDPOINTS, { current_password: PASSWORD, url, ...body });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: NewWebhookEndpoint }).data;
}

/** Takes away all endpoints with what waits for them, which would be sent while others are looked at. */
export async function forgetEndpoints(test: TestCore): Promise<void> {
  for (const { id } of Object.values(test.instances)) {
    await test.db.inInstance(id, (trx) => trx.deleteFrom('webhook_endpoints').execute());
  }
  await test.db.asSystem((trx) =>
    trx.deleteFrom('jobs').where('kind', '=', sendWebhooks.kind).execute(),
  );
}

/** Does what is to be sent up to a time, each at its moment. */
export async function sendUntil(test: TestCore, end: Date = test.clock.now()): Promise<void> {
  for (;;) {
    const job = await test.db.asSystem(async (trx) => {
      const next = await trx
        .selectFrom('jobs')
        .select(['id', 'instance_id', 'payload', 'run_at'])
        .where('kind', '=', sendWebhooks.kind)
        .where('run_at', '<=', end)
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (next) await trx.deleteFrom('jobs').where('id', '=', next.id).execute();
      return next;
    });
    if (!job) break;
    const wait = job.run_at.getTime() - test.clock.now().getTime();
    if (wait > 0) test.clock.advance(wait);
    await runJob(test, sendWebhooks, { instanceId: job.instance_id, payload: job.payload });
  }
  const rest = end.getTime() - test.clock.now().getTime();
  if (rest > 0) test.clock.advance(rest);
}

/** Whether the library of the specification takes it, at the time at which it was sent. */
export function isGenuine({ headers, body, at }: Received, secret: string): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}
