import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const PROFILE = { shape: 'profile', path: '/add/{id:handle:3-30}' } as const;

export const SNAPCHAT: LinkNetwork = {
  slug: 'snapchat',
  home: 'www.snapchat.com',
  sites: [
    {
      hosts: ['snapchat.com', 'www.snapchat.com', 'story.snapchat.com'],
      patterns: [
        { shape: 'short', path: '/spotlight/{id:code:8-100}' },
        {
          shape: 'short',
          path: '/@{user:handle:3-30}/spotlight/{id:code:8-100}',
          to: '/spotlight/{id}',
        },
        { ...PROFILE, path: '/@{id:handle:3-30}/*', to: PROFILE.path },
        { ...PROFILE, path: '/s/{id:handle:3-30}', to: PROFILE.path },
        { ...PROFILE, path: '/u/{id:handle:3-30}', to: PROFILE.path },
        PROFILE,
      ],
    },
    {
      hosts: ['t.snapchat.com'],
      patterns: [{ shape: 'redirect', path: '/{id:code:5-20}', to: 't.snapchat.com/{id}' }],
    },
  ],
  handles: namedBy(PROFILE),
};
