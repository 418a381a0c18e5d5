import { Transform } from 'node:stream';

/**
 * Takes out the NUL bytes that React 18 leaves behind where a character of several bytes does not
 * fit the end of its buffer: it sends the buffer whole, with the rest of it empty.
 */
export function withoutNul(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
