import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob } from '#core/testing/mailbox.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { endIdentityChecks } from './end-checks.ts';
import {
  ask,
  checkOf,
  CHECKS,
  decide,
  documentsOf,
  newAsked,
  newUploaded,
  own,
  ownIn,
  picture,
  upload,
  wantedOf,
} from './testing/customer-to-check.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const latestNotice = async (customer: CustomerActor): Promise<object | undefined> => {
  const { data } = (await (await customer.request('/api/v1/notices')).json()) as { data: object[] };
  return data[0];
};

const endChecks = () => runJob(test, endIdentityChecks);

const DAY_MS = 24 * 60 * 60 * 1000;

describe('documents that staff ask for', () => {
  it('are wanted of the customer, who is told why in the panel and by mail', async () => {
    const { customer } = await newAsked(test, { steps: ['selfie', 'identity_front'] });
    expect(await own(customer)).toMatchObject({
      documents: [],
      is_uploaded_documents: false,
      check: {
        ...{ status: 'wanted', steps: ['identity_front', 'selfie'] },
        ...{ missing: ['identity_front', 'selfie'], refusal: null },
        reason: 'Your card is of another name.',
      },
    });
    expect(await wantedOf(customer)).toBe(2);
    const reason = 'Your card is of another name.';
    expect(await latestNotice(customer)).toMatchObject({ kind: 'identity_wanted', reason });
    const [mail] = await mailsTo(test, customer.email);
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('/app/card-verification');
  });

  it('are asked for once at a time, for a reason and with at least one step', async () => {
    const customer = await newPayer(test);
    expect((await ask(test, customer, { steps: [] })).status).toBe(422);
    expect((await ask(test, customer, { reason: ' ' })).status).toBe(422);
    expect((await ask(test, customer)).status).toBe(201);
    expect((await ask(test, customer)).status).toBe(409);
  });

  it('are never asked of oneself, nor without a secret to seal them', async () => {
    expect((await ask(test, test.actors.staffOfA)).status).toBe(403);
    const bare = await testCore({ documentSecrets: [] });
    const answer = await ask(bare, bare.actors.customerOfA);
    expect(await answer.json()).toMatchObject({ code: 'documents_not_set_up' });
    await bare.close();
  });

  it('are nothing to somebody who is asked for none', async () => {
    const customer = await newPayer(test);
    const none = { documents: [], is_uploaded_documents: false, check: null };
    expect(await own(customer)).toEqual(none);
    expect(await wantedOf(customer)).toBe(0);
    expect((await upload(customer, 'selfie', await picture())).status).toBe(409);
  });
});

describe('a decision', () => {
  it('approves, tells the customer, and deletes the documents after the days of the instance', async () => {
    await changeSettings(test.deps, {
      slug: 'alder',
      patch: { identityDocuments: { keepDays: 2, answerDays: 5 } },
    });
    const { customer, checkId } = await newUploaded(test, { steps: ['selfie'] });
    expect((await decide(test, checkId, 'approve')).status).toBe(200);
    expect(await own(customer)).toMatchObject({
      ...{ is_uploaded_documents: true, documents: [] },
      check: { status: 'approved', missing: [] },
    });
    expect(await wantedOf(customer)).toBe(0);
    expect(await latestNotice(customer)).toMatchObject({ kind: 'identity_approved' });
    expect(await checkOf(test, checkId)).toMatchObject({ may: [], documents: [{}] });
    test.clock.advance(2 * DAY_MS - 1);
    await endChecks();
    expect(await documentsOf(test, customer)).toHaveLength(1);
    test.clock.advance(1);
    await endChecks();
    expect(await documentsOf(test, customer)).toEqual([]);
    expect((await decide(test, checkId, 'refuse')).status).toBe(409);
  });

  it('refuses for a reason that the customer reads, who uploads anew', async () => {
    const { customer, checkId } = await newUploaded(test, { steps: ['selfie', 'card'] });
    expect((await decide(test, checkId, 'refuse', { reason: ' ' })).status).toBe(422);
    const reason = 'The picture is blurred.';
    expect((await decide(test, checkId, 'refuse')).status).toBe(200);
    expect(await own(customer)).toMatchObject({
      ...{ documents: [], is_uploaded_documents: false },
      check: { status: 'refused', refusal: reason, missing: ['selfie', 'card'] },
    });
    expect(await wantedOf(customer)).toBe(2);
    expect(await latestNotice(customer)).toMatchObject({ kind: 'identity_refused', reason });
    const anew = await ownIn(await upload(customer, 'selfie', await picture()));
    expect(anew).toMatchObject({ check: { status: 'wanted', refusal: reason, missing: ['card'] } });
    await upload(customer, 'card', await picture());
    expect((await decide(test, checkId, 'approve')).status).toBe(200);
    expect((await own(customer)).check).toMatchObject({ status: 'approved', refusal: null });
  });

  it('is not made on documents that came after they were looked at', async () => {
    const { customer, checkId } = await newUploaded(test, { steps: ['selfie'] });
    const { version } = await checkOf(test, checkId);
    await upload(customer, 'selfie', await picture());
    const late = await test.actors.staffOfA.post(`${CHECKS}/${checkId}/approve`, { version });
    expect(await late.json()).toMatchObject({ code: 'conflict' });
    expect((await own(customer)).check).toMatchObject({ status: 'uploaded' });
    expect((await test.actors.staffOfA.post(`${CHECKS}/${checkId}/approve`, {})).status).toBe(422);
  });

  it('is not made on what is missing, nor on one’s own', async () => {
    const { checkId } = await newAsked(test);
    expect((await decide(test, checkId, 'approve')).status).toBe(409);
    const colleague = await newPayer(test, { roles: ['staff'] });
    const asked = await ask(test, colleague, { steps: ['selfie'] });
    const { data } = (await asked.json()) as { data: { id: number } };
    await upload(colleague, 'selfie', await picture());
    const { version } = await checkOf(test, data.id);
    const mine = await colleague.post(`${CHECKS}/${data.id}/approve`, { version });
    expect(await mine.json()).toMatchObject({ code: 'own_account' });
  });

  it('takes back what was asked for, and what was uploaded goes at once', async () => {
    const { customer, checkId } = await newUploaded(test, { steps: ['selfie'] });
    expect((await decide(test, checkId, 'cancel')).status).toBe(200);
    await endChecks();
    expect(await documentsOf(test, customer)).toEqual([]);
    expect(await wantedOf(customer)).toBe(0);
    // They can be asked again.
    expect((await ask(test, customer)).status).toBe(201);
  });
});

describe('the queue of staff', () => {
  it('shows what has waited longest first, page by page', async () => {
    const list = async (query: string) => {
      const answer = await test.actors.staffOfA.request(`${CHECKS}?${query}`);
      return (await answer.json()) as { data: { id: number }[]; meta: { next: string | null } };
    };
    const one = await newUploaded(test, { steps: ['selfie'] });
    test.clock.advance(1);
    const two = await newUploaded(test, { steps: ['selfie'] });
    test.clock.advance(1);
    // It has something new to look at, and waits anew.
    await upload(one.customer, 'selfie', await picture());
    const all = await list('');
    expect(all.data.slice(-2).map(({ id }) => id)).toEqual([two.checkId, one.checkId]);
    const first = await list(`limit=${all.data.length - 1}`);
    expect(first.data.at(-1)?.id).toBe(two.checkId);
    const rest = await list(`limit=1&cursor=${first.meta.next}`);
    expect(rest).toMatchObject({ data: [{ id: one.checkId }], meta: { next: null } });
    const other = await test.actors.staffOfB.request(CHECKS);
    expect(await other.json()).toMatchObject({ data: [] });
  });
});

describe('the data of a customer', () => {
  it('has what was asked and which documents are there, but not the files', async () => {
    const { customer } = await newUploaded(test, { steps: ['selfie'] });
    const exported = await customer.post('/api/v1/profile/export', {});
    const { data } = (await exported.json()) as { data: { identity_checks: object[] } };
    expect(data.identity_checks).toMatchObject([
      { status: 'uploaded', documents: [{ step: 'selfie', media_type: 'image/jpeg' }] },
    ]);
  });

  it('goes with the account', async () => {
    const { customer } = await newUploaded(test, { steps: ['selfie'] });
    expect((await customer.post('/api/v1/profile/delete', {})).status).toBe(204);
    expect(await documentsOf(test, customer)).toEqual([]);
  });
});

describe('time', () => {
  it('ends what is not answered, and tells the customer', async () => {
    await changeSettings(test.deps, {
      slug: 'alder',
      patch: { identityDocuments: { keepDays: 2, answerDays: 5 } },
    });
    const { customer } = await newAsked(test);
    await upload(customer, 'selfie', await picture());
    const waiting = await newUploaded(test);
    test.clock.advance(5 * DAY_MS - 1);
    await endChecks();
    expect((await own(customer)).check).toMatchObject({ status: 'wanted' });
    test.clock.advance(1);
    await endChecks();
    expect(await own(customer)).toMatchObject({ documents: [], check: { status: 'expired' } });
    expect(await latestNotice(customer)).toMatchObject({ kind: 'identity_expired' });
    expect(await wantedOf(customer)).toBe(0);
    expect(await documentsOf(test, customer)).toEqual([]);
    // What waits for staff is not the customer's delay.
    expect((await own(waiting.customer)).check).toMatchObject({ status: 'uploaded' });
  });
});
