import { namedBy, withTabs, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import type { LinkPattern } from '#core/tenancy/link-rules/link-pattern.pure.ts';

const ID = '{id:digits:8-24}';
const USER = '@{user:handle:1-32}';
const PROFILE = { shape: 'profile', path: '/@{id:handle:1-32}' } as const;
const CODE: LinkPattern = { shape: 'redirect', path: '/{id:code:5-20}' };

export const TIKTOK: LinkNetwork = {
  slug: 'tiktok',
  home: 'www.tiktok.com',
  sites: [
    {
      hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'us.tiktok.com'],
      patterns: [
        { shape: 'video', path: `/${USER}/video/${ID}` },
        { shape: 'post', path: `/${USER}/photo/${ID}`, sameAs: 'video' },
        { shape: 'story', path: `/${USER}/story/${ID}` },
        { shape: 'playlist', path: `/${USER}/playlist/{id:slug}` },
        { shape: 'video', path: '/v/{id:digits:8-24}.html', to: '/embed/v2/{id}' },
        { shape: 'video', path: `/embed/v2/${ID}` },
        { shape: 'video', path: `/embed/${ID}`, to: '/embed/v2/{id}' },
        { shape: 'video', path: `/player/v1/${ID}`, to: '/embed/v2/{id}' },
        { shape: 'video', path: `/share/video/${ID}`, to: '/embed/v2/{id}' },
        { shape: 'redirect', path: '/t/{id:code:5-20}', to: 'vm.tiktok.com/{id}' },
        ...withTabs(PROFILE, ['live']),
      ],
    },
    { hosts: ['vm.tiktok.com'], patterns: [{ ...CODE, to: 'vm.tiktok.com/{id}' }] },
    { hosts: ['vt.tiktok.com'], patterns: [{ ...CODE, to: 'vt.tiktok.com/{id}' }] },
  ],
  handles: namedBy(PROFILE),
  embeds: { video: 'www.tiktok.com/player/v1/{id}' },
  oembed: { endpoint: 'https://www.tiktok.com/oembed?url=', shapes: ['video', 'post', 'profile'] },
};
