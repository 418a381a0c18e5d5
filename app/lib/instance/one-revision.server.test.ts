import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsByPath } from '#tests/instance/fake-upstream.ts';
import {
  readyInstance,
  startCache,
  type CacheUnderTest,
} from '#tests/instance/cache-under-test.ts';

let test: CacheUnderTest;
/** What is public now; each publication marks the settings and the menu alike. */
let published: number;
/** Publishes before these calls are answered, each once. */
let publishBefore: Set<string>;
/** What of older revisions the core still knows. */
let knows: (revision: number) => boolean;
let breaks: string | undefined;

beforeEach(async () => {
  test = await startCache();
  published = 1;
  publishBefore = new Set();
  knows = () => true;
  breaks = undefined;
  test.upstream.respond = answer;
});
afterEach(() => test.stop());

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  if (publishBefore.delete(path)) published += 1;
  if (path === breaks) {
    response.writeHead(500).end();
    return;
  }
  const asked = Number(request.headers['x-revision'] ?? published);
  const revision = knows(asked) ? asked : published;
  response.setHeader('x-revision', String(revision));
  response.end(JSON.stringify({ data: documentsOf(revision)[path] }));
}

function documentsOf(revision: number): Record<string, unknown> {
  const menu = [{ id: 'menu', title: `Menu ${revision}`, url: '/orders', sorting: 1 }];
  return { ...documentsByPath(`Shop ${revision}`), '/menu-items': menu };
}

async function shown() {
  const { settings, menu } = await readyInstance(test.cache);
  return [settings.panelName, menu[0]?.title];
}

describe('an instance is of one revision', () => {
  it.each(['/settings', '/menu-items', '/banners', '/pages', '/api/v1/special-offers'])(
    'when one is published before the answer at %s, which an older page waits for',
    async (path) => {
      await shown();
      published = 2;
      publishBefore.add(path);
      test.cache.invalidate();
      expect(await shown()).toEqual(['Shop 3', 'Menu 3']);
    },
  );

  it('when one is published between the settings and the lists of a first visit', async () => {
    publishBefore.add('/menu-items');
    expect(await shown()).toEqual(['Shop 1', 'Menu 1']);
  });

  it('when its core forgets what was public as soon as the next one is', async () => {
    knows = (revision) => revision === published;
    publishBefore.add('/menu-items');
    expect(await shown()).toEqual(['Shop 2', 'Menu 2']);
  });

  it('which stays when its core forgets and publishes all the time', async () => {
    await shown();
    knows = () => false;
    test.upstream.respond = (request, response) => {
      published += 1;
      answer(request, response);
    };
    test.cache.invalidate();
    expect(await shown()).toEqual(['Shop 1', 'Menu 1']);
  });

  it('which stays when a part of the next one cannot be had', async () => {
    await shown();
    published = 2;
    breaks = '/menu-items';
    test.cache.invalidate();
    expect(await shown()).toEqual(['Shop 1', 'Menu 1']);
    breaks = undefined;
    test.cache.invalidate();
    expect(await shown()).toEqual(['Shop 2', 'Menu 2']);
  });

  it('until a part has failed often: then what there is of the next one is shown', async () => {
    await shown();
    published = 2;
    breaks = '/menu-items';
    const names: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      test.cache.invalidate();
      names.push((await shown())[0]);
    }
    expect(names).toEqual(['Shop 1', 'Shop 1', 'Shop 1', 'Shop 2']);
  });
});
