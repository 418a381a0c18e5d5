import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOrder } from '#core/ordering/orders/mails/mail-order.ts';
import type { OrderProgress } from '#core/ordering/orders/order.contract.ts';
import {
  line,
  openShop,
  place,
  placedIn,
  readOrder,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { deliveringIn } from './testing/delivering.ts';

let test: TestCore;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  staff = await newPayer(test, { roles: ['staff'] });
});
afterAll(() => test.close());

const { rich, ordered, check } = deliveringIn(() => test);

const demo = (word: string) => ({ url: `https://video.example/watch?v=demo-${word}` });
const stageOf = async (payer: CustomerActor, id: number) => (await readOrder(payer, id)).stage;

async function decide(id: number, body: object): Promise<void> {
  const response = await send(staff, `/api/v1/staff/orders/${id}/decide`, body, randomUUID());
  expect(response.status).toBe(200);
}

async function dataOf<Data>(payer: CustomerActor, path: string): Promise<Data> {
  const response = await payer.request(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Data;
}

it('waits until somebody begins, and has no stage once it is over', async () => {
  const payer = await rich();
  const { orders } = await placedIn(await place(payer, { orders: [line(demo('hand'))] }));
  expect(orders[0]?.stage).toBe('waiting');
  const id = await ordered(payer, demo('hand'));
  expect(await stageOf(payer, id)).toBe('waiting');
  await decide(id, { decision: 'take' });
  expect(await stageOf(payer, id)).toBe('delivering');
  await decide(id, { decision: 'complete', confirmed_amount: '1' });
  expect(await stageOf(payer, id)).toBeNull();
});

it('is being checked where nobody knows whether it arrived', async () => {
  const payer = await rich();
  const id = await ordered(payer, demo('lost'));
  await check(600);
  expect(await stageOf(payer, id)).toBe('checking');
});

it('says how it was delivered: a point for each twentieth at most, the last of them whole', async () => {
  const payer = await rich();
  const id = await ordered(payer, demo('slow'));
  for (let minute = 0; minute < 90; minute += 1) await check(60);
  const { meta } = await dataOf<{ meta: { progress: OrderProgress } }>(
    payer,
    `/api/v1/orders/${id}/history`,
  );
  const counts = meta.progress.map(({ quantity }) => quantity);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.length).toBeLessThanOrEqual(21);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(1_000);
});

it('tells its customer what staff say of its end: on the order, in a notice and by mail', async () => {
  const payer = await rich();
  const id = await ordered(payer, demo('hand'));
  const reason = 'The page is private.';
  await decide(id, { decision: 'end', delivered: 250, reason, confirmed_amount: '0.75' });
  await runJobs(test, mailOrder);
  expect((await readOrder(payer, id)).cancel_description).toBe(reason);
  const { data: notices } = await dataOf<{ data: { reason: string | null }[] }>(
    payer,
    '/api/v1/notices',
  );
  expect(notices.map((notice) => notice.reason)).toEqual([reason]);
  const [mail] = await mailsTo(test, payer.email);
  expect(mail?.text).toContain(reason);
});

it('is read among others by its id, and nobody else’s is', async () => {
  const [payer, other] = [await rich(), await rich()];
  const [one, two] = [await ordered(payer), await ordered(payer)];
  const foreign = await ordered(other);
  const { data } = await dataOf<{ data: { id: number }[] }>(
    payer,
    `/api/v1/orders?ids=${one},${foreign},${two}`,
  );
  expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one, two]);
  expect((await payer.request('/api/v1/orders?ids=1,x')).status).toBe(422);
});
