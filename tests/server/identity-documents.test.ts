import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkOf,
  newAsked,
  newUploaded,
  picture,
  upload,
} from '#core/billing/identity-checks/testing/customer-to-check.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { pdf } from '#core/platform/documents/testing/pdf.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { formData, visitPanel, wordsOf } from './visitor.ts';

const HERE = '/app/card-verification';
const QUEUE = '/app/staff/identity';

let panel: PanelOnCore;
beforeAll(async () => {
  panel = await startPanelOnCore();
});
afterAll(() => panel.stop());

type Form = Record<string, string | File>;

const visit = (who: CustomerActor | undefined, path: string, form?: Form) =>
  visitPanel(panel, path, { who, form: form && formData(form) });

const file = (content: string | Buffer, name: string) => new File([Buffer.from(content)], name);

const staff = () => panel.core.actors.staffOfA;

describe('showing who one is, without a script', () => {
  it('is nothing to who is asked for nothing', async () => {
    const customer = await newPayer(panel.core);
    const { status, text } = await visit(customer, HERE);
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain('Nothing to verify');
    expect(wordsOf((await visit(customer, '/app/notices')).text)).not.toContain('Verify identity');
  });

  it('is asked for above every other page, with how many are wanted and the way there', async () => {
    const { customer } = await newAsked(panel.core);
    const { text } = await visit(customer, '/app/notices');
    expect(wordsOf(text)).toContain('Verify your identity Documents we need: 2');
    expect(text).toContain(`href="${HERE}"`);
    const page = wordsOf((await visit(customer, HERE)).text);
    expect(page).toContain('Your card is of another name.');
    expect(page).not.toContain('Documents we need: 2');
  });

  it('takes a document, says so, and gives it back as a file to its owner alone', async () => {
    const { customer } = await newAsked(panel.core, { steps: ['address'] });
    const form = { form: 'upload', step: 'address', file: file(pdf(), 'bill.pdf') };
    const sent = await visit(customer, HERE, form);
    expect(sent.status).toBe(303);
    const page = await visit(customer, sent.headers['location'] ?? '');
    expect(wordsOf(page.text)).toContain('The document is uploaded.');
    expect(wordsOf(page.text)).toContain('We are checking your documents');
    const [path = ''] =
      /\/app\/card-verification\/documents\/[0-9a-f]{32}\.pdf/.exec(page.text) ?? [];
    const given = await visit(customer, path);
    expect(given.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="address.pdf"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(given.bytes).toEqual(pdf());
    for (const other of [undefined, await newPayer(panel.core), staff()]) {
      expect((await visit(other, path)).status).toBe(404);
    }
  });

  it.each([
    ['no file', file('', ''), 422, 'Choose a file first'],
    [
      'an SVG',
      file('<svg width="1" height="1"/>', 'me.svg'),
      415,
      'Choose a JPEG, PNG, WebP or PDF',
    ],
    ['another type', file(pdf(), 'me.jpg'), 422, 'does not match its content'],
    ['a script', file(pdf('<</S/JavaScript>>'), 'me.pdf'), 422, 'This PDF contains scripts'],
  ])('says at its field why %s is not taken', async (_what, chosen, status, said) => {
    const { customer } = await newAsked(panel.core, { steps: ['selfie', 'card'] });
    const refused = await visit(customer, HERE, { form: 'upload', step: 'card', file: chosen });
    expect(refused.status).toBe(status);
    expect(wordsOf(refused.text)).toContain(said);
    expect(refused.text).toMatch(/<input[^>]*id="file-card"[^>]*aria-invalid="true"/);
    expect(refused.text).not.toMatch(/<input[^>]*id="file-selfie"[^>]*aria-invalid="true"/);
  });

  it('takes a document back', async () => {
    const { customer, shown } = await newUploaded(panel.core, { steps: ['selfie'] });
    const filename = shown.documents[0]?.filename ?? '';
    const sent = await visit(customer, HERE, { form: 'remove', step: 'selfie', filename });
    expect(sent.status).toBe(303);
    const page = await visit(customer, sent.headers['location'] ?? '');
    expect(wordsOf(page.text)).toContain('The document is deleted.');
    expect(page.text).toContain('id="file-selfie"');
    const late = await visit(customer, HERE, { form: 'remove', step: 'selfie', filename });
    expect(late.headers['location']).toContain('done=late');
  });
});

describe('looking at documents, without a script', () => {
  it('is there for staff with the permission alone', async () => {
    const { checkId, shown } = await newUploaded(panel.core, { steps: ['selfie'] });
    const filename = shown.documents[0]?.filename ?? '';
    const paths = [QUEUE, `${QUEUE}/${checkId}`, `${QUEUE}/${checkId}/documents/${filename}`];
    const others = [await newPayer(panel.core), await newPayer(panel.core, { roles: ['helper'] })];
    for (const path of paths) {
      expect((await visit(staff(), path)).status, path).toBe(200);
      for (const other of others) expect((await visit(other, path)).status, path).toBe(404);
    }
  });

  it('shows pictures, decides, and leads to the next', async () => {
    const { customer, checkId } = await newUploaded(panel.core, { steps: ['selfie'] });
    const page = await visit(staff(), `${QUEUE}/${checkId}`);
    expect(page.text).toMatch(
      new RegExp(`<img[^>]*src="${QUEUE}/${checkId}/documents/[0-9a-f]{32}\\.jpg"`),
    );
    const { version } = await checkOf(panel.core, checkId);
    const decision = { form: 'refuse', version: String(version), reason: '' };
    const unsaid = await visit(staff(), `${QUEUE}/${checkId}`, decision);
    expect(wordsOf(unsaid.text)).toContain('Reason');
    expect(unsaid.status).toBe(422);
    const sent = await visit(staff(), `${QUEUE}/${checkId}`, { ...decision, reason: 'Too dark.' });
    expect(sent.status).toBe(303);
    const next = await visit(staff(), sent.headers['location'] ?? '');
    expect(wordsOf(next.text)).toContain('are declined.');
    expect(wordsOf((await visit(customer, HERE)).text)).toContain('Too dark.');
  });

  it('says where a colleague is, and leads past it', async () => {
    for (const _two of [1, 2]) await newUploaded(panel.core, { steps: ['selfie'] });
    const bo = await newPayer(panel.core, { roles: ['staff'], name: 'Bo Reed' });
    const { text: before } = await visit(staff(), QUEUE);
    const [first, second] = [...before.matchAll(/href="[^"]*\/staff\/identity\/(\d+)"/g)].map(
      ([, id]) => id,
    );
    await visit(bo, `${QUEUE}/${first}`);
    const here = 'Also looking at this now: Bo Reed';
    expect(wordsOf((await visit(staff(), QUEUE)).text)).toContain(here);
    const after = await visit(staff(), '/app/staff/next?queue=identity&after=999999999');
    expect(after.headers['location']).toContain(`/staff/identity/${second}`);
    const page = wordsOf((await visit(staff(), `${QUEUE}/${second}`)).text);
    expect(page).not.toContain(here);
    expect(page).toContain('Next in the queue');
    expect(wordsOf((await visit(staff(), `${QUEUE}/${first}`)).text)).toContain(here);
    for (const list of ['reports', 'payouts']) {
      await visit(bo, `/app/staff/${list}`);
      expect(wordsOf((await visit(staff(), `/app/staff/${list}`)).text), list).toContain(here);
    }
  });

  it('decides on nothing that came after it was looked at', async () => {
    const { customer, checkId } = await newUploaded(panel.core, { steps: ['selfie'] });
    const { version } = await checkOf(panel.core, checkId);
    await upload(customer, 'selfie', await picture());
    const decision = { form: 'approve', version: String(version) };
    const sent = await visit(staff(), `${QUEUE}/${checkId}`, decision);
    expect(sent.headers['location']).toContain('meanwhile=changed');
    const page = await visit(staff(), sent.headers['location'] ?? '');
    expect(wordsOf(page.text)).toContain('The documents have changed since you looked.');
  });

  it('asks a customer from their page, for a reason', async () => {
    const customer = await newPayer(panel.core);
    const path = `/app/staff/customers/${customer.id}`;
    const unsaid = await visit(staff(), path, { form: 'ask', steps: 'selfie', reason: '' });
    expect(unsaid.status).toBe(422);
    const sent = await visit(staff(), path, {
      form: 'ask',
      steps: 'selfie',
      reason: 'Too many cards.',
    });
    expect(sent.status).toBe(303);
    const page = wordsOf((await visit(staff(), path)).text);
    expect(page).toContain('Too many cards.');
    expect(page).toContain('View check');
    expect(page).toContain('Documents asked for');
  });
});
