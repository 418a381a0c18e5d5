import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepPage } from './cached-page.ts';

const nonces = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64'));
const texts = fc.string({ unit: 'grapheme', maxLength: 3_000 });

test('whatever is kept comes out with the new nonce in every place of the old one', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 12 }), nonces, (pieces, fresh) => {
      const nonce = randomBytes(16).toString('base64');
      const page = keepPage({ html: pieces.join(nonce), headers: new Headers(), nonce });
      expect(page.plain.take(fresh).toString()).toBe(pieces.join(fresh));
      // A wrong checksum or length makes this throw.
      expect(gunzipSync(page.gzip.take(fresh)).toString()).toBe(pieces.join(fresh));
    }),
  );
});

test('a copy is used again once it was given back, and never while somebody has it', () => {
  const { plain } = keepPage({ html: 'a old= b', headers: new Headers(), nonce: 'old=' });
  const first = plain.take('new1');
  const second = plain.take('new2');
  expect([first, second].map(String)).toEqual(['a new1 b', 'a new2 b']);
  plain.giveBack(first);
  const third = plain.take('new3');
  expect(third).toBe(first);
  expect([second, third].map(String)).toEqual(['a new2 b', 'a new3 b']);
});

test('the policy names the new nonce, and no other header is touched', () => {
  const headers = new Headers({
    'content-security-policy': "script-src 'nonce-old='; style-src 'nonce-old='",
    'content-language': 'de',
  });
  const sent = keepPage({ html: '', headers, nonce: 'old=' }).headers('new=');
  expect(sent).toEqual([
    'content-language',
    'de',
    'content-security-policy',
    "script-src 'nonce-new='; style-src 'nonce-new='",
  ]);
});
