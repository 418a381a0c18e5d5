import { readdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSchemaFiles, resolveReference } from '#instance-schema/generate/schema-files.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import type { CompiledInstance } from './compiled-instance.ts';
import { demoDocuments } from '#tests/instance/demo-documents.ts';
import { documentsByPath } from '#tests/instance/fake-upstream.ts';
import {
  readyInstance,
  startCache,
  type CacheUnderTest,
} from '#tests/instance/cache-under-test.ts';

type Break = (request: IncomingMessage, response: ServerResponse) => void;

const json = (text: string): Break => {
  return (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
};
const deep = '{"a":'.repeat(200) + '1' + '}'.repeat(200);

/** Every way in which a core was seen to break, for all of its calls. */
const BREAKS: [string, Break][] = [
  ['hangs up', (_, response) => response.destroy()],
  ['takes too long', () => {}],
  [
    'starts to answer and then takes too long',
    (_, response) => void response.writeHead(200).write('{"data":'),
  ],
  ['answers 500', (_, response) => response.writeHead(500).end('{"message":"Oops"}')],
  ['answers 503 with a page', (_, response) => response.writeHead(503).end('<h1>Busy</h1>')],
  ['answers 200 with a page', json('<!doctype html><title>Welcome to nginx</title>')],
  ['answers 404', (_, response) => response.writeHead(404).end('{}')],
  ['answers 204', (_, response) => response.writeHead(204).end()],
  ['answers 304 to who has nothing', (_, response) => response.writeHead(304).end()],
  ['answers with half a document', json('{"data":{"schemaVersion":2,"panelName":"Bor')],
  [
    'promises more than it sends',
    (_, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('{"data":{');
      setImmediate(() => response.destroy());
    },
  ],
  [
    'answers with 5 MB, most of it blank',
    json(`${' '.repeat(5_000_000)}${JSON.stringify({ data: demoDocuments('Borealis').settings })}`),
  ],
  ['answers with 200 levels', json(`{"data":${deep}}`)],
  ['answers with __proto__', json('{"data":{"__proto__":{"panelName":"Evil"}}}')],
  ['answers with constructor', json('{"data":{"constructor":{"prototype":{"a":1}}}}')],
  ['answers with bytes that are no text', (_, response) => response.end(Buffer.from([0xff, 0xfe]))],
  ['answers with nothing', json('')],
  ['answers with null', json('null')],
  ['answers without data', json('{"settings":{}}')],
  ['answers with null as data', json('{"data":null}')],
  ['answers with a word as data', json('{"data":"settings"}')],
  ['answers with a number as data', json('{"data":7}')],
  ['answers with a million numbers', json(`{"data":[${'0,'.repeat(400_000)}0]}`)],
  ['speaks of a version to come', json('{"data":{"schemaVersion":3,"panelName":"Borealis"}}')],
];

let test: CacheUnderTest;

/** Without what depends on the order of calls. */
function contentOf({ revision, host, settings, menu, banners }: CompiledInstance) {
  return { revision, host, settings, menu, banners };
}

describe('a brand that was seen once', () => {
  beforeEach(async () => {
    test = await startCache();
  });
  afterEach(() => test.stop());

  it.each(BREAKS)('stays when its core %s, and after a restart', async (_, respond) => {
    const good = await readyInstance(test.cache);
    test.upstream.respond = respond;
    test.cache.invalidate();
    expect(await readyInstance(test.cache)).toBe(good);

    await test.restart();
    test.log.lines.length = 0;
    const revived = await readyInstance(test.cache);
    expect(contentOf(revived)).toEqual(contentOf(good));
    // What was kept may be shown a moment before the last of the calls is given up.
    await expect
      .poll(() => test.log.lines.map(({ level }) => level), { timeout: 10_000 })
      .toContain('warn');

    test.upstream.respond = undefined;
    test.upstream.documents = documentsByPath('Borealis');
    test.at.ms += 60_000;
    test.cache.invalidate();
    expect((await readyInstance(test.cache)).settings.panelName).toBe('Borealis');
  });

  it('stays when nobody listens where the core was', async () => {
    const good = await readyInstance(test.cache);
    await test.restart({ fetchDocument: () => fetch('http://127.0.0.1:1/settings') });
    expect(contentOf(await readyInstance(test.cache))).toEqual(contentOf(good));
  });

  it('stays when the way to the core itself is broken', async () => {
    const good = await readyInstance(test.cache);
    await test.restart({
      fetchDocument: () => {
        throw new Error('No route');
      },
    });
    expect((await readyInstance(test.cache)).revision).toBe(good.revision);
  });

  it('stays when the core in this very process never answers', async () => {
    const good = await readyInstance(test.cache);
    const fetchDocument = () => new Promise<Response>(() => {});
    await test.restart({ patienceMs: 50, callMs: 50, fetchDocument });
    expect((await readyInstance(test.cache)).revision).toBe(good.revision);
    expect(await test.cache.get('new.example')).toEqual({ kind: 'unavailable' });
  });

  it('is complained about once, not each time the core repeats itself', async () => {
    test.upstream.respond = (request, response) => {
      const documents = {
        ...documentsByPath(),
        '/settings': { ...demoDocuments().settings, favicon: 7 },
      };
      response.end(JSON.stringify({ data: Reflect.get(documents, request.url ?? '') }));
    };
    await readyInstance(test.cache);
    test.cache.invalidate();
    await readyInstance(test.cache);
    const refused = test.log.lines.filter(({ message }) => message === 'instance value refused');
    expect(refused).toMatchObject([{ fields: { pointer: '/favicon' } }]);
  });

  it('takes what is new although one of the calls breaks', async () => {
    await readyInstance(test.cache);
    const next = documentsByPath('Borealis');
    test.upstream.respond = (request, response) => {
      if (request.url === '/pages') response.writeHead(500).end();
      else response.end(JSON.stringify({ data: next[request.url ?? ''] }));
    };
    test.cache.invalidate();
    const instance = await readyInstance(test.cache);
    expect(instance.settings.panelName).toBe('Borealis');
    expect(instance.pages.size).toBe(3);
    expect(test.log.lines).toContainEqual({
      level: 'warn',
      message: 'instance document not fetched',
      fields: {
        host: 'localhost',
        document: 'pages',
        pointer: '',
        reason: 'was answered with status 500',
      },
    });
  });

  it('names the pointer of what the guard refused', async () => {
    await readyInstance(test.cache);
    test.upstream.respond = json('{"data":{"socials":{"__proto__":{}}}}');
    test.cache.invalidate();
    await readyInstance(test.cache);
    expect(test.log.lines.map(({ fields }) => fields['pointer'])).toContain(
      '/data/socials/__proto__',
    );
  });

  it('stays when the new one does not hold its own checks, and the log says why', async () => {
    let isBroken = false;
    await test.restart({
      compileTheme(input) {
        const theme = compileTheme(input);
        return isBroken ? { ...theme, css: `${theme.css}<script>` } : theme;
      },
    });
    const good = await readyInstance(test.cache);
    isBroken = true;
    test.log.allowErrors();
    test.upstream.documents = documentsByPath('Borealis');
    test.cache.invalidate();
    expect(await readyInstance(test.cache)).toBe(good);
    expect(test.log.lines.find(({ level }) => level === 'error')).toMatchObject({
      message: 'instance not compiled',
      fields: { host: 'localhost' },
    });
  });
});

describe('what is kept on disk', () => {
  beforeEach(async () => {
    test = await startCache();
  });
  afterEach(() => test.stop());

  const restartWithout = async (harm: (file: string) => Promise<void>) => {
    await readyInstance(test.cache);
    await test.cache.close();
    const [name = ''] = await readdir(test.directory);
    await harm(path.join(test.directory, name));
    return test.restart();
  };

  it('is not needed: a harmed file is replaced by what the core says', async () => {
    const cache = await restartWithout((file) => writeFile(file, '{"host":'));
    expect((await readyInstance(cache)).settings.panelName).toBe('Aurora');
    await test.restart();
    test.upstream.respond = (_, response) => response.destroy();
    expect((await readyInstance(test.cache)).settings.panelName).toBe('Aurora');
  });

  it('does not stop a start when it is harmed and the core is away', async () => {
    const cache = await restartWithout((file) => writeFile(file, 'harmed'));
    test.upstream.respond = (_, response) => response.destroy();
    expect(await cache.get('localhost')).toEqual({ kind: 'unavailable' });
  });

  it('does not hide from the first visitor what changed while the process was away', async () => {
    await readyInstance(test.cache);
    test.upstream.documents = documentsByPath('Borealis');
    await test.restart();
    expect((await readyInstance(test.cache)).settings.panelName).toBe('Borealis');
  });

  it('is not what visitors wait for when the disk is broken', async () => {
    const file = path.join(test.directory, 'file');
    await writeFile(file, 'where a folder should be');
    await test.restart({ directory: path.join(file, 'kept') });
    expect((await readyInstance(test.cache)).settings.panelName).toBe('Aurora');
  });
});

/** A value whose type is wrong as a whole; a text by language may be a word and an object alike. */
function ofNoTypeIn(types: string | readonly string[] = []): unknown {
  const values = { object: { a: [] }, string: 'a word', boolean: true };
  return Object.entries(values).find(([type]) => !types.includes(type))?.[1];
}

const schemas = await readSchemaFiles();
const properties = Object.entries(schemas.get('settings.schema.json')?.properties ?? {}).map(
  ([name, property]) => {
    const node = typeof property === 'object' ? property : {};
    const target = node.$ref
      ? resolveReference(schemas, 'settings.schema.json', node.$ref).node
      : node;
    return [name, ofNoTypeIn(target.type)] as const;
  },
);

describe('settings with any field wrong', () => {
  let good: CompiledInstance;

  beforeAll(async () => {
    test = await startCache();
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    test.upstream.documents = documentsByPath();
    test.cache.invalidate();
    good = await readyInstance(test.cache);
    test.log.lines.length = 0;
  });

  it.each(properties)(
    'keep what %s was, take the others, and log its pointer',
    async (name, wrong) => {
      const panelName = name === 'panelName' ? good.settings.panelName : `Borealis ${name}`;
      const next = documentsByPath(panelName);
      next['/settings'] = { ...demoDocuments(panelName).settings, [name]: wrong };
      test.upstream.documents = next;
      test.cache.invalidate();
      const { settings } = await readyInstance(test.cache);
      expect(canonicalJson(settings)).toBe(canonicalJson({ ...good.settings, panelName }));
      const refused = test.log.lines.filter(({ message }) => message === 'instance value refused');
      expect(refused).toMatchObject([
        { fields: { host: 'localhost', document: 'settings', pointer: `/${name}` } },
      ]);
    },
  );
});
