import { expect } from 'vitest';
import { SAYS } from '../words.pure.ts';
import { MORE } from './contract-world.ts';
import type { Said } from './program.ts';

/** Orders of the types that ask for something beside the link, and how they are refused. */

const of = (type: keyof typeof MORE, said: Said): Said => ({
  ...{ service: MORE[type], quantity: 1_000 },
  ...said,
});
const written = (...lists: string[][]) => ({
  targetable_values: lists.map((values) => expect.objectContaining({ values }) as unknown),
});

const VISITS = { country: 'US', device: 5, type_of_traffic: 3 };
const POST = 'https://photos.example/p/1';

export const TYPED_ADDS: (readonly [name: string, said: Said, order: object])[] = [
  ['Mentions', of('Mentions', { usernames: 'ada\r\n\n@bo.b\n' }), written(['ada', '@bo.b'])],
  [
    'Mentions with Hashtags',
    of('Mentions with Hashtags', { usernames: 'ada', hashtags: '#boats\nships' }),
    written(['#boats', 'ships'], ['ada']),
  ],
  [
    'Mentions Custom List',
    of('Mentions Custom List', { quantity: '', usernames: 'ada\nbob\ncleo' }),
    { quantity: 3, cost: '0.003', ...written(['ada', 'bob', 'cleo']) },
  ],
  ['Mentions Hashtag', of('Mentions Hashtag', { hashtag: '#boats' }), written(['#boats'])],
  ['Mentions User Followers', of('Mentions User Followers', { username: 'ada' }), written(['ada'])],
  ['Mentions Media Likers', of('Mentions Media Likers', { media: POST }), written([POST])],
  [
    'Comment Likes',
    of('Comment Likes', { username: 'ada', usernames: 'undefined' }),
    written(['ada']),
  ],
  ['Poll', of('Poll', { answer_number: 2 }), { cost: '1', ...written(['2']) }],
  [
    'Invites from Groups',
    of('Invites from Groups', { groups: 'One\nTwo' }),
    written(['One', 'Two']),
  ],
  ['Web Traffic, direct', of('Web Traffic', VISITS), written(['US'], ['5'], ['3'])],
  [
    'Web Traffic, searched for',
    of('Web Traffic', { ...VISITS, type_of_traffic: 1, google_keyword: 'boats', country: 'de' }),
    written(['DE'], ['5'], ['1'], ['boats']),
  ],
  [
    'Web Traffic, referred',
    of('Web Traffic', {
      ...{ ...VISITS, type_of_traffic: 2, referring_url: POST },
      // Meant for another type of traffic, so it says nothing.
      ...{ google_keyword: 'boats', country: 'United States' },
    }),
    written(['US'], ['5'], ['2'], [POST]),
  ],
  [
    'Web Traffic, in runs',
    of('Web Traffic', { ...VISITS, runs: 2, interval: 60 }),
    { quantity: 1_000 },
  ],
];

type Untyped = readonly [name: string, said: Said, text: string, because?: string];

/** The contract has one text for all of these; a header of ours names the parameter. */
const wrong = (name: string, parameter: string, said: Said): Untyped => {
  return [name, said, SAYS.request, parameter];
};

export const UNTYPED_ADDS: Untyped[] = [
  wrong(
    'runs of what is sold without',
    'runs',
    of('Poll', { answer_number: 1, runs: 2, interval: 60 }),
  ),
  wrong('no user names to mention', 'usernames', of('Mentions', {})),
  wrong('undefined for user names', 'usernames', of('Mentions', { usernames: 'undefined' })),
  wrong('a sentence for a user name', 'usernames', of('Mentions', { usernames: 'who is it' })),
  wrong('no hashtags', 'hashtags', of('Mentions with Hashtags', { usernames: 'ada' })),
  wrong('a quantity in place of a list', 'usernames', of('Mentions Custom List', { quantity: 5 })),
  ['a list too short', of('Mentions Custom List', { usernames: 'ada' }), SAYS.least(2)],
  wrong('a sentence for a hashtag', 'hashtag', of('Mentions Hashtag', { hashtag: 'a b' })),
  wrong('no user whose followers are meant', 'username', of('Mentions User Followers', {})),
  wrong('words for a medium', 'media', of('Mentions Media Likers', { media: 'that one' })),
  wrong('nobody whose comment is liked', 'username', of('Comment Likes', { usernames: 'ada' })),
  wrong('two lines for one user', 'username', of('Comment Likes', { username: 'ada\nbob' })),
  wrong('no answer of a poll', 'answer_number', of('Poll', {})),
  wrong('words for an answer', 'answer_number', of('Poll', { answer_number: 'yes' })),
  wrong('an answer before the first', 'answer_number', of('Poll', { answer_number: 0 })),
  ['too few votes', of('Poll', { answer_number: 1, quantity: 90 }), SAYS.least(100)],
  [
    'more votes than there can be',
    of('Poll', { answer_number: 1, quantity: '99999999999' }),
    SAYS.most(100_000),
  ],
  wrong('no groups', 'groups', of('Invites from Groups', {})),
  wrong('no country', 'country', of('Web Traffic', { ...VISITS, country: '' })),
  wrong(
    'a country that is not offered',
    'country',
    of('Web Traffic', { ...VISITS, country: 'FR' }),
  ),
  wrong('a sixth device', 'device', of('Web Traffic', { ...VISITS, device: 6 })),
  wrong(
    'no type of traffic',
    'type_of_traffic',
    of('Web Traffic', { ...VISITS, type_of_traffic: '' }),
  ),
  wrong(
    'a search for nothing',
    'google_keyword',
    of('Web Traffic', { ...VISITS, type_of_traffic: 1 }),
  ),
  wrong(
    'a page that refers nowhere',
    'referring_url',
    of('Web Traffic', { ...VISITS, type_of_traffic: 2 }),
  ),
];
