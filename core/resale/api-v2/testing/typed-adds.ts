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

export const UNTYPED_ADDS: (readonly [name: string, said: Said, text: string, because?: string])[] =
  [
    [
      'runs of what is sold without',
      of('Poll', { answer_number: 1, runs: 2, interval: 60 }),
      SAYS.request,
      'runs',
    ],
    ['no user names to mention', of('Mentions', {}), SAYS.request, 'usernames'],
    [
      'undefined for user names',
      of('Mentions', { usernames: 'undefined' }),
      SAYS.request,
      'usernames',
    ],
    [
      'a sentence for a user name',
      of('Mentions', { usernames: 'who is it' }),
      SAYS.request,
      'usernames',
    ],
    ['no hashtags', of('Mentions with Hashtags', { usernames: 'ada' }), SAYS.request, 'hashtags'],
    [
      'a quantity in place of a list',
      of('Mentions Custom List', { quantity: 5 }),
      SAYS.request,
      'usernames',
    ],
    ['a list too short', of('Mentions Custom List', { usernames: 'ada' }), SAYS.least(2)],
    [
      'a sentence for a hashtag',
      of('Mentions Hashtag', { hashtag: 'a b' }),
      SAYS.request,
      'hashtag',
    ],
    [
      'no user whose followers are meant',
      of('Mentions User Followers', {}),
      SAYS.request,
      'username',
    ],
    [
      'words for a medium',
      of('Mentions Media Likers', { media: 'that one' }),
      SAYS.request,
      'media',
    ],
    [
      'nobody whose comment is liked',
      of('Comment Likes', { usernames: 'ada' }),
      SAYS.request,
      'username',
    ],
    [
      'two lines for one user',
      of('Comment Likes', { username: 'ada\nbob' }),
      SAYS.request,
      'username',
    ],
    ['no answer of a poll', of('Poll', {}), SAYS.request, 'answer_number'],
    ['words for an answer', of('Poll', { answer_number: 'yes' }), SAYS.request, 'answer_number'],
    ['an answer before the first', of('Poll', { answer_number: 0 }), SAYS.request, 'answer_number'],
    ['too few votes', of('Poll', { answer_number: 1, quantity: 90 }), SAYS.least(100)],
    [
      'more votes than there can be',
      of('Poll', { answer_number: 1, quantity: '99999999999' }),
      SAYS.most(100_000),
    ],
    ['no groups', of('Invites from Groups', {}), SAYS.request, 'groups'],
    ['no country', of('Web Traffic', { ...VISITS, country: '' }), SAYS.request, 'country'],
    [
      'a country that is not offered',
      of('Web Traffic', { ...VISITS, country: 'FR' }),
      SAYS.request,
      'country',
    ],
    ['a sixth device', of('Web Traffic', { ...VISITS, device: 6 }), SAYS.request, 'device'],
    [
      'no type of traffic',
      of('Web Traffic', { ...VISITS, type_of_traffic: '' }),
      SAYS.request,
      'type_of_traffic',
    ],
    [
      'a search for nothing',
      of('Web Traffic', { ...VISITS, type_of_traffic: 1 }),
      SAYS.request,
      'google_keyword',
    ],
    [
      'a page that refers nowhere',
      of('Web Traffic', { ...VISITS, type_of_traffic: 2 }),
      SAYS.request,
      'referring_url',
    ],
  ];
