import type { LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import type { LinkPattern } from '#core/tenancy/link-rules/link-pattern.pure.ts';
import type { LinkShape } from '../link-shapes.pure.ts';

const THINGS: readonly [string, LinkShape][] = [
  ['track', 'track'],
  ['album', 'album'],
  ['playlist', 'playlist'],
  ['artist', 'profile'],
  ['episode', 'episode'],
  ['show', 'show'],
  ['concert', 'event'],
];

/** The same behind a language, in a frame, and as the app writes it. */
const written = ([word, shape]: readonly [string, LinkShape]): LinkPattern[] =>
  ['', '/intl-{slug:code:2-7}', '/embed', '/embed-podcast'].map((before) => ({
    shape,
    path: `${before}/${word}/{id:code:22}`,
    to: `/${word}/{id}`,
  }));

export const SPOTIFY: LinkNetwork = {
  slug: 'spotify',
  home: 'open.spotify.com',
  uri: 'spotify',
  sites: [
    {
      hosts: ['open.spotify.com', 'play.spotify.com', 'www.open.spotify.com'],
      patterns: [
        ...THINGS.flatMap(written),
        {
          shape: 'playlist',
          path: '/user/{user:name}/playlist/{id:code:22}',
          to: '/playlist/{id}',
        },
        { shape: 'profile', path: '/user/{id:name}', sameAs: 'channel' },
      ],
    },
    {
      hosts: ['spotify.link', 'www.spotify.link'],
      patterns: [{ shape: 'redirect', path: '/{id:code:6-20}', to: 'spotify.link/{id}' }],
    },
    {
      hosts: ['spoti.fi', 'www.spoti.fi'],
      patterns: [{ shape: 'redirect', path: '/{id:code:5-20}', to: 'spoti.fi/{id}' }],
    },
  ],
  embeds: {
    track: 'open.spotify.com/embed/track/{id}',
    album: 'open.spotify.com/embed/album/{id}',
    playlist: 'open.spotify.com/embed/playlist/{id}',
    profile: 'open.spotify.com/embed/artist/{id}',
    episode: 'open.spotify.com/embed/episode/{id}',
    show: 'open.spotify.com/embed/show/{id}',
  },
  oembed: {
    endpoint: 'https://open.spotify.com/oembed?url=',
    shapes: ['track', 'album', 'playlist', 'profile', 'episode', 'show'],
  },
};
