import { expect, test } from 'vitest';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import { deedsOpenTo } from './deeds-open.ts';

const ADA = { id: 7, permissions: [...PERMISSIONS] };
const CUSTOMER = {
  ...{ is_self: false, is_beyond_yours: false, roles: [], frozen_at: null, referred_by: null },
  has_two_factor: false,
};
const FROZEN_AT = '2026-01-01T00:00:00.000Z';

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

test.each([
  ['a customer', [], null, true],
  ['a colleague', ['staff'], null, false],
  ['a colleague who was frozen before', ['staff'], FROZEN_AT, true],
])('%s can be frozen or unfrozen: %j %j is %s', (_who, roles, frozenAt, isOpen) => {
  expect(deedsOpenTo(ADA, { ...CUSTOMER, roles, frozen_at: frozenAt }).freeze).toBe(isOpen);
});

test.each([
  ['where it is on', {}, true],
  ['where it is off', { has_two_factor: false }, false],
  ['for oneself', { is_self: true }, false],
  ['for who may do more', { is_beyond_yours: true }, false],
])('two-factor login is offered to be turned off %s: %j is %s', (_where, given, isOpen) => {
  const customer = { ...CUSTOMER, has_two_factor: true, ...given };
  expect(deedsOpenTo(ADA, customer).twoFactor).toBe(isOpen);
  expect(deedsOpenTo({ ...ADA, permissions: [] }, customer).twoFactor).toBe(false);
});
