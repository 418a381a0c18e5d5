import { expect, test } from 'vitest';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import { deedsOpenTo } from './deeds-open.ts';

const ADA = { id: 7, permissions: [...PERMISSIONS] };
const CUSTOMER = { is_self: false, roles: [], referred_by: null };

test.each([
  ['came by themselves', null, false],
  ['was brought by somebody else', { id: 8, name: 'Grace' }, true],
  ['was brought by the viewer', { id: 7, name: 'Ada' }, false],
])('a referral is decided on where the customer %s: %j is %s', (_who, referrer, isOpen) => {
  const open = deedsOpenTo(ADA, { ...CUSTOMER, referred_by: referrer });
  expect(open.decideReferral).toBe(isOpen);
});

test('nobody decides on their own referral, or without the permission', () => {
  const referred = { ...CUSTOMER, referred_by: { id: 8, name: 'Grace' } };
  expect(deedsOpenTo(ADA, { ...referred, is_self: true }).decideReferral).toBe(false);
  expect(deedsOpenTo({ id: 7, permissions: [] }, referred).decideReferral).toBe(false);
});
