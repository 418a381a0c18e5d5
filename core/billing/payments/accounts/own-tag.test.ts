import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownReferenceIn, ownTag } from './own-tag.ts';

it('is read by the instance that wrote it, and by no other', () => {
  const reference = fc.stringMatching(/^[\w-]{1,40}$/);
  const property = fc.property(fc.nat(), fc.nat(), reference, (instanceId, other, ownReference) => {
    const tag = ownTag({ instanceId, ownReference });
    expect(ownReferenceIn(tag, instanceId)).toBe(ownReference);
    if (other !== instanceId) expect(ownReferenceIn(tag, other)).toBeUndefined();
  });
  fc.assert(property);
});

it.each([undefined, null, '', '7', '7.', '77.a', '7-a', 'order 7.a'])(
  'is nothing of instance 7 in %s',
  (tag) => expect(ownReferenceIn(tag, 7)).toBeUndefined(),
);
