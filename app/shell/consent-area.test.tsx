import { expect, test } from 'vitest';
import type { Consent } from '#app/lib/session/consent.ts';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { ConsentArea } from './consent-area.tsx';

const DENIED: Consent = { analytics: 'denied', advertising: 'denied' };

const isShownAt = async (path: string, consent?: Consent, isReopened = false) =>
  (
    await markupOf(
      <ConsentArea
        data={{ consent, privacyUrl: '/privacy' }}
        isReopened={isReopened}
        onClose={() => {}}
      />,
      path,
    )
  ).includes('Your cookies, your choice');

test.each([
  ['/', true],
  ['/orders/create', true],
  ['/consent', false],
  ['/staff/orders', false],
  ['/studio', false],
])('whoever has not answered is asked at %s: %s', async (path, isAsked) => {
  expect(await isShownAt(path)).toBe(isAsked);
});

test('whoever has answered is asked again where they want to be', async () => {
  expect(await isShownAt('/', DENIED)).toBe(false);
  expect(await isShownAt('/', DENIED, true)).toBe(true);
  expect(await isShownAt('/staff/orders', DENIED, true)).toBe(true);
});
