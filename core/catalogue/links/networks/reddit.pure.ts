import type { LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import type { LinkPattern } from '#core/tenancy/link-rules/link-pattern.pure.ts';

const POST = '{id:code:4-10}';
const GROUP = { shape: 'group', path: '/r/{id:handle:2-24}' } as const;
const PROFILE = { shape: 'profile', path: '/user/{id:handle:3-24}' } as const;

/** With the words of its title or without, in a group, in somebody's own pages, or alone. */
const talk = (before: string): LinkPattern[] => [
  {
    shape: 'comment',
    path: `${before}/comments/{post:code:4-10}/comment/${POST}`,
    to: '/comments/{post}/comment/{id}',
  },
  {
    shape: 'comment',
    path: `${before}/comments/{post:code:4-10}/{slug:slug}/${POST}`,
    to: '/comments/{post}/comment/{id}',
  },
  { shape: 'post', path: `${before}/comments/${POST}/{slug:slug}`, to: '/comments/{id}' },
  { shape: 'post', path: `${before}/comments/${POST}`, to: '/comments/{id}' },
];

export const REDDIT: LinkNetwork = {
  slug: 'reddit',
  home: 'www.reddit.com',
  sites: [
    {
      hosts: [
        ...['reddit.com', 'www.reddit.com', 'old.reddit.com', 'new.reddit.com', 'np.reddit.com'],
        ...['m.reddit.com', 'sh.reddit.com', 'amp.reddit.com', 'i.reddit.com'],
      ],
      patterns: [
        ...[
          '',
          '/r/{user:handle:2-24}',
          '/user/{user:handle:3-24}',
          '/u/{user:handle:3-24}',
        ].flatMap(talk),
        { shape: 'post', path: `/gallery/${POST}`, to: '/comments/{id}' },
        { shape: 'redirect', path: '/r/{user:handle:2-24}/s/{id:code:8-20}' },
        { shape: 'redirect', path: '/u/{user:handle:3-24}/s/{id:code:8-20}' },
        { ...GROUP, path: `${GROUP.path}/*` },
        { ...PROFILE, path: `${PROFILE.path}/*` },
        { ...PROFILE, path: '/u/{id:handle:3-24}/*', to: PROFILE.path },
      ],
    },
    {
      hosts: ['redd.it', 'www.redd.it'],
      patterns: [{ shape: 'post', path: `/${POST}`, to: '/comments/{id}' }],
    },
    {
      hosts: ['v.redd.it'],
      patterns: [{ shape: 'redirect', path: '/{id:code:8-20}', to: 'v.redd.it/{id}' }],
    },
  ],
  handles: [
    { ...GROUP, path: '/r/{id:handle:2-24}', to: GROUP.path },
    { ...PROFILE, path: '/u/{id:handle:3-24}', to: PROFILE.path },
    { ...PROFILE, path: '/@{id:handle:3-24}', to: PROFILE.path },
  ],
};
