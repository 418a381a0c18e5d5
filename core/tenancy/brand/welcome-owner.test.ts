import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '#core/deps.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { listMails } from '#core/platform/mail/list-mails.ts';
import { queueWelcomeMail, type WelcomedInstance } from './welcome-owner.ts';

function readTexts(): Texts {
  const i18n = i18next.createInstance();
  const read = (language: Language): unknown =>
    JSON.parse(
      readFileSync(new URL(`../../../locales/${language}/mail.json`, import.meta.url), 'utf8'),
    );
  void i18n.init({
    ...{ initImmediate: false, fallbackLng: false, ns: ['mail'] },
    interpolation: { escapeValue: false },
  });
  for (const language of LANGUAGES) i18n.addResourceBundle(language, 'mail', read(language));
  // Keys are the core's to know; the catalogue's types are made for the panel.
  const translate = i18n.t as unknown as (key: string, options: object) => string;
  return (language, key, params = {}) => translate(key, { ...params, lng: language });
}

describe('the mail that a panel is up', () => {
  let bench: JobBench;
  const texts = readTexts();
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  function welcome(more: Partial<WelcomedInstance> = {}): Promise<void> {
    const { deps, instanceId } = bench;
    const brand = { instanceId, panelName: 'Tom & Söhne', supportEmail: 'help@nova.example' };
    const instance = { ...brand, url: 'http://nova.localhost:3000/app/', ...more };
    return deps.db.inInstance(instanceId, (trx) =>
      queueWelcomeMail({ ...deps, texts }, trx, instance),
    );
  }

  async function readMails() {
    const { deps, instanceId } = bench;
    const { mails } = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, { instanceId, limit: 10 }),
    );
    return mails;
  }

  it('goes to the support address, once, however often the panel is published', async () => {
    await welcome();
    await welcome({ panelName: 'Renamed', supportEmail: 'other@nova.example' });
    expect(await readMails()).toMatchObject([
      {
        to_address: 'help@nova.example',
        from_name: 'Tom & Söhne',
        subject: 'Tom & Söhne is live',
        language: 'en',
        state: 'queued',
      },
    ]);
    expect(await bench.jobs()).toMatchObject([{ kind: 'send-mail', state: 'ready' }]);
  });

  it.each(LANGUAGES)('names the panel and its address in %s', async (language) => {
    await welcome({ language });
    const [mail] = await readMails();
    expect(mail?.language).toBe(language);
    expect(mail?.subject).toContain('Tom & Söhne');
    expect(mail?.text.split('\n')).toContain('http://nova.localhost:3000/app/');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\{|welcome\./);
  });

  it('is left out where there is nobody to write to, and nothing else fails for it', async () => {
    await welcome({ supportEmail: 'nobody' });
    expect(await readMails()).toEqual([]);
    expect(bench.log.lines).toMatchObject([{ level: 'warn' }]);
  });
});
