const OPENS = '{"data":'.length;
const CLOSES = '}'.length;

/** What stands in `{"data":…}`, while it passes through: a file is the data alone. */
export function withoutEnvelope(): TransformStream<Uint8Array, Uint8Array> {
  let left = OPENS;
  let held = new Uint8Array(0);
  return new TransformStream({
    transform(chunk, controller) {
      const skipped = Math.min(left, chunk.length);
      left -= skipped;
      const bytes = Buffer.concat([held, chunk.subarray(skipped)]);
      const sent = Math.max(0, bytes.length - CLOSES);
      if (sent > 0) controller.enqueue(bytes.subarray(0, sent));
      held = bytes.subarray(sent);
    },
  });
}
