import { namedBy, withTabs, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const PROFILE = { shape: 'profile', path: '/{id:handle:2-40}' } as const;
const LISTS = [
  'tracks',
  'albums',
  'sets',
  'reposts',
  'likes',
  'followers',
  'following',
  'comments',
  'popular-tracks',
  'spotlight',
];

export const SOUNDCLOUD: LinkNetwork = {
  slug: 'soundcloud',
  home: 'soundcloud.com',
  sites: [
    {
      hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
      patterns: [
        ...withTabs(PROFILE, LISTS),
        { shape: 'playlist', path: '/{artist:handle}/sets/{id:handle:1-100}/s-{secret:code}' },
        { shape: 'playlist', path: '/{artist:handle}/sets/{id:handle:1-100}' },
        { shape: 'track', path: '/{artist:handle}/{id:handle:1-100}/s-{secret:code}' },
        { shape: 'track', path: '/{artist:handle}/{id:handle:1-100}' },
      ],
    },
    {
      hosts: ['on.soundcloud.com'],
      patterns: [{ shape: 'redirect', path: '/{id:code:4-30}', to: 'on.soundcloud.com/{id}' }],
    },
    {
      hosts: ['soundcloud.app.goo.gl'],
      patterns: [{ shape: 'redirect', path: '/{id:code:4-30}', to: 'soundcloud.app.goo.gl/{id}' }],
    },
  ],
  reserved: [
    ...['discover', 'stream', 'you', 'search', 'upload', 'charts', 'pages', 'people', 'settings'],
    ...[
      'messages',
      'notifications',
      'terms-of-use',
      'imprint',
      'jobs',
      'mobile',
      'signin',
      'logout',
    ],
    ...['pro', 'go', 'stations', 'tags', 'popular', 'player', 'oembed', 'connect', 'login'],
  ],
  handles: namedBy(PROFILE),
  embeds: {
    track: 'w.soundcloud.com/player/?url={url}',
    playlist: 'w.soundcloud.com/player/?url={url}',
    profile: 'w.soundcloud.com/player/?url={url}',
  },
  oembed: {
    endpoint: 'https://soundcloud.com/oembed?format=json&url=',
    shapes: ['track', 'playlist', 'profile'],
  },
};
