import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsByPath } from '#tests/instance/fake-upstream.ts';
import {
  readyInstance,
  startCache,
  type CacheUnderTest,
} from '#tests/instance/cache-under-test.ts';

const PATHS = ['/api/v1/special-offers', '/banners', '/menu-items', '/pages', '/settings'];

let test: CacheUnderTest;
beforeEach(async () => {
  test = await startCache();
});
afterEach(() => test.stop());

const nameOf = async (host?: string) => (await readyInstance(test.cache, host)).settings.panelName;
const rename = (panelName: string) => (test.upstream.documents = documentsByPath(panelName));
/** Node hides it behind a flag, which a running process may still set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // What the flag puts there, which no type knows.
  const collect = runInNewContext('gc') as () => void;
  collect();
}

describe('an instance that is paused', () => {
  it('is another revision until it goes on, though no document has changed', async () => {
    const before = await readyInstance(test.cache);
    const { fetchDocument } = test.upstream;
    let isPaused = true;
    await test.restart({
      fetchDocument: async (request) => {
        // As a core that forgets what it has told, with its own word about each.
        const answer = await fetchDocument({ ...request, etag: '' });
        const told = (await answer.json()) as object; // The fake answers objects alone.
        return Response.json({ ...told, meta: { is_paused: isPaused } });
      },
    });
    const paused = await readyInstance(test.cache);
    expect([before.isPaused, paused.isPaused]).toEqual([false, true]);
    expect(paused.revision).not.toBe(before.revision);
    isPaused = false;
    test.cache.invalidate();
    const going = await readyInstance(test.cache);
    expect([going.isPaused, going.revision]).toEqual([false, before.revision]);
  });
});

describe('the first visitor of a host', () => {
  it('waits for the core and is shown its brand', async () => {
    const instance = await readyInstance(test.cache);
    expect(instance.settings.panelName).toBe('Aurora');
    expect(instance.pages.size).toBe(3);
    expect(instance.menu).toHaveLength(2);
    expect(instance.banners).toHaveLength(3);
    expect(instance.specialOffers).toHaveLength(1);
    expect(test.upstream.calls.sort()).toEqual(PATHS);
  });

  it('waits longer for it than those whom an older page can be shown', async () => {
    const { fetchDocument } = test.upstream;
    await test.restart({
      patienceMs: 1,
      callMs: 60_000,
      fetchDocument: async (request) => {
        const answer = await fetchDocument(request);
        await pause(50);
        return answer;
      },
    });
    const instance = await readyInstance(test.cache);
    expect(instance.settings.panelName).toBe('Aurora');
    expect(instance.menu).toHaveLength(2);
  });

  it('shares one call for each document with a thousand others', async () => {
    const found = await Promise.all(Array.from({ length: 1_000 }, () => readyInstance(test.cache)));
    expect(new Set(found).size).toBe(1);
    expect(test.upstream.calls.sort()).toEqual(PATHS);
  });

  it('is served without code that is no script, and the log says where it stands', async () => {
    const settings = { ...Object(test.upstream.documents['/settings']) };
    settings.customCode = { source: 'let = ;' };
    test.upstream.documents = { ...test.upstream.documents, '/settings': settings };
    expect((await readyInstance(test.cache)).customCodeFault).toMatch(/Unexpected token/);
    const lines = test.log.lines.filter(({ message }) => message.startsWith('custom code'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'warn',
      fields: { document: 'settings', pointer: '/customCode/source' },
    });
  });

  it('is served although calls that an instance can do without are missing', async () => {
    test.upstream.documents = { '/settings': test.upstream.documents['/settings'] };
    const { pages, menu, ...lists } = await readyInstance(test.cache);
    const { banners, specialOffers } = lists;
    expect([pages.size, menu, banners, specialOffers]).toEqual([0, [], [], []]);
  });

  it('has nothing to see while the core has never answered, and the core gets a rest', async () => {
    test.upstream.respond = (_, response) => response.writeHead(500).end();
    expect(await test.cache.get('localhost')).toEqual({ kind: 'unavailable' });
    expect(await test.cache.get('localhost')).toEqual({ kind: 'unavailable' });
    expect(test.upstream.calls).toEqual(['/settings']);
    test.upstream.respond = undefined;
    test.at.ms += 1_000;
    expect(await nameOf()).toBe('Aurora');
  });

  it.each([['settings'], [null], [{}], [{ panelName: 1, colours: 'red' }]])(
    'is not shown a brand made out of %j',
    async (settings) => {
      test.upstream.documents['/settings'] = settings;
      expect(await test.cache.get('localhost')).toEqual({ kind: 'unavailable' });
    },
  );
});

describe('a fresh instance', () => {
  it('is served without asking the core', async () => {
    await readyInstance(test.cache);
    test.at.ms += 59_999;
    rename('Borealis');
    expect(await nameOf()).toBe('Aurora');
    expect(test.upstream.calls).toHaveLength(5);
  });
});

describe('a stale instance', () => {
  it('is served at once while the new one is fetched behind it', async () => {
    await readyInstance(test.cache);
    test.at.ms += 60_000;
    rename('Borealis');
    expect(await nameOf()).toBe('Aurora');
    await vi.waitFor(async () => expect(await nameOf()).toBe('Borealis'));
  });

  it('stays the same object when the core says that nothing changed', async () => {
    const before = await readyInstance(test.cache);
    test.at.ms += 60_000;
    await readyInstance(test.cache);
    await vi.waitFor(() => expect(test.upstream.calls).toHaveLength(10));
    test.cache.invalidate();
    expect(await readyInstance(test.cache)).toBe(before);
  });

  it('stays the same object when the core repeats itself without an ETag', async () => {
    test.upstream.respond = (request, response) => {
      const data = test.upstream.documents[request.url ?? ''];
      response.end(JSON.stringify({ data }));
    };
    const before = await readyInstance(test.cache);
    test.cache.invalidate();
    expect(await readyInstance(test.cache)).toBe(before);
  });
});

describe('news', () => {
  it('are shown to the very next visitor', async () => {
    await readyInstance(test.cache);
    rename('Borealis');
    test.cache.invalidate('localhost');
    expect(await nameOf()).toBe('Borealis');
  });

  it('of a host reach those who came with a port, and no other host', async () => {
    await Promise.all([nameOf('localhost:3000'), nameOf('nova.localhost:3000')]);
    rename('Borealis');
    test.cache.invalidate('localhost');
    expect(await nameOf('localhost:3000')).toBe('Borealis');
    expect(await nameOf('nova.localhost:3000')).toBe('Aurora');
  });

  it('of all hosts reach all', async () => {
    await Promise.all([nameOf('localhost'), nameOf('nova.localhost')]);
    rename('Borealis');
    test.cache.invalidate();
    expect(await Promise.all([nameOf('localhost'), nameOf('nova.localhost')])).toEqual([
      'Borealis',
      'Borealis',
    ]);
  });

  it('overtake what is being fetched, for those who wait already, too', async () => {
    let release = () => {};
    const isHeld = new Promise<void>((held) => {
      test.upstream.respond = (request, response) => {
        if (request.url !== '/settings') return;
        // What was old when it left the core arrives after the news are out.
        release = () => response.end(JSON.stringify({ data: documentsByPath('Old')['/settings'] }));
        held();
      };
    });
    const waiting = nameOf();
    await isHeld;
    test.upstream.respond = undefined;
    rename('Borealis');
    test.cache.invalidate('localhost');
    release();
    expect(await waiting).toBe('Borealis');
    expect(await nameOf()).toBe('Borealis');
  });

  it('are not waited for longer than the limit', async () => {
    await readyInstance(test.cache);
    await test.restart({ patienceMs: 50 });
    await readyInstance(test.cache);
    test.upstream.respond = () => {};
    test.cache.invalidate('localhost');
    expect(await nameOf()).toBe('Aurora');
  });

  it('come although they take longer than a visitor waits for them', async () => {
    await readyInstance(test.cache);
    const { fetchDocument } = test.upstream;
    let release = () => {};
    const isHeld = new Promise<void>((held) => (release = held));
    await test.restart({
      patienceMs: 1,
      callMs: 3_600_000,
      fetchDocument: (request) => isHeld.then(() => fetchDocument(request)),
    });
    rename('Borealis');
    test.cache.invalidate('localhost');
    expect(await nameOf()).toBe('Aurora');
    release();
    await expect.poll(() => nameOf()).toBe('Borealis');
    expect(test.log.lines.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('are waited for by nobody once somebody has waited long enough for the very call', async () => {
    await readyInstance(test.cache);
    await test.restart({ patienceMs: 3_600_000, callMs: 3_600_000 });
    await readyInstance(test.cache);
    const isAsked = new Promise<void>((asked) => (test.upstream.respond = () => asked()));
    test.cache.invalidate('localhost');
    const waiting = nameOf();
    await isAsked;
    test.at.ms += 3_600_000;
    expect(await nameOf()).toBe('Aurora');
    await test.restart();
    expect(await waiting).toBe('Aurora');
  });

  it('are given up at the limit although memory is tidied up meanwhile', async () => {
    await readyInstance(test.cache);
    await test.restart({ patienceMs: 200, callMs: 200 });
    test.upstream.respond = () => {};
    test.log.lines.length = 0;
    const found = readyInstance(test.cache);
    await expect.poll(() => test.upstream.calls.length).toBeGreaterThan(5);
    collectGarbage();
    await found;
    await expect
      .poll(() => test.log.lines.map(({ message }) => message))
      .toContain('instance document not fetched');
  });

  it('are waited for as they were when somebody came, whatever comes out meanwhile', async () => {
    await readyInstance(test.cache);
    await test.restart({ patienceMs: 3_600_000, callMs: 3_600_000 });
    await readyInstance(test.cache);
    test.upstream.calls.length = 0;
    let published = 0;
    test.upstream.respond = (request, response) => {
      published += 1;
      rename(`Borealis ${published}`);
      test.cache.invalidate();
      response.end(JSON.stringify({ data: test.upstream.documents[request.url ?? ''] }));
    };
    test.cache.invalidate();
    expect(await nameOf()).toMatch(/^Borealis/);
    expect(test.upstream.calls).toHaveLength(10);
    test.upstream.respond = undefined;
  });

  it('are not waited for longer either when each is overtaken by the next', async () => {
    await readyInstance(test.cache);
    await test.restart({ patienceMs: 50 });
    await readyInstance(test.cache);
    test.upstream.respond = () => test.cache.invalidate();
    test.cache.invalidate();
    expect(await nameOf()).toBe('Aurora');
    test.upstream.respond = undefined;
  });
});

describe('a host that the core does not know', () => {
  const refuse = (message?: string) => {
    test.upstream.respond = (_, response) => {
      const body = message ? { message, statusCode: 421, code: 'unknown_host' } : 'misdirected';
      response.writeHead(421).end(JSON.stringify(body));
    };
  };

  it('is answered with the sentence of the core, which is not asked again', async () => {
    refuse('Add shop.example to an instance.');
    const answer = { kind: 'unknown-host', message: 'Add shop.example to an instance.' };
    expect(await test.cache.get('shop.example')).toEqual(answer);
    const calls = [...test.upstream.calls];
    expect(new Set(calls)).toEqual(new Set(['/settings']));
    expect(await test.cache.get('shop.example')).toEqual(answer);
    expect(test.upstream.calls).toEqual(calls);
  });

  it('is known soon after it was added, and at once when the change is announced', async () => {
    refuse('Unknown');
    await test.cache.get('a.example');
    await test.cache.get('b.example');
    test.upstream.respond = undefined;
    test.cache.invalidate('a.example');
    expect(await nameOf('a.example')).toBe('Aurora');
    expect((await test.cache.get('b.example')).kind).toBe('unknown-host');
    test.at.ms += 5_000;
    expect(await nameOf('b.example')).toBe('Aurora');
  });

  it('goes off the air when the core says so, for good', async () => {
    await readyInstance(test.cache);
    refuse('Moved away');
    test.cache.invalidate('localhost');
    expect((await test.cache.get('localhost')).kind).toBe('unknown-host');
    await test.restart();
    test.upstream.respond = (_, response) => response.destroy();
    expect(await test.cache.get('localhost')).toEqual({ kind: 'unavailable' });
  });

  it('stays on the air when only a proxy says so', async () => {
    await readyInstance(test.cache);
    refuse();
    test.cache.invalidate('localhost');
    expect(await nameOf()).toBe('Aurora');
  });

  it.each([421, 500])(
    'costs those that are known nothing, however many get a %i',
    async (status) => {
      await test.restart({
        fetchDocument: (request) =>
          request.host === 'localhost'
            ? test.upstream.fetchDocument(request)
            : Promise.resolve(new Response('{}', { status })),
      });
      const known = await readyInstance(test.cache);
      for (let round = 0; round < 30; round += 1) {
        const flood = Array.from({ length: 50 }, (_, index) => `${round}-${index}.example`);
        await Promise.all(flood.map((host) => test.cache.get(host)));
      }
      expect(await readyInstance(test.cache)).toBe(known);
    },
  );

  it('is not even asked for while too many of them are', async () => {
    const calls: string[] = [];
    await test.restart({
      callMs: 50,
      fetchDocument: ({ host }) => {
        calls.push(host);
        return new Promise(() => {});
      },
    });
    const flood = Array.from({ length: 300 }, (_, index) => test.cache.get(`${index}.example`));
    const found = await Promise.all(flood);
    expect(found.every(({ kind }) => kind === 'unavailable')).toBe(true);
    expect(calls).toHaveLength(100);
  });
});

describe('hosts of one instance', () => {
  it('share what is equal, and each has its own name', async () => {
    const [one, other] = [
      await readyInstance(test.cache, 'a'),
      await readyInstance(test.cache, 'b'),
    ];
    expect(other.settings).toBe(one.settings);
    expect(other.pages).toBe(one.pages);
    expect([one.host, other.host]).toEqual(['a', 'b']);
  });
});
