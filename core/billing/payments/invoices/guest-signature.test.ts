import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  followSignature,
  isFollowSignature,
} from '#core/ordering/orders/followed/follow-signature.ts';
import { createKeys, type Keys } from '#core/platform/secrets/keys.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { guestSignature, isGuestSignature } from './guest-signature.ts';

let test: TestCore;
let keys: Keys;
beforeAll(async () => {
  test = await testCore();
  keys = createKeys(test.deps);
});
afterAll(() => test.close());

it.each([
  ['the word that an invoice is paid', guestSignature, isGuestSignature],
  ['following an order', followSignature, isFollowSignature],
])('the signature for %s opens one thing of one instance', async (_what, sign, isRight) => {
  const signature = await sign(keys, { instanceId: 1, id: 23n });
  const opens = (instanceId: number, id: bigint) => isRight(keys, { instanceId, id }, signature);
  expect(await opens(1, 23n)).toBe(true);
  expect(await Promise.all([opens(2, 23n), opens(1, 24n), opens(12, 3n)])).toEqual([
    ...[false, false, false],
  ]);
});

it('neither stands for the other', async () => {
  const ref = { instanceId: 1, id: 23n };
  expect(await isFollowSignature(keys, ref, await guestSignature(keys, ref))).toBe(false);
  expect(await isGuestSignature(keys, ref, await followSignature(keys, ref))).toBe(false);
});
