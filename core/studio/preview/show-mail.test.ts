import { afterAll, describe, expect, it } from 'vitest';
import { MAILS, type MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { placeholdersIn } from '#core/tenancy/mail-texts/placeholders.pure.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore } from '#core/testing/harness.ts';
import { LANGUAGES } from '#locales/languages.ts';

const STUDIO = '/api/v1/studio';

const test = await testCore();
const { ownerOfA, ownerOfB, staffOfA, customerOfA } = test.actors;
afterAll(() => test.close());

interface Shown {
  from: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}

const askFor = (mail: string, language?: string, who: CustomerActor = ownerOfA) =>
  who.request(`${STUDIO}/preview/mail?mail=${mail}${language ? `&language=${language}` : ''}`);

async function shown(...asked: Parameters<typeof askFor>): Promise<Shown> {
  const answer = await askFor(...asked);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: Shown };
  return data;
}

async function save(...changes: object[]): Promise<void> {
  const { data } = (await (await ownerOfA.request(`${STUDIO}/draft`)).json()) as {
    data: { rev: number };
  };
  const answer = await ownerOfA.post(`${STUDIO}/draft/changes`, { rev: data.rev, changes });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

const setting = (pointer: string, value: unknown) => ({
  ...{ do: 'set', kind: 'settings', key: 'settings', fields: [{ pointer, value }] },
});

const worded = (body: object) => ({
  ...{ do: 'put', kind: 'mail-text', key: 'orderCompleted' },
  body: { id: 'orderCompleted', ...body },
});

describe('a mail of a draft', () => {
  it.each(Object.keys(MAILS) as MailId[])('%s says all that it knows by examples', async (mail) => {
    const { subject, text, html, from } = await shown(mail);
    expect(placeholdersIn(`${subject}${text}${html}`)).toEqual([]);
    expect(text).not.toMatch(/undefined|mail:example/);
    expect(html).toContain(from);
  });

  it('is written in each language that the panel offers, and in English elsewhere', async () => {
    await save(setting('/languages', ['en', 'de']));
    const seen = await Promise.all(LANGUAGES.map((each) => shown('paymentRefused', each)));
    expect(seen.map(({ language }) => language)).toEqual(
      LANGUAGES.map((each) => (each === 'de' ? 'de' : 'en')),
    );
    const { text } = await shown('paymentRefused', 'de');
    expect(text).toContain('50,00');
    expect(text).toContain('Hier steht der Grund');
    expect(text).toContain('/app/de/example');
  });

  it('has the look and the words of the draft, which nobody else sees', async () => {
    await save(
      setting('/panelName', 'Birch & Co'),
      setting('/colours/light/primary', '#aa1144'),
      worded({ subject: { en: 'Done: {{number}}', de: 'Fertig: {{number}}' }, button: 'Look' }),
    );
    const english = await shown('orderCompleted');
    expect(english).toMatchObject({ from: 'Birch & Co', subject: 'Done: 10482' });
    expect(english.html).toContain('Birch &amp; Co');
    expect(english.html).toContain('background:#aa1144');
    expect(english.html).toContain('>Look</a>');
    expect(english.text).toContain('all 10,000 have been delivered');
    expect((await shown('orderCompleted', 'de')).subject).toBe('Fertig: 10482');
    expect((await shown('orderCompleted', 'en', ownerOfB)).subject).not.toContain('Done');
  });

  it('is shown in its light or its dark look, whichever is asked for', async () => {
    const dark = await shown('orderCompleted', 'en&theme=dark');
    expect(dark.html).toContain('<style>@media all{');
    const light = await shown('orderCompleted', 'en&theme=light');
    expect(light.html).toContain('<style>@media not all{');
    expect((await askFor('orderCompleted', 'en&theme=sepia')).status).toBe(422);
  });

  it('is shown as far as it can be read', async () => {
    await save(
      worded({ subject: { de: 'Nur deutsch {{nothing}}' }, body: 7, button: '<b>{{number' }),
    );
    const english = await shown('orderCompleted');
    expect(english.subject).toContain('is complete');
    expect(english.text).toContain('have been delivered');
    expect(english.html).toContain('&lt;b&gt;{{number');
    expect((await shown('orderCompleted', 'de')).subject).toBe('Nur deutsch ');
  });

  it('keeps the published look while a setting is not valid', async () => {
    const before = await shown('welcome', 'en', ownerOfB);
    await save(setting('/colours/light/primary', 'red'));
    const { html } = await shown('welcome');
    expect(html).not.toContain('red;');
    expect(html).toMatch(/border-top:4px solid #[0-9a-f]{6}/);
    expect(await shown('welcome', 'en', ownerOfB)).toEqual(before);
  });

  it('is for who edits the panel, and there is no other mail', async () => {
    expect((await askFor('welcome', 'en', customerOfA)).status).toBe(404);
    expect((await askFor('welcome', 'en', staffOfA)).status).toBe(404);
    expect((await askFor('constructor')).status).toBe(422);
    expect((await askFor('welcome', 'xx')).status).toBe(422);
  });
});
