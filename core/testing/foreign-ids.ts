import {
  insertApiToken,
  insertSecret,
  readSecrets,
} from '#core/accounts/api-tokens/api-token.store.ts';
import { newApiToken } from '#core/accounts/api-tokens/token-form.ts';
import { storeSample } from '#core/billing/documents/testing/store-sample.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { storeAsset } from '#core/platform/assets/store-asset.ts';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';
import { insertDelivery } from '#core/messaging/webhooks/deliveries/delivery.store.ts';
import {
  insertEndpoint,
  insertWebhookSecret,
  readWebhookSecrets,
} from '#core/messaging/webhooks/endpoints/endpoint.store.ts';
import { insertEvent } from '#core/messaging/webhooks/events/event.store.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { addLinkedCard } from '#core/billing/payments/testing/card-holder.ts';
import { askForFunds, invoiceIn, sandboxPath } from '#core/billing/payments/testing/payer.ts';
import { requestPayout } from '#core/billing/payouts/request-payout.ts';
import { insertCalls, readCalls } from '#core/resale/api-calls/api-call.store.ts';
import type { CustomerActor } from './actors.ts';
import { checkOf, IDENTITY_DOCUMENT } from './foreign-identity.ts';
import { announcementOf, cannedOf, reviewOf, ticketOf } from './foreign-tickets.ts';
import { subscriptionOf } from './foreign-subscriptions.ts';
import { campaignsOf } from './foreign-campaigns.ts';
import { trialsOf } from './foreign-trials.ts';
import { panelOf } from './foreign-panel.ts';
import { passkeyOf } from './foreign-passkey.ts';
import { refundOf } from './foreign-refund.ts';
import { channelsAndTasksOf } from './foreign-tasks.ts';
import type { TestCore } from './harness.ts';
import type { PathIds } from './refusals.ts';
import { dataOf } from './answers.ts';

const NOBODYS = '999999999';
/** Of everything that a path can name, a real one of instance b and one that nobody has. */
export async function foreignIds(test: TestCore): Promise<PathIds> {
  const { customerOfB } = test.actors;
  const rows = {
    ...(await ownedByCustomer(test)),
    ...(await ownedByStaff(test)),
    ...(await ownedByOwner(test)),
    ...(await subscriptionOf(test)),
    // It publishes once more, and the drafts of an owner know of no other revision.
    ...(await trialsOf(test)),
    ...(await channelsAndTasksOf(test)),
    ...(await campaignsOf(test)),
  };
  const numbered = Object.fromEntries(
    Object.entries(rows).map(([name, ofB]) => [name, { ofB, ofNobody: NOBODYS }]),
  );
  const snapshot = await test.request('/api/v1/services/catalogue', test.instances.b);
  const { hash } = await dataOf<{ hash: string }>(snapshot);
  const bytes = new TextEncoder().encode('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>');
  const { address } = await storeAsset(test.deps, test.instances.b, { bytes, field: 'picture' });
  const { setupId, cardId } = await addLinkedCard(test, customerOfB);
  return {
    ...numbered,
    userId: { ofB: String(customerOfB.id), ofNobody: NOBODYS },
    provider: { ofB: 'google', ofNobody: 'nobody' },
    instance: { ofB: test.instances.b.slug, ofNobody: 'nobody' },
    slug: { ofB: 'birch-views', ofNobody: 'nobody-views' },
    idOrSlug: { ofB: '201', ofNobody: '999' },
    'getWidgetService.slug': { ofB: '201', ofNobody: '999' },
    serviceId: { ofB: '201', ofNobody: '999' },
    import: { ofB: await importOfB(test), ofNobody: '0'.repeat(64) },
    name: { ofB: 'Curators of b', ofNobody: 'Nobodies' },
    // Of no instance: those that a deployment has.
    gateway: { ofB: 'stripe', ofNobody: 'nobody' },
    reference: { ofB: await sandboxReference(test), ofNobody: 'n'.repeat(32) },
    ...Object.fromEntries(
      ['getSandboxCard.reference', 'decideSandboxCard.reference'].map((name) => [
        name,
        { ofB: `card-${customerOfB.id}`, ofNobody: 'n'.repeat(32) },
      ]),
    ),
    cardId: { ofB: String(cardId), ofNobody: NOBODYS },
    setupId: { ofB: setupId, ofNobody: 'n'.repeat(32) },
    hash: { ofB: hash, ofNobody: 'n'.repeat(27) },
    filename: { ofB: `${IDENTITY_DOCUMENT}.jpg`, ofNobody: `${'0'.repeat(32)}.jpg` },
    ...Object.fromEntries(
      ['getTicketAttachment.filename', 'getStaffTicketAttachment.filename'].map((name) => [
        name,
        { ofB: rows['attachment'] ?? '', ofNobody: `${'0'.repeat(32)}.pdf` },
      ]),
    ),
    file: { ofB: address.split('/').at(-1) ?? '', ofNobody: `${'0'.repeat(32)}.svg` },
  };
}

async function ownedByCustomer(test: TestCore): Promise<Record<string, string>> {
  const { customerOfB } = test.actors;
  const { id: instanceId } = customerOfB.instance;
  const inB = <T>(work: (trx: Trx) => Promise<T>) => test.db.inInstance(instanceId, work);
  const [session] = await inB((trx) =>
    trx.selectFrom('sessions').select('id').where('customer_id', '=', customerOfB.id).execute(),
  );
  await inB((trx) =>
    trx.updateTable('services').set({ drip_feed_is_allowed: true }).where('id', '=', 207).execute(),
  );
  const line = { service_id: 207, quantity: 10_000, url: 'https://video.example/watch?v=1' };
  const dripped = { ...line, drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 } };
  const placed = await placedIn(
    await place(customerOfB, { orders: [dripped], payment_method_id: 1 }),
  );
  const invoice = await invoiceIn(
    await askForFunds(customerOfB, { payment_method_id: 1, amount: '10' }),
  );
  const cart = await dataOf<{ lines: { id: string }[] }>(
    await customerOfB.post('/api/v1/cart/lines', { lines: [line] }),
  );
  const draft = await dataOf<{ id: number }>(
    await customerOfB.post('/api/v1/order-drafts', { entries: [['coupon_code', 'B']] }),
  );
  await inB((trx) =>
    createNotice(
      { trx, instanceId, clock: test.clock },
      {
        ...{ customerId: customerOfB.id, kind: 'automatic_top_up_off', event: 'of b' },
        ...{ about: {}, facts: {} },
      },
    ),
  );
  const [notice] = await dataOf<{ id: number }[]>(await customerOfB.request('/api/v1/notices'));
  const widget = await dataOf<{ id: number; api_token: string }>(
    await customerOfB.post('/api/v1/order-widgets', { name: 'Of b' }),
  );
  return {
    sessionId: String(session?.id),
    passkeyId: await passkeyOf(test),
    invoiceId: String(invoice.id),
    refundId: await refundOf(test, BigInt(invoice.id)),
    documentId: await storeSample(test, customerOfB, BigInt(invoice.id)),
    orderId: String(placed.orders[0]?.id),
    dripFeedId: String(placed.drip_feeds[0]?.id),
    lineId: String(cart.lines[0]?.id),
    draftId: String(draft.id),
    noticeId: String(notice?.id),
    id: String(widget.id),
    widgetToken: widget.api_token,
    ...(await ticketOf(customerOfB)),
    ...(await inB((trx) => tokenOf(trx, customerOfB, test.clock.now()))),
    ...(await inB((trx) => webhookOf(trx, customerOfB, { now: test.clock.now() }))),
  };
}

const OF_INSTANCE = [
  ...['changeInstanceEndpoint', 'deleteInstanceEndpoint', 'rotateInstanceSecret'],
  ...['endInstanceSecret', 'sendInstanceTest', 'replayInstanceWebhooks'],
  ...['listInstanceDeliveries', 'getInstanceDelivery', 'replayInstanceDelivery'],
];

/** The same of what the instance itself is told, for the operations about that. */
async function webhookOfInstance(trx: Trx, owner: CustomerActor, now: Date) {
  const own = await webhookOf(trx, owner, { now, isOfInstance: true });
  return Object.fromEntries(
    OF_INSTANCE.flatMap((id) => Object.entries(own).map(([name, one]) => [`${id}.${name}`, one])),
  );
}

interface Told {
  now: Date;
  isOfInstance?: boolean;
}

/** Where somebody is told of what happens, and something that is told there. */
async function webhookOf(
  trx: Trx,
  { id: customerId, instance }: CustomerActor,
  { now, isOfInstance = false }: Told,
) {
  const instanceId = instance.id;
  const of = isOfInstance
    ? { customer_id: null, created_by: customerId }
    : { customer_id: customerId };
  const endpoint = await insertEndpoint(trx, {
    ...{ instance_id: instanceId, ...of, url: 'https://hooks.test/b' },
    ...{ types: [], created_at: now },
  });
  await insertWebhookSecret(trx, {
    ...{ instance_id: instanceId, endpoint_id: endpoint.id, hint: 'whsec_', created_at: now },
    sealed: new Uint8Array(32),
  });
  const [secret] = await readWebhookSecrets(trx, { instanceId, endpointIds: [endpoint.id] });
  const eventId = await insertEvent(trx, {
    ...{ instanceId, at: now },
    event: {
      ...{ customerId, type: 'order.created', resource: 'order', resourceId: 1n, data: {} },
    },
  });
  const deliveryId = await insertDelivery(trx, {
    ...{ instance_id: instanceId, endpoint_id: endpoint.id, event_id: eventId },
    ...{ next_attempt_at: now, created_at: now },
  });
  return {
    endpointId: String(endpoint.id),
    webhookSecretId: String(secret?.id),
    deliveryId: String(deliveryId),
  };
}

/** A program of a customer, and what opens it. */
async function tokenOf(trx: Trx, { id, instance }: CustomerActor, now: Date) {
  const instanceId = instance.id;
  const token = await insertApiToken(trx, {
    ...{ instance_id: instanceId, customer_id: id, name: 'Of b', is_main: true },
    ...{ scopes: ['read'], addresses: [], service_ids: [], daily_cap_micro: null },
    ...{ expires_at: null, created_at: now, revoked_at: null },
  });
  await insertSecret(trx, {
    ...{ instance_id: instanceId, token_id: token.id, created_at: now, ended_at: null },
    ...{ hash: newApiToken().hash, hint: 'mqk_', last_used_at: null, last_used_address: null },
  });
  const [secret] = await readSecrets(trx, { instanceId, tokenIds: [token.id] });
  await insertCalls(trx, [
    {
      ...{ instance_id: instanceId, customer_id: id, token_id: token.id, request_id: 'of-b-0001' },
      ...{ operation: 'listOrders', path: 'GET /api/v1/orders', is_test: false, status: 200 },
      ...{ refusal: null, input: null, answer: null, cost_micro: null, took_ms: 1 },
      ...{ address: '192.0.2.7', created_at: now },
    },
  ]);
  const [call] = await readCalls(trx, { instanceId, customerId: id, most: 1 });
  return {
    apiTokenId: String(token.id),
    secretId: String(secret?.id),
    callId: String(call?.id),
  };
}

async function ownedByStaff(test: TestCore): Promise<Record<string, string>> {
  const { deps, actors } = test;
  const { staffOfB } = actors;
  const { id: instanceId } = staffOfB.instance;
  const ask = async <T>(path: string, body?: unknown): Promise<T> =>
    dataOf<T>(await (body === undefined ? staffOfB.request(path) : staffOfB.post(path, body)));
  const provider = { name: 'River', url: 'https://river.example/api/v2', key: 'a-key-of-b' };
  const { id: providerId } = await ask<{ id: string }>('/api/v1/providers', provider);
  const list = { kind: 'list', name: 'B', format: 'csv', content: 'slug,name,category,rate\n' };
  const source = { ...list, content: `${list.content}river,River,Birch views,1\n` };
  const { id: importId } = await ask<{ id: string }>('/api/v1/catalogue-imports', { source });
  const said = { reason: 'misleading', text: 'Nobody came, again.' };
  await staffOfB.post('/api/v1/services/207/reports', said);
  const [report] = await ask<{ id: number }[]>('/api/v1/staff/reports');
  await test.db.inInstance(instanceId, (trx) => owe({ ...deps, trx, instanceId }, staffOfB.id));
  const [payout] = await ask<{ id: number }[]>('/api/v1/staff/payouts');
  const withdrawalId = await test.db.inInstance(instanceId, (trx) =>
    trx
      .insertInto('withdrawals')
      .values({
        ...{ instance_id: instanceId, customer_id: actors.customerOfB.id, status: 'requested' },
        ...{ amount_micro: 10_000_000n, fee_micro: 0n, account_number: 'B 1234' },
        method: JSON.stringify({ id: 1, name: 'Birch payout', icon: 'landmark' }),
        requested_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const mail = { to: 'b@birch.example', subject: 'Of b', text: 'Of b', language: 'en' } as const;
  const mailId = await test.db.inInstance(instanceId, (trx) =>
    queueMail(deps, trx, { instanceId, ...mail }),
  );
  const {
    actors: { ownerOfB },
  } = test;
  const role = { name: 'Curators of b', permissions: [] };
  await ownerOfB.post('/api/v1/staff/roles', role);
  const invited = { email: 'b@mail.example', roles: [role.name] };
  const { id: invitationId } = await dataOf<{ id: number }>(
    await ownerOfB.post('/api/v1/staff/team/invitations', invited),
  );
  return {
    ...{ providerId, importId, invitationId: String(invitationId), labelId: '201' },
    memberId: String(staffOfB.id),
    reportId: String(report?.id),
    reviewId: await reviewOf(test),
    payoutId: String(payout?.id),
    withdrawalId: String(withdrawalId.id),
    childPanelId: await panelOf(test),
    mailId: String(mailId),
    customerId: String(actors.customerOfB.id),
    checkId: await checkOf(test),
    adjustmentId: await adjustmentOf(test, ownerOfB),
    viewId: await viewOf(ownerOfB),
    cannedId: await cannedOf(staffOfB),
    announcementId: await announcementOf(staffOfB),
    bulkActionId: await bulkActionOf(ownerOfB),
    jobId: await deadJobOf(test),
  };
}

/** Asked for by a member of staff, and more than one person moves alone. */
async function adjustmentOf({ actors }: TestCore, owner: CustomerActor): Promise<string> {
  const { id, email } = actors.customerOfB;
  const asked = { amount: '5000', reason: 'Of b', confirmation: `+5000 ${email}` };
  const answer = await owner.request(`/api/v1/staff/customers/${id}/adjustments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'adjustment-of-b' },
    body: JSON.stringify(asked),
  });
  return String((await dataOf<{ id: number }>(answer)).id);
}

/** A search that somebody of b keeps. */
async function viewOf(owner: CustomerActor): Promise<string> {
  await owner.post('/api/v1/staff/views/orders', { name: 'Of b', q: 'status:error' });
  const views = await owner.request('/api/v1/staff/views/orders').then(dataOf<{ id: number }[]>);
  return String(views[0]?.id);
}

/** Work of b in the background that failed too often. */
async function deadJobOf({ db, deps, instances }: TestCore): Promise<string> {
  const now = deps.clock.now();
  const { id } = await db.inInstance(instances.b.id, (trx) =>
    trx
      .insertInto('jobs')
      .values({
        ...{ instance_id: instances.b.id, kind: 'of-b', payload: '{}', state: 'dead' as const },
        ...{ run_at: now, attempts: 1, max_attempts: 1, last_error: 'Of b' },
        ...{ created_at: now, finished_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return String(id);
}

/** Something that somebody of b would do with many orders. */
async function bulkActionOf(owner: CustomerActor): Promise<string> {
  const answer = await owner.post('/api/v1/staff/bulk-actions', { kind: 'retry', q: '' });
  return String((await dataOf<{ id: number }>(answer)).id);
}

/** Of the studio: a revision whose number the other instance does not have, a step, a draft. */
async function ownedByOwner({ actors, clock, db }: TestCore): Promise<Record<string, string>> {
  const { ownerOfB } = actors;
  const ofInstance = await db.inInstance(ownerOfB.instance.id, (trx) =>
    webhookOfInstance(trx, ownerOfB, clock.now()),
  );
  const studio = '/api/v1/studio';
  const draft = () => ownerOfB.request(`${studio}/draft`).then(dataOf<{ rev: number }>);
  const save = async (no_index: boolean) => {
    const fields = [{ pointer: '/no_index', value: no_index }];
    const changes = [{ do: 'set', kind: 'page', key: 'index', fields }];
    const { rev } = await draft();
    const saved = await ownerOfB.post(`${studio}/draft/changes`, { rev, changes });
    return dataOf<{ rev: number }>(saved);
  };
  const { rev } = await save(true);
  const publication = { rev, base_revision: 1 };
  const once = async <T>(path: string, body: object): Promise<T> =>
    dataOf<T>(
      await ownerOfB.request(`${studio}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': path },
        body: JSON.stringify(body),
      }),
    );
  const published = await once<{ revision: number }>('publish', publication);
  const step = await save(false);
  const plan = { rev: step.rev, base_revision: published.revision };
  const at = new Date(clock.now().getTime() + 60_000).toISOString();
  const scheduled = await once<{ id: number }>('schedule', { ...plan, at });
  const [ended] = await ownerOfB.request(`${studio}/drafts`).then(dataOf<{ id: number }[]>);
  return {
    rev: String(step.rev),
    revision: String(published.revision),
    scheduleId: String(scheduled.id),
    'reopenDraft.draftId': String(ended?.id),
    ...ofInstance,
  };
}

async function owe(deps: LedgerDeps, customerId: bigint): Promise<void> {
  const gift = { customerId, amountMicro: 7_250_000n, staffId: customerId, reason: 'Paid in' };
  await adjustBalance(deps, { ...gift, adjustmentId: 'paid-in' });
  await requestPayout(deps, { customerId, name: 'Grace', email: null, payTo: 'DE89' });
}

async function sandboxReference({ actors }: TestCore): Promise<string> {
  const invoice = await invoiceIn(await askForFunds(actors.customerOfB));
  return sandboxPath(invoice).split('/').at(-1) ?? '';
}

/** A file that somebody of b has read: their own instance, under another name. */
async function importOfB({ actors: { ownerOfB } }: TestCore): Promise<string> {
  const { data } = (await (await ownerOfB.request('/api/v1/instance')).json()) as {
    data: { settings: object };
  };
  const settings = { ...data.settings, panelName: 'Birch, imported' };
  const read = await ownerOfB.post('/api/v1/studio/imports', { ...data, settings });
  return (await dataOf<{ import: string }>(read)).import;
}
