import { describe, expect, it } from 'vitest';
import { readTar } from './read-tar.ts';

const BLOCK = 512;

function entry(name: string, content = '', kind = '0'): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(Buffer.byteLength(content).toString(8).padStart(11, '0'), 124);
  header.write(kind, 156);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / BLOCK) * BLOCK);
  body.write(content);
  return Buffer.concat([header, body]);
}

const end = Buffer.alloc(2 * BLOCK);
const read = (...parts: Buffer[]) => [...readTar(Buffer.concat(parts))];

describe('a tar file', () => {
  it('gives its folders and files in order', () => {
    const long = 'x'.repeat(BLOCK + 1);
    const entries = read(entry('/base/', '', '5'), entry('/base/1', long), entry('/empty'), end);
    expect(entries.map(({ name, isFolder }) => [name, isFolder])).toEqual([
      ['base', true],
      ['base/1', false],
      ['empty', false],
    ]);
    expect(Buffer.from(entries[1]?.content ?? []).toString()).toBe(long);
    expect(entries[2]?.content.byteLength).toBe(0);
  });

  it('is refused when it is cut off', () => {
    const whole = entry('/file', 'y'.repeat(3 * BLOCK));
    expect(() => read(whole.subarray(0, 2 * BLOCK))).toThrow('cut off');
  });

  it.each(['../outside', '/a/../../b'])('may not reach out of its folder by %s', (name) => {
    expect(() => read(entry(name, 'x'), end)).toThrow('stays in its own folder');
  });
});
