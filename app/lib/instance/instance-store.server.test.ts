import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createInstanceStore } from './instance-store.server.ts';
import { demoDocuments } from '#tests/instance/demo-documents.ts';

let root = '';
let log = createRecordingLog();

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'));
  log = createRecordingLog();
});
afterEach(() => rm(root, { recursive: true }));

/** Without the rest that a host has after each write, unless told. */
const store = ({ mostHosts = 500, leastMs = 0 } = {}) =>
  createInstanceStore({ directory: path.join(root, 'kept'), log, mostHosts, leastMs });
const entry = (revision: string) => ({ revision, documents: demoDocuments(revision) });
const onlyFile = async () => {
  const [name = ''] = await readdir(path.join(root, 'kept'));
  return path.join(root, 'kept', name);
};

describe('what is kept of a host', () => {
  it('comes back as it was, the newest first', async () => {
    await store().save('localhost', entry('one'));
    await store().save('localhost', entry('two'));
    expect(await store().load('localhost')).toMatchObject([entry('two'), entry('one')]);
  });

  it('is the last three revisions, each of them once', async () => {
    const kept = store();
    for (const revision of ['1', '2', '3', '4', '3']) await kept.save('localhost', entry(revision));
    expect((await kept.load('localhost')).map(({ revision }) => revision)).toEqual(['3', '4', '2']);
  });

  it('is not lost when two revisions are saved at once', async () => {
    const kept = store();
    await Promise.all(['1', '2', '3'].map((revision) => kept.save('localhost', entry(revision))));
    expect(await kept.load('localhost')).toHaveLength(3);
  });

  it('is written once for all that came while its host rests, and before the end', async () => {
    const kept = store({ leastMs: 3_600_000 });
    await kept.save('localhost', entry('1'));
    const last = Promise.all(['2', '3', '4'].map((name) => kept.save('localhost', entry(name))));
    await kept.settled();
    expect(await last).toEqual([true, true, true]);
    expect(await kept.load('localhost')).toMatchObject([entry('4'), entry('1')]);
  });

  it('is gone once it is removed, also what was to be written later', async () => {
    const kept = store({ leastMs: 3_600_000 });
    await kept.save('localhost', entry('1'));
    void kept.save('localhost', entry('2'));
    await kept.remove('localhost');
    await kept.settled();
    expect(await kept.load('localhost')).toEqual([]);
  });

  it('is nothing for a host that was never kept, which is no news to anyone', async () => {
    expect(await store().load('localhost')).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  it('is not shown to another host', async () => {
    await store().save('localhost', entry('one'));
    expect(await store().load('nova.localhost')).toEqual([]);
    const kept = await readFile(await onlyFile(), 'utf8');
    await writeFile(await onlyFile(), kept.replace('"localhost"', '"evil.example"'));
    expect(await store().load('localhost')).toEqual([]);
  });

  it('is gone once it is removed', async () => {
    await store().save('localhost', entry('one'));
    expect(await store().remove('localhost')).toBe(true);
    expect(await store().load('localhost')).toEqual([]);
  });

  it('leaves no drafts behind and stays in its folder, whatever the host says', async () => {
    await store().save('../../etc/passwd', entry('one'));
    await store().save('localhost', entry('one'));
    expect(await readdir(root)).toEqual(['kept']);
    const names = await readdir(path.join(root, 'kept'));
    expect(names.every((name) => /^[0-9a-f]{64}\.json$/.test(name))).toBe(true);
    expect(names).toHaveLength(2);
  });
});

describe('a file that was harmed', () => {
  it.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['not JSON', () => '\u0000'.repeat(4096)],
    ['of another shape', () => '{"host":"localhost","revisions":[null]}'],
  ])('and is %s is as good as none, and the log says so', async (_, harm) => {
    await store().save('localhost', entry('one'));
    const file = await onlyFile();
    await writeFile(file, harm(await readFile(file, 'utf8')));
    expect(await store().load('localhost')).toEqual([]);
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'kept instance cannot be read' }]);
  });

  it('in one revision still gives the others', async () => {
    await store().save('localhost', entry('one'));
    await store().save('localhost', entry('two'));
    const file = await onlyFile();
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"panelName":"two"', '"panelName":"tow"'));
    expect(await store().load('localhost')).toMatchObject([{ revision: 'one' }]);
  });

  it('is written anew with the next revision', async () => {
    await store().save('localhost', entry('one'));
    await writeFile(await onlyFile(), 'harmed');
    expect(await store().save('localhost', entry('two'))).toBe(true);
    expect(await store().load('localhost')).toMatchObject([{ revision: 'two' }]);
  });
});

describe('the disk', () => {
  it('keeps the hosts that were there first when too many are made up', async () => {
    const kept = store({ mostHosts: 2 });
    for (const host of ['a', 'b', 'made-up']) await kept.save(host, entry('one'));
    expect(await kept.load('made-up')).toEqual([]);
    expect(await kept.load('a')).toHaveLength(1);
    await kept.save('b', entry('two'));
    expect(await kept.load('b')).toHaveLength(2);
  });

  it('that cannot be written to is a warning, and the answer says that nothing was kept', async () => {
    await writeFile(path.join(root, 'kept'), 'a file where the folder should be');
    expect(await store().save('localhost', entry('one'))).toBe(false);
    expect(log.lines.at(-1)).toMatchObject({ level: 'warn', message: 'instance not kept on disk' });
  });
});
