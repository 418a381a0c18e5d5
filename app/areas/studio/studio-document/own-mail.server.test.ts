import { expect, test } from 'vitest';
import { ownMailOf } from './own-mail.server.ts';

test('a mail is shown in the panel’s words, with the names that they may have', () => {
  expect(ownMailOf('mail-text', 'orderCompleted', 'en')).toEqual({
    names: ['{{panelName}}', '{{number}}', '{{service}}', '{{quantity}}'],
    subject: 'Your order {{number}} at {{panelName}} is complete',
    text: expect.stringContaining('all {{quantity}} have been delivered'),
    button: 'View order',
  });
  expect(ownMailOf('mail-text', 'passwordChanged', 'de')).toMatchObject({
    names: ['{{panelName}}'],
    button: undefined,
  });
});

test.each([
  ['mail-text', undefined],
  ['mail-text', 'constructor'],
  ['coupon', 'welcome'],
] as const)('there is none for %s %s', (kind, id) => {
  expect(ownMailOf(kind, id, 'en')).toBeUndefined();
});
