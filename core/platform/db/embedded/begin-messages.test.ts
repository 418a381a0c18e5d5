import { describe, expect, it } from 'vitest';
import { BEGUN, isBegin, withoutBegin } from './begin-messages.ts';

function message(type: string, content: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

const query = (text: string) => message('Q', `${text}\0`);
const READY = message('Z', 'T');
const OF_BEGIN = [message('C', 'BEGIN\0'), message('T', 'a column'), message('D', 'a row'), READY];
const OF_SELECT = [
  message('2', ''),
  message('D', 'another row'),
  message('C', 'SELECT 1\0'),
  READY,
];

const without = (...messages: Buffer[]) =>
  Buffer.from(withoutBegin(new Uint8Array(Buffer.concat(messages))));

describe('what begins a transaction', () => {
  it.each([
    { text: 'begin', is: true },
    { text: "begin isolation level serializable; select set_config('role', 'x', true)", is: true },
    { text: 'commit', is: false },
    { text: 'select 1', is: false },
  ])('$text: $is', ({ text, is }) => {
    expect(isBegin(query(text))).toBe(is);
  });

  it('is no statement with values, whatever its name', () => {
    expect(isBegin(message('P', 'begin\0'))).toBe(false);
  });

  it('is answered as a server does', () => {
    expect(Buffer.from(BEGUN)).toEqual(Buffer.concat([message('C', 'BEGIN\0'), READY]));
  });
});

describe('an answer without that of its begin', () => {
  it('is that of the statement alone', () => {
    expect(without(...OF_BEGIN, ...OF_SELECT)).toEqual(Buffer.concat(OF_SELECT));
  });

  it('keeps what belongs to no statement', () => {
    const heard = message('A', 'a notification');
    const [first = READY, ...others] = OF_BEGIN;
    expect(without(first, heard, ...others, ...OF_SELECT)).toEqual(
      Buffer.concat([heard, ...OF_SELECT]),
    );
  });

  it('says why the begin failed, and not that its transaction has', () => {
    const failure = message('E', 'the disk is full');
    const failed = message('Z', 'E');
    const aborted = message('E', 'the transaction is aborted');
    expect(without(message('C', 'BEGIN\0'), failure, failed, aborted, failed)).toEqual(
      Buffer.concat([failure, failed]),
    );
  });
});
