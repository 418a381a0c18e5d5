import { expect, test } from 'vitest';
import { filterMenu } from './services-menu.ts';

const type = (id: number, name: string) => ({ id, slug: `t${id}`, name, from: '1', count: 1 });
const YOUTUBE = {
  id: 1,
  name: 'YouTube',
  icon: 'youtube',
  hasSearch: false,
  types: [type(1, 'Views'), type(2, 'Likes')],
};
const TIKTOK = {
  id: 2,
  name: 'TikTok',
  icon: 'tiktok',
  hasSearch: false,
  types: [type(3, 'Views'), type(4, 'Shares')],
};
const ALL = [YOUTUBE, TIKTOK];

function shown(letters: string) {
  return filterMenu(ALL, letters).map(({ name, types }) => [name, ...types.map((t) => t.name)]);
}

test.each([
  [
    '',
    [
      ['YouTube', 'Views', 'Likes'],
      ['TikTok', 'Views', 'Shares'],
    ],
  ],
  [
    '  ',
    [
      ['YouTube', 'Views', 'Likes'],
      ['TikTok', 'Views', 'Shares'],
    ],
  ],
  [
    'IEW',
    [
      ['YouTube', 'Views'],
      ['TikTok', 'Views'],
    ],
  ],
  ['share', [['TikTok', 'Shares']]],
  ['tiktok', [['TikTok', 'Views', 'Shares']]],
  ['tube LIKES', [['YouTube', 'Likes']]],
  ['followers', []],
])('“%s” leaves what has these letters in its name', (letters, left) => {
  expect(shown(letters)).toEqual(left);
});

test('filtering changes nothing of what it filters', () => {
  filterMenu(ALL, 'shares');
  expect(YOUTUBE.types).toHaveLength(2);
});
