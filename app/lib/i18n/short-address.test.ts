import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube.com/watch?v=dQw4w9WgXcQ'],
  ['http://t.me/brook_and_clay', 't.me/brook_and_clay'],
  ['www.example.com', 'www.example.com'],
  ['@brook_and_clay', '@brook_and_clay'],
])('%s is shown as %s', (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
