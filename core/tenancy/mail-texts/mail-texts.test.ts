import { describe, expect, it } from 'vitest';
import { plainMail, htmlMail } from '#core/platform/mail/html-mail.ts';
import { brandOf } from '#core/tenancy/brand/brand.ts';
import { createErrorTexts } from '#core/testing/error-texts.ts';
import english from '#locales/en/mail.json' with { type: 'json' };
import { LANGUAGES } from '#locales/languages.ts';
import type { MailTextDocument } from '#instance-schema/generated/mail-text-document.ts';
import mailText from '#instance-schema/mail-text.schema.json' with { type: 'json' };
import { mailTextProblems } from './mail-text-problems.ts';
import { mailWords } from './mail-words.ts';
import { hasButton, MAILS, namesIn, neededIn, type MailId } from './mails.pure.ts';
import { fillPlaceholders, placeholdersIn } from './placeholders.pure.ts';

const deps = { texts: createErrorTexts() };
const IDS = Object.keys(MAILS) as MailId[]; // Its own keys.
const built = new Map(
  Object.entries(english).flatMap(([id, text]) => ('subject' in text ? [[id, text]] : [])),
);

/** Facts by their names, so that each can be found in what is written. */
const factsOf = (id: MailId) =>
  Object.fromEntries(MAILS[id].knows.map((name) => [name, `<${name} & "co">`]));

function write(id: MailId, texts: MailTextDocument[], language: (typeof LANGUAGES)[number]) {
  const facts = factsOf(id) as never; // All that the mail knows.
  return mailWords(deps, { mail: id, texts, language, panelName: '<panel>', facts });
}

it('knows each mail that the panel has words for, and the schema names the same', () => {
  expect(IDS.toSorted()).toEqual([...built.keys()].toSorted());
  expect(IDS.toSorted()).toEqual(mailText.properties.id.enum.toSorted());
});

describe.each(IDS)('%s', (id) => {
  it('knows what the panel’s own words say of it, and is told no less', () => {
    const { subject = '', text = '', button = '' } = built.get(id) as Record<string, string>;
    const named = new Set(placeholdersIn(`${subject} ${text} ${button}`));
    expect([...named].filter((name) => !namesIn(id).includes(name))).toEqual([]);
    expect(namesIn(id).filter((name) => name !== 'panelName' && !named.has(name))).toEqual([]);
    expect(hasButton(id)).toBe(button !== '');
  });

  it.each(LANGUAGES)(
    'is written in the owner’s words in %s, else in English, else in ours',
    (language) => {
      const all = namesIn(id)
        .map((name) => `{{${name}}} {{ ${name} }}`)
        .join('\n\n');
      const texts: MailTextDocument[] = [
        { id, subject: { en: 'Own {{panelName}}', de: 'Eigen {{panelName}}' }, body: all },
      ];
      expect(mailTextProblems({ ...texts[0], id })).toEqual([]);
      const words = write(id, texts, language);
      expect(words.subject).toBe(language === 'de' ? 'Eigen <panel>' : 'Own <panel>');
      const facts: Record<string, string> = { ...factsOf(id), panelName: '<panel>' };
      expect(words.text).toBe(fillPlaceholders(all, (name) => facts[name] ?? ''));
      expect(words.button).toBe(write(id, [], language).button);
      const ours = write(id, [{ id }], language);
      expect(ours).toEqual(write(id, [], language));
      expect(Object.values(ours).join(' ')).not.toContain('{{');
    },
  );
});

it('counts and sums are written as the language writes them', () => {
  const facts = { number: '12345', service: 'Views', quantity: '10000' };
  const texts: MailTextDocument[] = [
    { id: 'orderCompleted', body: '{{number}}: {{quantity}} {{service}}' },
  ];
  const said = { mail: 'orderCompleted' as const, texts, panelName: 'P', facts };
  expect(mailWords(deps, { ...said, language: 'de' }).text).toBe('12345: 10.000 Views');
  expect(mailWords(deps, { ...said, language: 'en' }).text).toBe('12345: 10,000 Views');
});

it('no word of an owner or of a customer becomes markup or another placeholder', () => {
  const texts: MailTextDocument[] = [
    {
      id: 'paymentRefused',
      subject: '<script>alert(1)</script>\u2028Bcc: {{reason}}',
      body: '<img src=x onerror=alert(1)> $& {{reason}} $t(mail:welcome.text)',
      button: '<b>{{number}}</b>',
    },
  ];
  const facts = { number: '{{reason}}', amount: '$1', reason: '{{panelName}}<i>$1</i>' };
  const {
    subject,
    text,
    button = '',
  } = mailWords(deps, {
    ...{ mail: 'paymentRefused', texts, language: 'en', panelName: 'P', facts },
  });
  expect(text).toBe('<img src=x onerror=alert(1)> $& {{panelName}}<i>$1</i> $t(mail:welcome.text)');
  const settings = {
    schemaVersion: 2 as const,
    panelName: 'P',
    colours: { light: { primary: '#123456' } },
  };
  const brand = brandOf(settings, { origin: 'https://p.example', mailTexts: [] });
  const content = { language: 'en' as const, subject, text };
  const html = htmlMail(
    { ...content, button: { label: button, url: 'https://a.example/' } },
    brand,
  );
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
  expect(plainMail(content, brand)).toContain(text);
});

describe('the check of an owner’s words', () => {
  it.each<[string, MailTextDocument, string[]]>([
    ['names that the mail knows', { id: 'emailChanged', body: '{{newEmail}} {{ panelName }}' }, []],
    ['a name it does not know', { id: 'emailChanged', body: 'Hi {{name}}' }, ['/body']],
    [
      'in one of the languages',
      { id: 'emailChanged', subject: { en: '{{newEmail}}', de: '{{email}}' } },
      ['/subject/de'],
    ],
    ['what objects inherit', { id: 'emailChanged', body: '{{constructor}}' }, ['/body']],
    ['braces around nothing', { id: 'emailChanged', body: 'a {{}} b' }, ['/body']],
    ['braces around more', { id: 'emailChanged', body: '{{newEmail, upper}}' }, ['/body']],
    ['braces that stay open', { id: 'emailChanged', subject: '{{newEmail' }, ['/subject']],
    ['a brace more, which is read as one', { id: 'emailChanged', subject: '{{{newEmail}}}' }, []],
    ['a button that is not there', { id: 'emailChanged', button: 'See' }, ['/button']],
    ['a button that is', { id: 'orderCompleted', button: 'See {{number}}' }, []],
    ['no address where only the text has it', { id: 'welcome', body: 'Live' }, ['/body']],
    [
      'an address in each language',
      { id: 'welcome', body: { en: '{{url}}', ja: '' } },
      ['/body/ja'],
    ],
    ['a subject alone', { id: 'welcome', subject: 'Live' }, []],
  ])('of %s', (_what, document, pointers) => {
    expect(mailTextProblems(document).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('knows only needs that the mail has', () => {
    for (const id of IDS) expect(namesIn(id)).toEqual(expect.arrayContaining([...neededIn(id)]));
  });
});
