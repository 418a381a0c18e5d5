import { expect, test } from 'vitest';
import { ownMailOf } from './own-mail.server.ts';

test('a mail is shown in the panel’s words, with the names that they may have', () => {
  expect(
    ownMailOf('mail-text', 'orderCompleted', { locale: 'en', languages: ['en', 'fr'] }),
  ).toEqual({
    names: ['{{panelName}}', '{{number}}', '{{service}}', '{{quantity}}'],
    subject: 'Your order {{number}} at {{panelName}} is complete',
    text: expect.stringContaining('all {{quantity}} have been delivered'),
    button: 'View order',
    preview: { mail: 'orderCompleted', language: 'en', languages: ['en', 'fr'] },
  });
  expect(
    ownMailOf('mail-text', 'passwordChanged', { locale: 'de', languages: ['en', 'de'] }),
  ).toMatchObject({
    names: ['{{panelName}}'],
    button: undefined,
    preview: { language: 'de' },
  });
  const elsewhere = ownMailOf('mail-text', 'welcome', { locale: 'ja', languages: ['en', 'de'] });
  expect(elsewhere?.preview.language).toBe('en');
});

test.each([
  ['mail-text', undefined],
  ['mail-text', 'constructor'],
  ['coupon', 'welcome'],
] as const)('there is none for %s %s', (kind, id) => {
  expect(ownMailOf(kind, id, { locale: 'en', languages: ['en'] })).toBeUndefined();
});
