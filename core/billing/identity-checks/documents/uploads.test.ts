import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { bomb, gifOf, noise } from '#core/platform/assets/testing/pictures.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { pdf } from '#core/platform/documents/testing/pdf.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import {
  checkOf,
  CHECKS,
  decide,
  DOCUMENTS,
  documentsOf,
  newAsked,
  newUploaded,
  ownIn,
  picture,
  upload,
  wantedOf,
} from '../testing/customer-to-check.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const actionsOf = ({ id, instance }: CustomerActor): Promise<string[]> =>
  test.db.inInstance(instance.id, async (trx) => {
    const rows = await trx
      .selectFrom('audit_log')
      .select('action')
      .where('customer_id', '=', id)
      .where('action', 'like', 'identity.%')
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  });

describe('an upload', () => {
  it('is kept for its step, and once all are there the check waits for staff', async () => {
    const { customer, checkId } = await newAsked(test);
    const first = await ownIn(await upload(customer, 'identity_front', await picture()));
    expect(first).toMatchObject({ is_uploaded_documents: false, check: { missing: ['selfie'] } });
    expect(await wantedOf(customer)).toBe(1);
    const second = await upload(customer, 'selfie', pdf(), 'Me.PDF');
    expect(second.status).toBe(201);
    expect(await ownIn(second)).toMatchObject({
      is_uploaded_documents: true,
      check: { status: 'uploaded', missing: [] },
      documents: [
        { step: 'identity_front', media_type: 'image/jpeg', delete_at: null },
        { step: 'selfie', media_type: 'application/pdf' },
      ],
    });
    expect(await wantedOf(customer)).toBe(0);
    expect(await checkOf(test, checkId)).toMatchObject({
      ...{ version: 2, may: ['approve', 'refuse', 'cancel'] },
      documents: [{ step: 'identity_front' }, { step: 'selfie' }],
    });
  });

  it('takes the place of the one before, and is taken back by its customer', async () => {
    const { customer, shown: before } = await newUploaded(test, { steps: ['selfie'] });
    const [old] = before.documents;
    const after = await ownIn(await upload(customer, 'selfie', await noise(9, 9).png().toBuffer()));
    expect(after.documents).toHaveLength(1);
    expect(after.documents[0]?.filename).not.toBe(old?.filename);
    expect((await customer.request(`${DOCUMENTS}/${old?.filename}`)).status).toBe(404);
    const { filename } = after.documents[0] ?? { filename: '' };
    const remove = (query: string) =>
      customer.request(`${DOCUMENTS}?${query}`, { method: 'DELETE' });
    expect((await remove(`filename=${filename}&step=card`)).status).toBe(404);
    expect((await remove(`filename=${old?.filename}&step=selfie`)).status).toBe(404);
    const removed = await remove(`filename=${filename}&step=selfie`);
    expect(await ownIn(removed)).toMatchObject({ documents: [], check: { status: 'wanted' } });
    expect(await documentsOf(test, customer)).toEqual([]);
  });

  it('leaves nothing of a picture but its pixels', async () => {
    const { customer } = await newAsked(test, { steps: ['selfie'] });
    const taken = await noise(32, 32)
      .withExif({ IFD0: { Copyright: 'taken at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { documents } = await ownIn(await upload(customer, 'selfie', polyglot, 'me.jpeg'));
    const sent = await customer.request(`${DOCUMENTS}/${documents[0]?.filename}`);
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(/script|PK\u0003\u0004|taken at home/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 32 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  const exact = (bytes: number) =>
    Buffer.concat([
      pdf().subarray(0, -6),
      Buffer.alloc(bytes - pdf().length, ' '),
      Buffer.from('%%EOF\n'),
    ]);

  it('of ten megabytes is taken', async () => {
    const { customer } = await newAsked(test, { steps: ['selfie'] });
    expect((await upload(customer, 'selfie', exact(10_000_000))).status).toBe(201);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array | string, number, string?]>([
    ['one byte more than ten megabytes', () => exact(10_000_001), 413],
    ['an SVG', () => '<svg width="20" height="10"><path d="M0 0h1v1z"/></svg>', 415],
    ['a page', () => '<html><script>alert(1)</script></html>', 415],
    ['an animation', () => gifOf(2), 415],
    ['a TIFF', () => noise(4, 4).tiff().toBuffer(), 415],
    ['an archive', () => 'PK\u0003\u0004 and more', 415],
    ['nothing that is known', () => 'just words', 415],
    ['a bomb of pixels', () => bomb(6_400, 6_400), 422],
    ['a picture that is cut off', async () => (await picture()).subarray(0, 60), 422],
    ['a picture called a PDF', picture, 422, 'passport.pdf'],
    ['a PDF called a picture', () => pdf(), 422, 'passport.jpg'],
    ['a PDF called a program', () => pdf(), 422, 'passport.pdf.exe'],
    ['a PDF with a script', () => pdf('<</S/JavaScript/JS(1)>>'), 422],
    ['a PDF with a page behind it', () => Buffer.concat([pdf(), Buffer.from('<html>')]), 422],
    ['a PDF behind a picture', async () => Buffer.concat([await picture(), pdf()]), 422, 'a.pdf'],
  ])('is refused at its field where it is %s', async (_what, make, status, name) => {
    const { customer } = await newAsked(test, { steps: ['selfie'] });
    const answer = await upload(customer, 'selfie', await make(), name);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: { content: [expect.any(String)] } });
    expect(await documentsOf(test, customer)).toEqual([]);
  });

  it('of what nobody has asked for is refused', async () => {
    const { customer } = await newAsked(test, { steps: ['selfie'] });
    const answer = await upload(customer, 'card', await picture());
    expect(await answer.json()).toMatchObject({ errors: { step: [expect.any(String)] } });
  });
});

describe('what is kept', () => {
  it('shows nothing readable on the disk', async () => {
    const { customer } = await newAsked(test, { steps: ['selfie', 'address'] });
    const words = 'Ada Brook, 12 Harbour Street';
    await upload(customer, 'address', pdf(`<</A(${words})>>`), 'bill of Ada.pdf');
    await upload(customer, 'selfie', await picture(), 'Ada at home.jpg');
    const rows = await documentsOf(test, customer);
    expect(rows).toHaveLength(2);
    for (const { sealed, salt, bytes } of rows) {
      const kept = Buffer.from(sealed);
      expect(kept.length).toBe(bytes + 28);
      for (const sign of [words, '%PDF', '%%EOF', 'JFIF', '\u00ff\u00d8\u00ff\u00e0', 'Harbour']) {
        expect(kept.includes(Buffer.from(sign, 'latin1'))).toBe(false);
      }
      expect(Buffer.from(salt)).toHaveLength(32);
    }
  });

  it('is sent to its owner as a file that no browser takes for a page', async () => {
    const { customer, shown } = await newUploaded(test, { steps: ['selfie'] });
    const sent = await customer.request(`${DOCUMENTS}/${shown.documents[0]?.filename}`);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="selfie.jpg"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is there for nobody else, by whatever address', async () => {
    const { customer, checkId, shown } = await newUploaded(test, { steps: ['selfie'] });
    const filename = shown.documents[0]?.filename ?? '';
    const { otherCustomerOfA, customerOfB, guestOfA, staffOfA, staffOfB } = test.actors;
    const ofOwner = `${DOCUMENTS}/${filename}`;
    const ofStaff = `${CHECKS}/${checkId}/documents/${filename}`;
    const statuses = (path: string, actors: readonly Pick<CustomerActor, 'request'>[]) =>
      Promise.all(actors.map(async (actor) => (await actor.request(path)).status));
    expect(await statuses(ofOwner, [otherCustomerOfA, customerOfB, staffOfA])).toEqual([
      ...[404, 404, 404],
    ]);
    expect(await statuses(ofOwner, [guestOfA])).toEqual([401]);
    const helper = await newPayer(test, { roles: ['helper'] });
    expect(await statuses(ofStaff, [customer, otherCustomerOfA, staffOfB, helper])).toEqual([
      ...[404, 404, 404, 404],
    ]);
    expect(await statuses(ofStaff, [staffOfA])).toEqual([200]);
    // The same file below another check, or with another ending, is none.
    const other = await newUploaded(test, { steps: ['selfie'] });
    const elsewhere = [
      `${CHECKS}/${other.checkId}/documents/${filename}`,
      ofStaff.replace('.jpg', '.pdf'),
      `${CHECKS}/${checkId}/documents/..%2F${filename}`,
    ];
    for (const path of elsewhere) expect(await statuses(path, [staffOfA])).toEqual([404]);
  });

  it('is not shown to staff who look through the eyes of the customer', async () => {
    const { customer, shown } = await newUploaded(test, { steps: ['selfie'] });
    const session = await test.actors.staffOfA.post('/api/v1/impersonations', {
      ...{ customer_id: Number(customer.id), reason: 'to see what they see' },
    });
    const { data } = (await session.json()) as { data: object };
    const login = await test.actors.guestOfA.post('/login/exchange', data);
    const authorization = login.headers.get('authorization') ?? '';
    const asThem = (path: string) =>
      test.actors.guestOfA.request(path, { headers: { authorization } });
    expect((await asThem(DOCUMENTS)).status).toBe(200);
    expect((await asThem(`${DOCUMENTS}/${shown.documents[0]?.filename}`)).status).toBe(409);
  });

  it('is noted down with every look, and with every decision', async () => {
    const { customer, checkId, shown } = await newUploaded(test, { steps: ['selfie'] });
    const filename = shown.documents[0]?.filename ?? '';
    await test.actors.staffOfA.request(`${CHECKS}/${checkId}/documents/${filename}`);
    await customer.request(`${DOCUMENTS}/${filename}`);
    await decide(test, checkId, 'refuse');
    expect(await actionsOf(customer)).toEqual(
      ['asked', 'uploaded', 'looked', 'downloaded', 'refused'].map((name) => `identity.${name}`),
    );
  });
});
