import type { LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const ID = '{id:digits:15-22}';
const SERVER = '{server:digits:15-22}';
const INVITE = { shape: 'invite', to: 'discord.gg/{id}' } as const;

export const DISCORD: LinkNetwork = {
  slug: 'discord',
  home: 'discord.com',
  sites: [
    {
      hosts: ['discord.gg', 'www.discord.gg'],
      patterns: [
        {
          shape: 'event',
          path: `/{user:code:2-32}?event=${ID}`,
          to: 'discord.gg/{user}?event={id}',
        },
        { ...INVITE, path: '/{id:code:2-32}' },
        { ...INVITE, path: '/invite/{id:code:2-32}' },
      ],
    },
    {
      hosts: [
        ...['discord.com', 'www.discord.com', 'ptb.discord.com', 'canary.discord.com'],
        ...['discordapp.com', 'www.discordapp.com'],
      ],
      patterns: [
        { ...INVITE, path: '/invite/{id:code:2-32}' },
        { shape: 'event', path: `/events/${SERVER}/${ID}` },
        { shape: 'post', path: `/channels/${SERVER}/{room:digits:15-22}/${ID}` },
        { shape: 'channel', path: `/channels/${SERVER}/${ID}` },
        { shape: 'group', path: `/channels/${ID}` },
        { shape: 'group', path: `/servers/${ID}` },
        { shape: 'profile', path: `/users/${ID}` },
      ],
    },
  ],
};
