import fc from 'fast-check';
import { test } from 'vitest';
import { checkCatalogue } from './testing/check-catalogue.ts';

test('workers find what the server finds and what a naive reader finds', async () => {
  await fc.assert(checkCatalogue, { numRuns: 300 });
});
