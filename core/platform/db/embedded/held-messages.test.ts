import { describe, expect, it } from 'vitest';
import { BEGUN, COMMITTED, isReadOnly, kindOf, withoutFirst } from './held-messages.ts';

function message(type: string, content: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

const query = (text: string) => message('Q', `${text}\0`);
const READY = message('Z', 'T');
const OF_BEGIN = [message('C', 'BEGIN\0'), message('T', 'a column'), message('D', 'a row'), READY];
const OF_COMMIT = [message('C', 'COMMIT\0'), message('Z', 'I')];
const OF_SELECT = [
  message('2', ''),
  message('D', 'another row'),
  message('C', 'SELECT 1\0'),
  READY,
];

const without = (count: number, messages: readonly Buffer[]) =>
  Buffer.from(withoutFirst(new Uint8Array(Buffer.concat(messages)), count));

describe('a message', () => {
  it.each([
    { text: 'begin', kind: 'begin', reads: false },
    { text: "begin isolation level serializable; select 'x'", kind: 'begin', reads: false },
    { text: "begin read only; select set_config('role', 'x', true)", kind: 'begin', reads: true },
    { text: 'commit', kind: 'commit', reads: false },
    { text: 'commit prepared', kind: undefined, reads: false },
    { text: 'rollback', kind: undefined, reads: false },
    { text: 'select 1', kind: undefined, reads: false },
  ])('"$text" is $kind', ({ text, kind, reads }) => {
    expect(kindOf(query(text))).toBe(kind);
    expect(isReadOnly(query(text))).toBe(reads);
  });

  it.each(['begin', 'commit'])('with values is a statement, also one named %s', (name) => {
    expect(kindOf(message('P', `${name}\0`))).toBeUndefined();
  });

  it('that is held is answered as a server does', () => {
    expect(Buffer.from(BEGUN)).toEqual(Buffer.concat([message('C', 'BEGIN\0'), READY]));
    expect(Buffer.from(COMMITTED)).toEqual(Buffer.concat(OF_COMMIT));
  });
});

describe('an answer without those to what was held', () => {
  it('is all of it where nothing was', () => {
    expect(without(0, OF_SELECT)).toEqual(Buffer.concat(OF_SELECT));
  });

  it('is that of the statement alone', () => {
    expect(without(1, [...OF_BEGIN, ...OF_SELECT])).toEqual(Buffer.concat(OF_SELECT));
    const both = [...OF_COMMIT, ...OF_BEGIN, ...OF_SELECT];
    expect(without(2, both)).toEqual(Buffer.concat(OF_SELECT));
  });

  it('keeps what belongs to no statement', () => {
    const heard = message('A', 'a notification');
    const [first = READY, ...others] = OF_BEGIN;
    const answer = [...OF_COMMIT, first, heard, ...others, ...OF_SELECT];
    expect(without(2, answer)).toEqual(Buffer.concat([heard, ...OF_SELECT]));
  });

  it('says why the begin failed, and not that its transaction has', () => {
    const failure = message('E', 'the disk is full');
    const failed = message('Z', 'E');
    const aborted = message('E', 'the transaction is aborted');
    const answer = [...OF_COMMIT, message('C', 'BEGIN\0'), failure, failed, aborted, failed];
    expect(without(2, answer)).toEqual(Buffer.concat([failure, failed]));
  });
});
