import fc from 'fast-check';
import { describe, it } from 'vitest';
import { drawnHistory, playInMemory } from './testing/drawn-history.ts';

/** `STUDIO_HISTORIES=10000` plays as many. */
const HISTORIES = Number(process.env['STUDIO_HISTORIES'] ?? 2_000);

describe('whatever people do', () => {
  it('nothing saved is lost, nothing public that nobody published, no merge drops a field', async () => {
    await fc.assert(
      fc.asyncProperty(drawnHistory(14), async (commands) => {
        await playInMemory(commands);
      }),
      { numRuns: HISTORIES },
    );
  });
});
