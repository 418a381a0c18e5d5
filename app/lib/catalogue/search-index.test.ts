import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearch, markMatches, type SearchIndex } from './search-index.ts';

const INDEX: SearchIndex = {
  networks: [
    { id: 5, name: 'YouTube', icon: 'youtube' },
    { id: 6, name: 'TikTok', icon: 'tiktok' },
  ],
  types: [
    { slug: 'youtube-views', name: 'Views', network: 0 },
    { slug: 'tiktok-views', name: 'Views', network: 1 },
  ],
  services: {
    id: [101, 1012, 77],
    name: ['Steady views', 'Fast VIEWS 77', 'Likes from Österreich'],
    type: [0, 1, 0],
  },
  css: '',
};
const search = createSearch(INDEX);
const names = (query: string) => search(query).services.map(({ text }) => text);

test('names are found whatever their case, and by any of their parts', () => {
  expect(names('vIEw')).toEqual(['Steady views', 'Fast VIEWS 77']);
  expect(names('views fast')).toEqual(['Fast VIEWS 77']);
  expect(names('österREICH')).toEqual(['Likes from Österreich']);
});

test('a service is found by its number, and the very number comes first', () => {
  expect(names('101')).toEqual(['Steady views', 'Fast VIEWS 77']);
  expect(names('77')).toEqual(['Likes from Österreich', 'Fast VIEWS 77']);
});

test('networks lead to their catalogue, types to their page, services to themselves', () => {
  const { networks, types, services } = search('tiktok');
  expect(networks.map(({ to }) => to)).toEqual(['/?networkId=6']);
  expect(types.map(({ to }) => to)).toEqual(['/services/tiktok-views']);
  expect(services).toEqual([]);
  expect(search('1012').services.map(({ to }) => to)).toEqual(['/?search=1012']);
});

test('types of the same name say their network', () => {
  expect(search('views').types.map(({ detail }) => detail)).toEqual(['YouTube', 'TikTok']);
});

test('types are found by the words of their address, whatever the language of the names', () => {
  const types = [{ slug: 'youtube-likes', name: 'YouTube いいね', network: 0 }];
  const inJapanese = createSearch({ ...INDEX, types, services: { id: [], name: [], type: [] } });
  expect(inJapanese('youtube likes').types.map(({ text }) => text)).toEqual(['YouTube いいね']);
});

test.each(['', '   '])('“%s” finds nothing', (query) => {
  expect(search(query)).toEqual({ networks: [], types: [], services: [] });
});

test('what was looked for is set off in a name', () => {
  expect(markMatches('Steady views', 'VIEW st')).toEqual([
    { text: 'St', isMatch: true },
    { text: 'eady ', isMatch: false },
    { text: 'view', isMatch: true },
    { text: 's', isMatch: false },
  ]);
});

test('a name in pieces is the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, query) => {
      expect(
        markMatches(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('every name that is found has each of the words', () => {
  const words = fc.array(fc.constantFrom('views', 'a', 'S', '7', '10', 'x'), { maxLength: 3 });
  fc.assert(
    fc.property(words, (chosen) => {
      for (const { text, detail } of search(chosen.join(' ')).services) {
        const name = `${detail} ${text}`.toLowerCase();
        expect(chosen.every((word) => name.includes(word.toLowerCase()))).toBe(true);
      }
    }),
  );
});
