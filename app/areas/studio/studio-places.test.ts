import { expect, test } from 'vitest';
import { pageOf } from '#app/pages.ts';
import { isSettingsGroup } from './settings-groups.ts';
import { placesFor } from './studio-places.server.ts';

const urls = (permissions: string[]) =>
  placesFor(permissions).flatMap(({ places }) => places.map(({ url }) => url));

test('the navigation leads to pages that there are, and to each of them once', () => {
  const all = urls(['studio.edit', 'studio.publish', 'team.manage', 'payment_accounts.manage']);
  expect(all).toContain('/studio/history');
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('/studio/mails');
  const isSetting = (url: string) => isSettingsGroup(url.replace(/^\/studio\//, ''));
  expect(all.filter((url) => !pageOf(url.slice(1)) && !isSetting(url))).toEqual([]);
});

test('the team is for who manages it', () => {
  expect(urls(['studio.edit'])).not.toContain('/staff/team');
  expect(urls(['studio.edit', 'team.manage'])).toContain('/staff/team');
});

test('who may connect payment accounts alone is led there and to nothing that they may not open', () => {
  expect(urls(['payment_accounts.manage'])).toEqual(['/studio/payment-accounts']);
  expect(urls(['studio.edit'])).not.toContain('/studio/payment-accounts');
});
