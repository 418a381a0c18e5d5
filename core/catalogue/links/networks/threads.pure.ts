import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const CODE = '{id:code:5-60}';
const PROFILE = { shape: 'profile', path: '/@{id:handle:1-30}' } as const;

export const THREADS: LinkNetwork = {
  slug: 'threads',
  home: 'www.threads.com',
  sites: [
    {
      hosts: ['threads.com', 'www.threads.com', 'threads.net', 'www.threads.net'],
      patterns: [
        { shape: 'post', path: `/@{user:handle:1-30}/post/${CODE}/*` },
        { shape: 'post', path: `/t/${CODE}` },
        { ...PROFILE, path: `${PROFILE.path}/*` },
      ],
    },
  ],
  handles: namedBy(PROFILE),
  embeds: { post: 'www.threads.com/@{user}/post/{id}/embed' },
};
