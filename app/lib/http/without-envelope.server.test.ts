import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutEnvelope } from './without-envelope.server.ts';

it('leaves the data, however the bytes come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.array(fc.integer({ min: 1, max: 20 })), async (json, sizes) => {
      const bytes = new TextEncoder().encode(`{"data":${json}}`);
      const chunks: Uint8Array[] = [];
      let at = 0;
      for (const size of [...sizes, bytes.length]) {
        if (at < bytes.length) chunks.push(bytes.slice(at, at + size));
        at += size;
      }
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
      expect(await new Response(stream.pipeThrough(withoutEnvelope())).text()).toBe(json);
    }),
    { numRuns: 200 },
  );
});
