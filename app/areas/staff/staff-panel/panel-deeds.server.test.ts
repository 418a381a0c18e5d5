import { expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { DEEDS } from './panel-deeds.server.ts';

test.each([
  ['Copies another shop', 'success'],
  ['', 'error'],
])('a panel is paused for a reason: %s', (reason, status) => {
  const form = new FormData();
  form.set('form', 'suspend');
  form.set('reason', reason);
  expect(parseForm(form, { schema: DEEDS.suspend, locale: 'en' }).status).toBe(status);
});
