import { namedBy, withTabs, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const ID = '{id:digits:5-20}';
const PROFILE = { shape: 'profile', path: '/{id:word:1-15}' } as const;

const TABS = [
  ...['with_replies', 'media', 'likes', 'highlights', 'articles', 'followers', 'following'],
  'verified_followers',
];

export const X: LinkNetwork = {
  slug: 'x',
  home: 'x.com',
  sites: [
    {
      hosts: [
        ...['x.com', 'www.x.com', 'mobile.x.com', 'm.x.com'],
        ...['twitter.com', 'www.twitter.com', 'mobile.twitter.com', 'm.twitter.com'],
      ],
      patterns: [
        { shape: 'post', path: `/i/status/${ID}/*/*` },
        { shape: 'post', path: `/i/web/status/${ID}`, to: '/i/status/{id}' },
        { shape: 'live', path: '/i/spaces/{id:code:10-20}/*' },
        { shape: 'live', path: '/i/broadcasts/{id:code:10-20}' },
        { shape: 'group', path: `/i/communities/${ID}/*` },
        { shape: 'event', path: `/i/events/${ID}` },
        { shape: 'post', path: `/{user:word:1-15}/status/${ID}/*/*` },
        { shape: 'post', path: `/{user:word:1-15}/statuses/${ID}`, to: '/{user}/status/{id}' },
        { shape: 'profile', path: '/intent/user?screen_name={id:word:1-15}', to: '/{id}' },
        { shape: 'profile', path: '/intent/follow?screen_name={id:word:1-15}', to: '/{id}' },
        { ...PROFILE, path: '/@{id:word:1-15}', to: '/{id}' },
        ...withTabs(PROFILE, TABS),
      ],
    },
    {
      hosts: ['t.co', 'www.t.co'],
      patterns: [{ shape: 'redirect', path: '/{id:code:6-16}', to: 't.co/{id}' }],
    },
  ],
  reserved: [
    ...['i', 'home', 'explore', 'search', 'intent', 'share', 'hashtag', 'messages', 'settings'],
    ...['notifications', 'login', 'logout', 'signup', 'compose', 'tos', 'privacy', 'about', 'jobs'],
    ...['download', 'account', 'oauth', 'widgets', 'lists', 'bookmarks', 'status', 'statuses'],
  ],
  handles: namedBy(PROFILE),
  embeds: { post: 'platform.twitter.com/embed/Tweet.html?id={id}' },
};
