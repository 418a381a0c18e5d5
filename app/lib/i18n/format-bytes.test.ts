import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [999, 'en', '999 bytes'],
  [191, 'ru', '191 байт'],
  [1000, 'en', '1 kB'],
  [48_213, 'en', '48 kB'],
  [1_440_000, 'en', '1.4 MB'],
  [1_440_000, 'de', '1,4 MB'],
  [1_440_000, 'pt_BR', '1,4 MB'],
  [5_000_000_000_000, 'en', '5,000 GB'],
])('%i bytes in %s read %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
