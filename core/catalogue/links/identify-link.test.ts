import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyLink } from '#core/tenancy/link-rules/identify-link.pure.ts';
import { KNOWN_LINKS, KNOWN_REGISTRY } from './known-networks.pure.ts';
import { LinkRegistry } from '#core/tenancy/link-rules/link-network.pure.ts';
import { HOSTILE_LINKS } from './testing/hostile-links.ts';
import { REAL_LINKS } from './testing/real-links.ts';

const identify = (text: string, network?: string) =>
  identifyLink(text, { registry: KNOWN_REGISTRY, network });

const ALL = Object.entries(REAL_LINKS).flatMap(([network, rows]) =>
  rows.map(([written, shape, url]) => ({ network, written, shape, url })),
);

describe('a link as people copy it', () => {
  it('is known of every network, and of many forms', () => {
    expect(Object.keys(REAL_LINKS).sort()).toEqual(KNOWN_LINKS.map(({ slug }) => slug).sort());
    expect(ALL.length).toBeGreaterThanOrEqual(300);
  });

  it.each(ALL)('$written is of $network: $shape', ({ network, written, shape, url }) => {
    expect(identify(written)).toMatchObject({ network, shape, url });
  });

  it('has one form, which is its own, and one key', () => {
    for (const { written } of ALL) {
      const link = identify(written);
      if (typeof link === 'string') throw new Error(written);
      expect(identify(link.url)).toMatchObject({ url: link.url, key: link.key });
      expect(new URL(link.url).href.replace(/\/$/, '')).toBe(link.url);
    }
  });

  it.each([
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.instagram.com/reel/C5zQf8hLk2P/', 'https://www.instagram.com/p/C5zQf8hLk2P/'],
    [
      'https://m.tiktok.com/v/7106594312292453675.html',
      'https://www.tiktok.com/@a/video/7106594312292453675',
    ],
    [
      'https://x.com/i/web/status/1445078208190291973',
      'https://twitter.com/NASA/status/1445078208190291973',
    ],
    ['https://www.threads.net/t/CuVdwhVRyTa', 'https://www.threads.com/@zuck/post/CuVdwhVRyTa'],
    ['https://redd.it/haucpf', 'https://old.reddit.com/r/funny/comments/haucpf/words/'],
    ['https://t.me/durov/7/142', 'https://t.me/s/Durov/142'],
  ])('%s is the same thing as %s', (one, other) => {
    const [first, second] = [identify(one), identify(other)];
    expect(first).toMatchObject({ key: expect.any(String) });
    expect((second as { key: string }).key).toBe((first as { key: string }).key);
  });

  it.each([
    ['https://t.me/durov/142', 'https://t.me/durov/143'],
    ['https://t.me/durov/142', 'https://t.me/telegram/142'],
    ['https://soundcloud.com/a-b/one', 'https://soundcloud.com/c-d/one'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcq'],
    [
      'https://open.spotify.com/user/4cOdK2wGLETKBW3PvgPWqT',
      'https://open.spotify.com/artist/4cOdK2wGLETKBW3PvgPWqT',
    ],
  ])('%s is another thing than %s', (one, other) => {
    expect((identify(one) as { key: string }).key).not.toBe(
      (identify(other) as { key: string }).key,
    );
  });
});

describe('a name alone', () => {
  it.each([
    ['youtube', '@MrBeast', 'https://www.youtube.com/@mrbeast'],
    ['youtube', 'MrBeast', 'https://www.youtube.com/@mrbeast'],
    ['instagram', '@nat.geo', 'https://www.instagram.com/nat.geo'],
    ['tiktok', '@khaby.lame', 'https://www.tiktok.com/@khaby.lame'],
    ['facebook', 'nasa', 'https://www.facebook.com/nasa'],
    ['telegram', '@durov', 'https://t.me/durov'],
    ['x', '@NASA', 'https://x.com/nasa'],
    ['twitch', 'ninja', 'https://www.twitch.tv/ninja'],
    ['soundcloud', '@octobersveryown', 'https://soundcloud.com/octobersveryown'],
    ['pinterest', 'marie', 'https://www.pinterest.com/marie'],
    ['reddit', 'r/Funny', 'https://www.reddit.com/r/funny'],
    ['reddit', 'u/spez', 'https://www.reddit.com/user/spez'],
    ['threads', '@zuck', 'https://www.threads.com/@zuck'],
    ['snapchat', 'djkhaled305', 'https://www.snapchat.com/add/djkhaled305'],
  ])('is known where the network is: %s %s', (network, text, url) => {
    expect(identify(text, network)).toMatchObject({ network, url });
  });

  it.each([
    ['x', 'a-name', 'unreadable'],
    ['tiktok', 'khaby.lame', 'unknown_network'],
    ['instagram', 'explore', 'unreadable'],
    ['telegram', '@abc', 'unreadable'],
    [undefined, '@durov', 'unreadable'],
    ['discord', 'Minecraft', 'unreadable'],
  ])('is nothing where it could mean something else: %s %s', (network, text, problem) => {
    expect(identify(text, network)).toBe(problem);
  });

  it('does not stand in the way of a link of another network', () => {
    expect(identify('https://x.com/nasa', 'youtube')).toMatchObject({ network: 'x' });
  });
});

describe('what is no link', () => {
  it('is told of hundreds of tricks', () => {
    expect(new Set(HOSTILE_LINKS.map(([, text]) => text)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(HOSTILE_LINKS)('is refused for %s (%#)', (_trick, text) => {
    for (const network of [undefined, 'youtube', 'instagram']) {
      expect(identify(text, network)).toEqual(expect.stringMatching(/^(un|short)/));
    }
  });

  it('is told apart by what to do about it', () => {
    expect(identify('https://bit.ly/3abcdef')).toBe('shortened');
    expect(identify('https://example.com/watch')).toBe('unknown_network');
    expect(identify('https://www.youtube.com/feed/trending')).toBe('unknown_page');
    expect(identify('javascript:alert(1)')).toBe('unreadable');
  });
});

const pieces = fc.constantFrom(
  ...[
    'https://',
    'http:',
    '//',
    '/',
    '?',
    '&',
    '#',
    '@',
    ':',
    '%',
    '.',
    '..',
    '\\',
    '=',
    '%2e',
    '\u202E',
    'ı',
    'İ',
  ],
  ...[
    'www.youtube.com',
    'youtu.be',
    't.me',
    'x.com',
    'watch?v=',
    'dQw4w9WgXcQ',
    'nasa',
    'status',
    '1234567890',
  ],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 12 })
    .map((all) => all.join('')),
  fc
    .constantFrom(...ALL.map(({ written }) => written))
    .chain((written) =>
      fc
        .tuple(fc.nat(written.length), pieces)
        .map(([at, piece]) => written.slice(0, at) + piece + written.slice(at)),
    ),
);

describe('any text', () => {
  it('is answered, and what it is identified as is so once more', () => {
    fc.assert(
      fc.property(
        texts,
        fc.option(fc.constantFrom(...KNOWN_LINKS.map(({ slug }) => slug)), { nil: undefined }),
        (text, network) => {
          const link = identify(text, network);
          if (typeof link === 'string') return;
          expect(identify(link.url)).toMatchObject({
            network: link.network,
            url: link.url,
            key: link.key,
          });
          // It is nothing but a plain link of that network, whatever it was made of.
          const { protocol, username, password, port, hash, hostname } = new URL(link.url);
          expect([protocol, username, password, port, hash]).toEqual(['https:', '', '', '', '']);
          expect(KNOWN_REGISTRY.siteOf(hostname)?.network.slug).toBe(link.network);
          expect(link.url).toMatch(/^[!-~]+$/);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('is read once, however it repeats itself', () => {
    // Ten times as long an address must not take much more than ten times the steps: what is longer
    // than any link is not read at all, and no pattern has a part that could be tried twice.
    let looked = 0;
    const counted = new LinkRegistry(KNOWN_LINKS);
    const long = `https://www.youtube.com/${'@a/'.repeat(60_000)}`;
    const spy = new Proxy(counted, {
      get(registry, name) {
        looked += 1;
        const value: unknown = Reflect.get(registry, name);
        return typeof value === 'function' ? value.bind(registry) : value;
      },
    });
    expect(identifyLink(long, { registry: spy })).toBe('unreadable');
    expect(looked).toBe(0);
  });
});

describe('an owner’s own network', () => {
  const own = new LinkRegistry([
    ...KNOWN_LINKS,
    {
      slug: 'rooms',
      home: 'rooms.example',
      sites: [
        {
          hosts: ['rooms.example', 'de.rooms.example'],
          patterns: [{ shape: 'group', path: '/room/{id:digits:3-9}' }],
        },
      ],
    },
  ]);

  it('is told by its patterns, beside the known ones', () => {
    expect(identifyLink('http://de.rooms.example/room/123/', { registry: own })).toMatchObject({
      network: 'rooms',
      url: 'https://rooms.example/room/123',
    });
    expect(identifyLink('rooms.example/room/x', { registry: own })).toBe('unknown_page');
    expect(identifyLink('a.b.rooms.example/room/123', { registry: own })).toBe('unknown_network');
  });

  it('is refused where a pattern cannot be read', () => {
    const broken = {
      slug: 'a',
      home: 'a.example',
      sites: [
        { hosts: ['a.example'], patterns: [{ shape: 'post', path: '/{id:regex}' } as const] },
      ],
    };
    expect(() => new LinkRegistry([broken])).toThrow('cannot be read');
  });
});
