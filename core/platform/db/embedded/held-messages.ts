/** A message of PostgreSQL's protocol: its type in one byte, its length without that in four. */
interface Message {
  type: string;
  start: number;
  end: number;
}

const LENGTH_AT = 1;
const TEXT_AT = 5;
const QUERY = 'Q'.charCodeAt(0);

/** What a server answers to `begin`: that it is done, and that a transaction is open. */
export const BEGUN = new Uint8Array(
  Buffer.concat([message('C', Buffer.from('BEGIN\0')), message('Z', Buffer.from('T'))]),
);

/** What it answers to `commit`: that no transaction is open any more. */
export const COMMITTED = new Uint8Array(
  Buffer.concat([message('C', Buffer.from('COMMIT\0')), message('Z', Buffer.from('I'))]),
);

/** That a transaction has failed, and waits for its end. */
const READY_AFTER_ERROR = message('Z', Buffer.from('E'));

/** What a message does to a transaction as a whole; nothing where it is a statement of one. */
export function kindOf(bytes: Uint8Array): 'begin' | 'commit' | undefined {
  const text = textOf(bytes);
  if (text.startsWith('begin')) return 'begin';
  return text === 'commit' ? 'commit' : undefined;
}

/** Whether the transaction that this begins may write nothing. */
export const isReadOnly = (begin: Uint8Array): boolean =>
  textOf(begin).startsWith('begin read only');

/** Of a message without values that stands alone, as those do by which transactions begin and end. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] !== QUERY) return '';
  const { end } = messageAt(bytes, 0);
  if (end !== bytes.byteLength) return '';
  return Buffer.from(bytes.buffer, bytes.byteOffset + TEXT_AT, end - TEXT_AT - 1).toString(
    'latin1',
  );
}

/**
 * An answer without those to the first messages, which were answered before. Where one of them
 * failed, its error is what the message behind them comes to.
 */
export function withoutFirst(answer: Uint8Array, count: number): Uint8Array {
  const first: Message[] = [];
  let at = 0;
  for (let left = count; left > 0 && at < answer.byteLength;) {
    const next = messageAt(answer, at);
    first.push(next);
    at = next.end;
    if (next.type === 'Z') left -= 1;
  }
  if (first.length === 0) return answer;
  // Notices, notifications and changed parameters come at any time, and belong to no statement.
  const kept = first.filter(({ type }) => 'ANS'.includes(type));
  const error = first.find(({ type }) => type === 'E');
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
