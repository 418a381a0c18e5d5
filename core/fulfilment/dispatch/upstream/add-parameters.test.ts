import { expect, it } from 'vitest';
import { addParameters } from './add-parameters.pure.ts';

type Written = Record<string, string[]>;

const asked = (tradeType: string, written: Written) =>
  addParameters({
    ...{ tradeType, sourceKey: '7', requestId: 'once', url: 'https://a.example/1', quantity: 100 },
    targets: Object.entries(written).map(([viewType, values], at) => ({
      ...{ targetId: at + 1, viewType: viewType === 'none' ? null : viewType, values },
    })),
  });

const LINKED = { service: '7', link: 'https://a.example/1', request_id: 'once' };
const COUNTED = { ...LINKED, quantity: '100' };
const VISITS = { country: ['US'], device: ['5'] };

it.each<[type: string, written: Written, parameters: object]>([
  ['Default', {}, COUNTED],
  ['Default', { comments: ['about boats'], none: ['de'] }, COUNTED],
  ['Something of their own', {}, COUNTED],
  ['Package', {}, LINKED],
  [
    'Custom Comments',
    { comments: ['One', 'Two'], none: ['de'] },
    { ...LINKED, comments: 'One\nTwo' },
  ],
  ['Custom Comments', { textarea: ['One'] }, { ...LINKED, comments: 'One' }],
  ['Custom Comments Package', { comments: ['One'] }, { ...LINKED, comments: 'One' }],
  [' mentions ', { usernames: ['ada', 'bob'] }, { ...COUNTED, usernames: 'ada\nbob' }],
  [
    'Mentions with Hashtags',
    { usernames: ['ada'], hashtags: ['boats', '#ships'] },
    { ...COUNTED, usernames: 'ada', hashtags: 'boats\n#ships' },
  ],
  ['Mentions Custom List', { usernames: ['ada', 'bob'] }, { ...LINKED, usernames: 'ada\nbob' }],
  ['Mentions Hashtag', { hashtag: ['#boats'] }, { ...COUNTED, hashtag: '#boats' }],
  ['Mentions User Followers', { followers_of: ['ada'] }, { ...COUNTED, username: 'ada' }],
  [
    'Mentions Media Likers',
    { media: ['https://a.example/2'] },
    { ...COUNTED, media: 'https://a.example/2' },
  ],
  ['Comment Likes', { comment_author: ['ada'] }, { ...COUNTED, username: 'ada' }],
  ['Poll', { answer_number: ['2'] }, { ...COUNTED, answer_number: '2' }],
  ['Invites from Groups', { groups: ['One', 'Two'] }, { ...COUNTED, groups: 'One\nTwo' }],
  ['SEO', { seo_keywords: ['boats', 'ships'] }, { ...COUNTED, keywords: 'boats\nships' }],
  // Orders from before kinds were kept.
  ['SEO', { none: ['boats'] }, { ...COUNTED, keywords: 'boats' }],
  [
    'Web Traffic',
    { ...VISITS, type_of_traffic: ['3'] },
    { ...COUNTED, country: 'US', device: '5', type_of_traffic: '3' },
  ],
  [
    'Web Traffic',
    { ...VISITS, type_of_traffic: ['1'], google_keyword: ['boats'] },
    { ...COUNTED, country: 'US', device: '5', type_of_traffic: '1', google_keyword: 'boats' },
  ],
  [
    'Web Traffic',
    { ...VISITS, type_of_traffic: ['2'], referring_url: ['https://a.example/2'] },
    {
      ...{ ...COUNTED, country: 'US', device: '5', type_of_traffic: '2' },
      referring_url: 'https://a.example/2',
    },
  ],
])('%s with %j is asked for in the fields of its type', (type, written, parameters) => {
  expect(asked(type, written)).toEqual({ parameters });
});

it.each<[type: string, written: Written, missing: string]>([
  ['Mentions', {}, 'usernames'],
  ['Mentions with Hashtags', { usernames: ['ada', '#boats'] }, 'hashtags'],
  ['Poll', {}, 'answer_number'],
  ['Web Traffic', { ...VISITS, type_of_traffic: ['1'] }, 'google_keyword'],
])('%s with %j is not asked for: there is no %s', (type, written, missing) => {
  expect(asked(type, written)).toEqual({ missing });
});
