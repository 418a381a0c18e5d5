import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const CHANNEL = { shape: 'channel', path: '/{id:word:3-25}' } as const;
const CLIP = { shape: 'clip', to: 'clips.twitch.tv/{id}' } as const;

export const TWITCH: LinkNetwork = {
  slug: 'twitch',
  home: 'www.twitch.tv',
  sites: [
    {
      hosts: ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv', 'go.twitch.tv'],
      patterns: [
        { shape: 'video', path: '/videos/{id:digits:6-14}' },
        { shape: 'video', path: '/{user:word}/video/{id:digits:6-14}', to: '/videos/{id}' },
        { shape: 'video', path: '/{user:word}/v/{id:digits:6-14}', to: '/videos/{id}' },
        { ...CLIP, path: '/{user:word}/clip/{id:code:8-100}' },
        { ...CLIP, path: '/clip/{id:code:8-100}' },
        { shape: 'playlist', path: '/collections/{id:code:8-40}' },
        { ...CHANNEL, path: '/popout/{id:word:3-25}/*', to: CHANNEL.path },
        { ...CHANNEL, path: `${CHANNEL.path}/*` },
      ],
    },
    {
      hosts: ['clips.twitch.tv'],
      patterns: [
        { ...CLIP, path: '/embed?clip={id:code:8-100}' },
        { ...CLIP, path: '/{id:code:8-100}' },
      ],
    },
    {
      hosts: ['player.twitch.tv'],
      patterns: [
        { shape: 'video', path: '/?video=v{id:digits:6-14}', to: '/videos/{id}' },
        { shape: 'video', path: '/?video={id:digits:6-14}', to: '/videos/{id}' },
        { ...CHANNEL, path: '/?channel={id:word:3-25}', to: CHANNEL.path },
      ],
    },
  ],
  reserved: [
    ...[
      'videos',
      'clip',
      'collections',
      'popout',
      'directory',
      'settings',
      'search',
      'subscriptions',
    ],
    ...[
      'inventory',
      'wallet',
      'downloads',
      'jobs',
      'turbo',
      'store',
      'login',
      'signup',
      'p',
      'prime',
    ],
    ...['moderator', 'friends', 'drops', 'embed'],
  ],
  handles: namedBy(CHANNEL),
};
