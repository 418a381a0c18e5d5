import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import type { LinkPattern } from '#core/tenancy/link-rules/link-pattern.pure.ts';

const ID = '{id:digits:5-24}';
const POST = '{id:code:8-100}';
const PAGE = '{user:handle:2-75}';
const PROFILE = { shape: 'profile', path: '/{id:handle:3-75}' } as const;

const shared = (kind: string): LinkPattern => ({
  shape: 'redirect',
  path: `/share/${kind}{id:code:5-60}`,
});

export const FACEBOOK: LinkNetwork = {
  slug: 'facebook',
  home: 'www.facebook.com',
  sites: [
    {
      hosts: [
        ...['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com'],
        ...['mbasic.facebook.com', 'touch.facebook.com', 'fb.com', 'www.fb.com', 'm.fb.com'],
        ...['de-de.facebook.com', 'es-la.facebook.com', 'fr-fr.facebook.com', 'pt-br.facebook.com'],
        ...['hi-in.facebook.com', 'ja-jp.facebook.com', 'ko-kr.facebook.com', 'ru-ru.facebook.com'],
        ...['tr-tr.facebook.com', 'vi-vn.facebook.com', 'zh-cn.facebook.com', 'en-gb.facebook.com'],
      ],
      patterns: [
        { shape: 'video', path: `/watch?v=${ID}` },
        {
          shape: 'live',
          path: `/watch/live?v=${ID}`,
          to: '/watch?v={id}',
          sameAs: 'video',
        },
        { shape: 'video', path: `/video.php?v=${ID}`, to: '/watch?v={id}' },
        { shape: 'short', path: `/reel/${ID}`, sameAs: 'video' },
        { shape: 'video', path: `/${PAGE}/videos/${ID}`, to: '/watch?v={id}' },
        { shape: 'video', path: `/${PAGE}/videos/{slug:slug}/${ID}`, to: '/watch?v={id}' },
        { shape: 'post', path: `/groups/{group:handle}/posts/${POST}/*` },
        {
          shape: 'post',
          path: `/groups/{group:handle}/permalink/${POST}`,
          to: '/groups/{group}/posts/{id}',
        },
        { shape: 'group', path: '/groups/{id:handle:3-75}/*' },
        { shape: 'event', path: `/events/${ID}` },
        { shape: 'event', path: `/events/{slug:slug}/${ID}`, to: '/events/{id}' },
        { shape: 'post', path: `/${PAGE}/posts/${POST}`, to: '/{user}/posts/{id}' },
        { shape: 'post', path: `/${PAGE}/posts/{slug:slug}/${POST}`, to: '/{user}/posts/{id}' },
        { shape: 'post', path: `/permalink.php?story_fbid=${POST}&id={owner:digits}` },
        {
          shape: 'post',
          path: `/story.php?story_fbid=${POST}&id={owner:digits}`,
          to: '/permalink.php?story_fbid={id}&id={owner}',
        },
        { shape: 'post', path: `/photo?fbid=${ID}`, to: '/photo.php?fbid={id}' },
        { shape: 'post', path: `/photo.php?fbid=${ID}` },
        { shape: 'post', path: `/${PAGE}/photos/{slug:slug}/${ID}/*`, to: '/photo.php?fbid={id}' },
        { shape: 'post', path: `/${PAGE}/photos/${ID}/*`, to: '/photo.php?fbid={id}' },
        { shape: 'album', path: '/media/set?set={id:handle}' },
        { shape: 'story', path: '/stories/{user:digits}/{id:handle}/*' },
        shared('p/'),
        shared('v/'),
        shared('r/'),
        shared(''),
        { shape: 'profile', path: `/profile.php?id=${ID}` },
        { shape: 'profile', path: `/people/{slug:slug}/${ID}`, to: '/profile.php?id={id}' },
        { shape: 'profile', path: `/pages/{slug:slug}/${ID}`, to: '/profile.php?id={id}' },
        { shape: 'profile', path: `/${ID}/*`, to: '/profile.php?id={id}' },
        { shape: 'profile', path: '/pg/{id:handle:3-75}/*', to: '/{id}' },
        { shape: 'profile', path: '/p/{id:name:3-100}', to: '/p/{id}' },
        { ...PROFILE, path: `${PROFILE.path}/*` },
      ],
    },
    {
      hosts: ['fb.watch', 'www.fb.watch'],
      patterns: [{ shape: 'redirect', path: '/{id:code:5-30}', to: 'fb.watch/{id}' }],
    },
    {
      hosts: ['fb.me', 'www.fb.me'],
      patterns: [
        { shape: 'redirect', path: '/e/{id:code:5-40}', to: 'fb.me/e/{id}' },
        { shape: 'redirect', path: '/v/{id:code:5-40}', to: 'fb.me/v/{id}' },
        { shape: 'redirect', path: '/p/{id:handle:3-75}', to: 'fb.me/p/{id}' },
      ],
    },
  ],
  reserved: [
    ...[
      'watch',
      'reel',
      'reels',
      'groups',
      'events',
      'photo',
      'photos',
      'share',
      'sharer',
      'stories',
    ],
    ...[
      'media',
      'pages',
      'people',
      'pg',
      'p',
      'marketplace',
      'gaming',
      'login',
      'login.php',
      'help',
    ],
    ...[
      'settings',
      'messages',
      'notifications',
      'search',
      'hashtag',
      'plugins',
      'dialog',
      'privacy',
    ],
    ...[
      'policies',
      'terms',
      'ads',
      'business',
      'careers',
      'about',
      'sharer.php',
      'l.php',
      'home.php',
    ],
    ...[
      'profile.php',
      'permalink.php',
      'story.php',
      'photo.php',
      'video.php',
      'bookmarks',
      'friends',
    ],
    ...['saved', 'recover', 'reg', 'r.php', 'tr', 'v', 'story', 'video', 'videos', 'posts', 'live'],
  ],
  handles: namedBy(PROFILE),
  embeds: {
    video: 'www.facebook.com/plugins/video.php?href={url}',
    short: 'www.facebook.com/plugins/video.php?href={url}',
    post: 'www.facebook.com/plugins/post.php?href={url}',
  },
};
