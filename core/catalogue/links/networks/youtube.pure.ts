import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import type { LinkPattern } from '#core/tenancy/link-rules/link-pattern.pure.ts';

const VIDEO = '/watch?v={id:code:11}';
const SHORT = '/shorts/{id:code:11}';

const watched = (path: string): LinkPattern => ({ shape: 'video', path, to: VIDEO });

const CHANNEL = { shape: 'channel' } as const;

const channels: LinkPattern[] = [
  { ...CHANNEL, path: '/@{id:name:2-60}/*/*' },
  { ...CHANNEL, path: '/channel/{id:code:24}/*/*' },
  { ...CHANNEL, path: '/c/{id:name}/*' },
  { ...CHANNEL, path: '/user/{id:name}/*' },
];

export const YOUTUBE: LinkNetwork = {
  slug: 'youtube',
  home: 'www.youtube.com',
  sites: [
    {
      hosts: [
        ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
        ...['gaming.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'],
      ],
      patterns: [
        watched(VIDEO),
        watched('/embed/{id:code:11}'),
        watched('/v/{id:code:11}'),
        watched('/e/{id:code:11}'),
        { shape: 'live', path: '/live/{id:code:11}', to: VIDEO, sameAs: 'video' },
        { shape: 'short', path: SHORT, sameAs: 'video' },
        { shape: 'playlist', path: '/playlist?list={id:code:12-64}' },
        { shape: 'post', path: '/post/{id:code:20-60}' },
        {
          shape: 'post',
          path: '/channel/{user:code:24}/community?lb={id:code:20-60}',
          to: '/post/{id}',
        },
        { shape: 'clip', path: '/clip/{id:code:20-60}' },
        ...channels,
      ],
    },
    { hosts: ['youtu.be', 'www.youtu.be'], patterns: [watched('/{id:code:11}')] },
  ],
  handles: namedBy({ ...CHANNEL, path: '/@{id:name:3-30}' }),
  embeds: {
    video: 'www.youtube-nocookie.com/embed/{id}',
    short: 'www.youtube-nocookie.com/embed/{id}',
    playlist: 'www.youtube-nocookie.com/embed/videoseries?list={id}',
  },
  oembed: {
    endpoint: 'https://www.youtube.com/oembed?format=json&url=',
    shapes: ['video', 'short', 'playlist'],
  },
};
