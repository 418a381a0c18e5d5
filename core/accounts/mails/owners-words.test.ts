import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { mailPasswordReset } from '#core/accounts/passwords/ask-for-reset.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';
const HOSTILE = 'Set it <a href="https://evil.example">here</a>, {{panelName}}';

function publish(more: object, settings: object = {}) {
  const { slug, host, brand } = test.instances.a;
  const documents = ownerDocuments(brand);
  const own = { ...documents, settings: { ...documents.settings, ...settings }, ...more };
  return publishInstance(test.deps, { slug, hosts: [host], documents: own });
}

const post = (path: string, body: object, authorization = '') =>
  test.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

async function resetMailFor(language: string) {
  const customer = await addCustomer(test.deps, test.instances.a.id, {
    password: PASSWORD,
    language,
  });
  expect((await post('/password/email', { email: customer.email })).status).toBe(204);
  await runJobs(test, mailPasswordReset);
  return { customer, mail: (await mailsTo(test, customer.email)).at(-1) };
}

it('a customer reads the owner’s words in their language, and a link that still works', async () => {
  await publish({
    mailTexts: [
      { id: 'passwordReset', subject: { en: 'Key', fr: 'Clé' }, body: HOSTILE, button: 'Go' },
    ],
  });
  const { mail } = await resetMailFor('fr');
  expect(mail).toMatchObject({ subject: 'Clé', language: 'fr' });
  expect(mail?.text).toContain('Set it <a href="https://evil.example">here</a>, Alder');
  expect(mail?.text).toMatch(/Go:\n\S+\/app\/fr\/password\/reset\?token=/);
  expect(mail?.html).toContain('Set it &lt;a href=&quot;https://evil.example&quot;&gt;');
  expect(mail?.html).not.toContain('href="https://evil.example"');
  const { mail: german } = await resetMailFor('de');
  expect(german?.subject).toBe('Key');
});

it('without them, it reads ours', async () => {
  await publish({ mailTexts: [{ id: 'loginAlert', subject: 'Somebody' }] });
  const { mail } = await resetMailFor('fr');
  expect(mail?.subject).toContain('nouveau mot de passe');
});

it('in a language that is not offered it reads English, links as well', async () => {
  await publish(
    { mailTexts: [{ id: 'passwordReset', subject: { en: 'Key', fr: 'Clé' } }] },
    { languages: ['en', 'ja'] },
  );
  const { mail } = await resetMailFor('fr');
  expect(mail).toMatchObject({ subject: 'Key', language: 'en' });
  expect(mail?.text).toContain('/app/password/reset');
  const { mail: own } = await resetMailFor('ja');
  expect(own?.text).toContain('/app/ja/password/reset');
});

it('a login from a new device is told with what the owner wants to know of it', async () => {
  await publish({ mailTexts: [{ id: 'loginAlert', body: '{{device}} / {{time}}' }] });
  const customer = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
  await logInAs(test.deps, test.instances.a.id, customer);
  await post('/login', { email: customer.email, password: PASSWORD });
  const [mail] = await mailsTo(test, customer.email);
  expect(mail?.text).toMatch(/^Unknown device \/ \S+/);
});

it('words that name what no mail knows are refused as a whole, by their field', async () => {
  const mailTexts = [{ id: 'passwordReset', body: { en: 'Hi', de: 'Hallo {{name}}' } }];
  await expect(publish({ mailTexts })).rejects.toMatchObject({
    code: 'validation_failed',
    fields: {
      'mail_texts.0.body.de': [{ code: 'known_names', params: { names: '{{panelName}}' } }],
    },
  });
  const twice = [{ id: 'passwordReset' }, { id: 'passwordReset' }];
  await expect(publish({ mailTexts: twice })).rejects.toMatchObject({
    fields: { 'mail_texts.1': [{ code: 'duplicate' }] },
  });
});
