import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { parseRichText } from '#app/lib/content/rich-text.server.ts';
import { RICH_TAGS, type RichNode } from '#app/lib/content/rich-text.ts';
import { sniffPicture } from '#core/platform/assets/asset.ts';
import { PictureRefusal } from '#core/platform/assets/picture-refusal.ts';
import { preparePicture } from '#core/platform/assets/prepare-picture.ts';
import { isStorable } from '#core/platform/http/storable.ts';
import { isDocument } from '#instance-schema/validate.ts';
import { startServer } from '#tests/harness/start-server.ts';
import html from '#tests/hostile/html-vectors.json' with { type: 'json' };
import svg from '#tests/hostile/svg-vectors.json' with { type: 'json' };
import { expect, test as base } from './panel.ts';
import { SETTING, type Scene, type Stage } from './stages.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/instances');
const PER_PAGE = 25;
/** What a text is made of, and the title and the frame that a page puts around it. */
const MARKUP = new Set<string>([...RICH_TAGS, 'div', 'span', 'header', 'h1']);

interface Picture {
  address: string;
  source: string;
}

interface Hostile extends Scene {
  pages: { slug: string; body: string; marks: string[] }[];
  pictures: Picture[];
}

/**
 * Many vectors on one page. What swallows all that follows it, a comment without an end for one,
 * stands at the end of its page, so that each vector is read as it was meant.
 */
function groupVectors() {
  const groups: string[][] = [];
  const swallowing: string[] = [];
  const marked = (vector: string, at: number) => `${vector}<h4>mark ${at}</h4>`;
  // What holds control characters or half a character is refused; the unit test has that as well.
  const isTaken = (page: object) => isStorable(page) && isDocument('page', page);
  const taken = html.filter((vector) => isTaken(pageOf('vector', vector)));
  taken.forEach((vector, at) => {
    const text = marked(vector, at);
    const isOpen = parseRichText(`${text}<h4>end</h4>`).filter(isHeading).length !== 2;
    if (isOpen) swallowing.push(vector);
    else if ((groups.at(-1)?.length ?? PER_PAGE) >= PER_PAGE) groups.push([text]);
    else groups.at(-1)?.push(text);
  });
  swallowing.forEach((vector, at) => {
    const group = groups[at];
    if (group) group.push(vector);
    else groups.push([vector]);
  });
  return groups.map((group, at) => {
    const body = group.join('\n');
    const marks = [...body.matchAll(/<h4>(mark \d+)<\/h4>/g)].map(([, mark = '']) => mark);
    return { slug: `hostile-${at}`, body, marks };
  });
}

function pageOf(slug: string, body: string) {
  const text = { schemaVersion: 1, route_name: slug, slug, meta_title: { en: slug } };
  return { ...text, meta_description: { en: slug }, body: { en: body } };
}

function isHeading(node: RichNode): boolean {
  return typeof node !== 'string' && node.tag === 'h4';
}

/** The pictures that are taken, under the names of their vectors; most are, without their poison. */
async function takenPictures(folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [at, source] of svg.entries()) {
    const bytes = new TextEncoder().encode(source);
    try {
      const { hash, extension } = await preparePicture(bytes);
      pictures.push({ address: `/instance-assets/marquee/${hash}.${extension}`, source });
      // As it was brought: the server cleans it on its own.
      await writeFile(path.join(folder, `vector-${at}.svg`), bytes);
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      expect(sniffPicture(bytes), error.problem).toMatch(/svg/);
    }
  }
  return pictures;
}

const HOSTILE: Stage<Hostile> = {
  async set() {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-hostile-'));
    await cp(FIXTURES, folder, { recursive: true });
    const pictures = await takenPictures(path.join(folder, 'marquee/assets'));
    const pages = groupVectors();
    for (const { slug, body } of pages) {
      const file = path.join(folder, `marquee/pages/${slug}.json`);
      await writeFile(file, JSON.stringify(pageOf(slug, body)));
    }
    const server = await startServer({ env: { MARQUEE_FIXTURES: folder } });
    const close = async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    };
    return { server, pages, pictures, close };
  },
};

const test = base.extend<{ hostile: Hostile; incidents: string[] }>({
  stage: HOSTILE,
  hostile: [async ({ stages }, use) => use(await stages.open(HOSTILE)), SETTING],
  incidents: async ({ context, page, hostile }, use) => {
    const incidents: string[] = [];
    await watch(context, incidents, hostile.server.port);
    page.on('dialog', (dialog) => {
      incidents.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await use(incidents);
  },
});

// The policy of the pages would stop most of these as well; here the cleaning has to, alone.
test.use({ bypassCSP: true });
// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

/** What no vector may reach: a script that runs, another host, another page. */
async function watch(context: BrowserContext, incidents: string[], port: number): Promise<void> {
  await context.exposeFunction('hit', () => incidents.push('a script ran'));
  await context.route('**', (route) => {
    const { hostname, port: asked, protocol } = new URL(route.request().url());
    const isOurs = hostname === 'localhost' && asked === String(port);
    if (isOurs || protocol === 'data:') return route.continue();
    incidents.push(`asked ${route.request().url()}`);
    return route.abort();
  });
  context.on('page', () => incidents.push('a window opened'));
}

test('owners’ markup runs nothing, asks nobody and leads nowhere on a real page @js', async ({
  page,
  hostile,
  incidents,
}) => {
  const origin = `http://localhost:${hostile.server.port}`;
  expect(hostile.pages.flatMap(({ marks }) => marks).length).toBeGreaterThan(200);
  for (const { slug, marks } of hostile.pages) {
    await page.goto(`${origin}/app/${slug}`);
    const text = page.locator('main');
    expect(await text.locator('h4').allTextContents(), slug).toEqual(marks);
    const found = await text.evaluate((main) => {
      // The outermost is a block's own frame, ours; what is inside came from the owner.
      const frame = '[data-block]:not([data-block] *)';
      const elements = [...main.querySelectorAll(`*:not(${frame})`)];
      return {
        tags: [...new Set(elements.map(({ localName }) => localName))],
        attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
        protocols: [...main.querySelectorAll('a')].map(({ protocol }) => protocol),
        hosts: [...main.querySelectorAll('a')].map(({ host }) => host),
      };
    });
    expect(
      found.tags.filter((tag) => !MARKUP.has(tag)),
      slug,
    ).toEqual([]);
    const known = ['class', 'href', 'rel', 'tabindex', 'role', 'data-discover'];
    expect(
      found.attributes.filter((name) => !known.includes(name)),
      slug,
    ).toEqual([]);
    const allowed = ['http:', 'https:', 'mailto:', 'tel:'];
    expect(
      found.protocols.filter((name) => !allowed.includes(name)),
      slug,
    ).toEqual([]);
    expect(
      found.hosts.filter((host) => host === 'evil.example'),
      slug,
    ).toEqual([]);
    await provoke(page);
    expect(page.url()).toBe(`${origin}/app/${slug}`);
    expect(page.frames()).toHaveLength(1);
    expect(incidents, slug).toEqual([]);
  }
});

/** Fires what handlers wait for, at every element. */
async function provoke(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const names = ['load', 'error', 'mouseover', 'focus', 'toggle', 'animationstart', 'wheel'];
    for (const element of main.querySelectorAll('*')) {
      for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
    }
  });
}

test('uploaded drawings run nothing and ask nobody, on a page and by themselves @js', async ({
  page,
  hostile,
  incidents,
}) => {
  const origin = `http://localhost:${hostile.server.port}`;
  expect(hostile.pictures.length).toBeGreaterThan(80);
  for (const { address, source } of hostile.pictures) {
    // No page that could come to run.
    const answer = await page.goto(origin + address, { waitUntil: 'load' });
    expect(answer?.status(), source).toBe(200);
    expect(answer?.headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(await page.evaluate(() => document.documentElement.localName), source).toBe('svg');
    expect(page.url()).toBe(origin + address);
    expect(incidents, source).toEqual([]);
  }
  await page.goto(`${origin}/app`);
  const broken = await page.evaluate(
    async (addresses) => {
      const shown = addresses.map(async (address) => {
        const image = document.createElement('img');
        image.src = address;
        document.body.append(image);
        await image.decode().catch(() => undefined);
        return image.naturalWidth > 0 ? [] : [address];
      });
      return (await Promise.all(shown)).flat();
    },
    hostile.pictures.map(({ address }) => address),
  );
  expect(broken).toEqual([]);
  expect(incidents).toEqual([]);
});
