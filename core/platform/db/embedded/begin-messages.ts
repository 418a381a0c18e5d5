/** A message of PostgreSQL's protocol: its type in one byte, its length without that in four. */
interface Message {
  type: string;
  start: number;
  end: number;
}

const LENGTH_AT = 1;
const TEXT_AT = 5;

/** What a server answers to `begin`: that it is done, and that a transaction is open. */
export const BEGUN = new Uint8Array(
  Buffer.concat([message('C', Buffer.from('BEGIN\0')), message('Z', Buffer.from('T'))]),
);

/** That a transaction has failed, and waits for its end. */
const READY_AFTER_ERROR = message('Z', Buffer.from('E'));

/** Whether this is one message, and begins a transaction. */
export function isBegin(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.toString('latin1', TEXT_AT, TEXT_AT + 'begin'.length) === 'begin' && text[0] === 0x51;
}

/**
 * The answer to what was sent behind a `begin`, without the answer to that. Where that failed, its
 * error is what the first statement comes to.
 */
export function withoutBegin(answer: Uint8Array): Uint8Array {
  const ofBegin: Message[] = [];
  let at = 0;
  for (let type = ''; type !== 'Z' && at < answer.byteLength;) {
    const next = messageAt(answer, at);
    ofBegin.push(next);
    ({ type, end: at } = next);
  }
  // Notices, notifications and changed parameters come at any time, and belong to no statement.
  const kept = ofBegin.filter(({ type }) => 'ANS'.includes(type));
  const error = ofBegin.find(({ type }) => type === 'E');
  const parts = (error ? [...kept, error] : kept).map(({ start, end }) =>
    answer.subarray(start, end),
  );
  return Buffer.concat([...parts, error ? READY_AFTER_ERROR : answer.subarray(at)]);
}

function messageAt(bytes: Uint8Array, start: number): Message {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const end = start + LENGTH_AT + view.getInt32(LENGTH_AT);
  return { type: String.fromCharCode(view.getUint8(0)), start, end };
}

function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(TEXT_AT);
  head.write(type, 'latin1');
  head.writeInt32BE(content.length + TEXT_AT - LENGTH_AT, LENGTH_AT);
  return Buffer.concat([head, content]);
}
