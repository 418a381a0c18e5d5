import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/**
 * What React has rendered, as one piece: many small ones cost more on their way than they are early.
 * Without the NUL bytes that React 18 leaves behind where a character of several bytes does not fit
 * the end of its buffer: it sends the buffer whole, with the rest of it empty.
 */
export function htmlInOne(rendered: PipeableStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const target = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = new Uint8Array(Buffer.concat(chunks));
        resolve(html.includes(0) ? html.filter((byte) => byte !== 0) : html);
        done();
      },
    });
    rendered.pipe(target.on('error', reject));
  });
}
