import { namedBy, withTabs, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const CODE = '{id:code:5-60}';
const USER = '{user:handle:1-30}';
const PROFILE = { shape: 'profile', path: '/{id:handle:1-30}' } as const;

export const INSTAGRAM: LinkNetwork = {
  slug: 'instagram',
  home: 'www.instagram.com',
  sites: [
    {
      hosts: [
        'instagram.com',
        'www.instagram.com',
        'm.instagram.com',
        'instagr.am',
        'www.instagr.am',
      ],
      patterns: [
        { shape: 'post', path: `/p/${CODE}/*/*` },
        { shape: 'short', path: `/reel/${CODE}/*`, sameAs: 'post' },
        { shape: 'short', path: `/reels/${CODE}/*`, to: '/reel/{id}', sameAs: 'post' },
        { shape: 'video', path: `/tv/${CODE}/*`, sameAs: 'post' },
        { shape: 'post', path: `/${USER}/p/${CODE}/*`, to: '/p/{id}' },
        { shape: 'short', path: `/${USER}/reel/${CODE}/*`, to: '/reel/{id}', sameAs: 'post' },
        { shape: 'story', path: '/stories/highlights/{id:digits}', sameAs: 'album' },
        { shape: 'story', path: `/stories/${USER}/{id:digits}` },
        { shape: 'profile', path: '/stories/{id:handle:1-30}', to: '/{id}' },
        { shape: 'redirect', path: `/share/${CODE}` },
        { shape: 'redirect', path: `/share/p/${CODE}` },
        { shape: 'redirect', path: `/share/reel/${CODE}` },
        { shape: 'profile', path: '/_u/{id:handle:1-30}', to: '/{id}' },
        ...withTabs(PROFILE, [
          'live',
          'reels',
          'tagged',
          'channel',
          'followers',
          'following',
          'guides',
        ]),
      ],
    },
  ],
  reserved: [
    ...['p', 'reel', 'reels', 'tv', 'stories', 'share', 'explore', 'accounts', 'direct', 'about'],
    ...[
      'legal',
      'developer',
      'developers',
      'api',
      'oauth',
      'web',
      'graphql',
      'challenge',
      'privacy',
    ],
    ...['terms', 'download', 'session', 'emails', 'directory', 'popular', 'topics', '_u', 's'],
  ],
  handles: namedBy(PROFILE),
  embeds: {
    post: 'www.instagram.com/p/{id}/embed',
    short: 'www.instagram.com/reel/{id}/embed',
    video: 'www.instagram.com/p/{id}/embed',
  },
};
