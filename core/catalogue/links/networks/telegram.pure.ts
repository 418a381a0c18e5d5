import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const POST = '{id:digits:1-10}';
const CHANNEL = {
  shape: 'channel',
  path: '/{id:word:4-32}',
} as const;

export const TELEGRAM: LinkNetwork = {
  slug: 'telegram',
  home: 't.me',
  sites: [
    {
      hosts: ['t.me', 'www.t.me', 'telegram.me', 'www.telegram.me', 'telegram.dog'],
      patterns: [
        { shape: 'invite', path: '/+{id:code:10-40}' },
        { shape: 'invite', path: '/joinchat/{id:code:10-40}', to: '/+{id}' },
        { shape: 'post', path: `/c/{room:digits}/{topic:digits}/${POST}` },
        { shape: 'post', path: `/c/{room:digits}/${POST}` },
        { shape: 'story', path: '/{chat:word:4-32}/s/{id:digits}' },
        { shape: 'post', path: `/s/{chat:word:4-32}/${POST}`, to: '/{chat}/{id}' },
        { ...CHANNEL, path: '/s/{id:word:4-32}', to: CHANNEL.path },
        { ...CHANNEL, path: '/boost/{id:word:4-32}', to: CHANNEL.path },
        { shape: 'post', path: `/{chat:word:4-32}/${POST}` },
        { shape: 'post', path: `/{chat:word:4-32}/{slug:digits}/${POST}`, to: '/{chat}/{id}' },
        CHANNEL,
      ],
    },
  ],
  reserved: [
    ...['s', 'c', 'joinchat', 'boost', 'share', 'addstickers', 'addemoji', 'addtheme', 'addlist'],
    ...[
      'proxy',
      'socks',
      'login',
      'iv',
      'setlanguage',
      'bg',
      'confirmphone',
      'invoice',
      'giftcode',
    ],
    ...['contact', 'msg', 'resolve'],
  ],
  handles: namedBy(CHANNEL),
  embeds: { post: 't.me/{chat}/{id}?embed=1' },
};
