import { MORE_LINKS, type Row } from './more-links.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const SHORT = 'https://www.youtube.com/shorts/aqz-KE-bpKQ';
const UC = 'UC_x5XG1OV2P6uZZ5FSM9Ttw';

const youtube: readonly Row[] = [
  ...[
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'HTTPS://WWW.YouTube.COM/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=abc_123',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&index=4',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s#comments',
    'https://www.youtube.com/watch/?v=dQw4w9WgXcQ',
    'https://www.youtube.com:443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ?si=9x8y7z&t=10',
    '  https://youtu.be/dQw4w9WgXcQ  ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://www.youtube.com/e/dQw4w9WgXcQ',
    'https://gaming.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&pp=ygUEcmljaw%3D%3D',
  ].map((written) => [written, 'video', VIDEO] as const),
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', 'live', VIDEO],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'short', SHORT],
  ['https://youtube.com/shorts/aqz-KE-bpKQ?si=kkk&feature=share', 'short', SHORT],
  ['m.youtube.com/shorts/aqz-KE-bpKQ/', 'short', SHORT],
  [
    'https://www.youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&si=1',
    'playlist',
    'https://www.youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI',
  ],
  ...['', '/', '/videos', '/shorts', '/streams', '/about', '/featured?sub_confirmation=1'].map(
    (end) =>
      [
        `https://www.youtube.com/@MrBeast${end}`,
        'channel',
        'https://www.youtube.com/@mrbeast',
      ] as const,
  ),
  ['https://www.youtube.com/@MrBeast/live', 'channel', 'https://www.youtube.com/@mrbeast'],
  [
    'youtube.com/@日本の音楽',
    'channel',
    `https://www.youtube.com/@${encodeURIComponent('日本の音楽')}`,
  ],
  [
    `https://www.youtube.com/@${encodeURIComponent('Музыка')}/videos`,
    'channel',
    `https://www.youtube.com/@${encodeURIComponent('музыка')}`,
  ],
  [`https://www.youtube.com/channel/${UC}`, 'channel', `https://www.youtube.com/channel/${UC}`],
  [
    `https://m.youtube.com/channel/${UC}/videos`,
    'channel',
    `https://www.youtube.com/channel/${UC}`,
  ],
  [
    'https://www.youtube.com/c/GoogleDevelopers',
    'channel',
    'https://www.youtube.com/c/googledevelopers',
  ],
  ['https://www.youtube.com/user/Google/videos', 'channel', 'https://www.youtube.com/user/google'],
  [
    'https://www.youtube.com/post/UgkxTn3ZzVdV9wW8fXKp0aGZr6cQy1bUuLrE',
    'post',
    'https://www.youtube.com/post/UgkxTn3ZzVdV9wW8fXKp0aGZr6cQy1bUuLrE',
  ],
  [
    'https://youtube.com/clip/UgkxrQmzV7wXyAbC0dEf1gHi2jKl3mNo4pQr?si=u',
    'clip',
    'https://www.youtube.com/clip/UgkxrQmzV7wXyAbC0dEf1gHi2jKl3mNo4pQr',
  ],
];

const POST = 'https://www.instagram.com/p/CuE2WNQs6vH';
const REEL = 'https://www.instagram.com/reel/C5zQf8hLk2P';

const instagram: readonly Row[] = [
  ...[
    'https://www.instagram.com/p/CuE2WNQs6vH/',
    'https://instagram.com/p/CuE2WNQs6vH',
    'instagram.com/p/CuE2WNQs6vH/?igsh=MzRlODBiNWFlZA==',
    'https://www.instagram.com/p/CuE2WNQs6vH/?utm_source=ig_web_copy_link',
    'https://m.instagram.com/p/CuE2WNQs6vH/',
    'https://instagr.am/p/CuE2WNQs6vH/',
    'https://www.instagram.com/p/CuE2WNQs6vH/?img_index=2',
    'https://www.instagram.com/p/CuE2WNQs6vH/embed/captioned/',
    'https://www.instagram.com/p/CuE2WNQs6vH/liked_by/',
    'https://www.instagram.com/natgeo/p/CuE2WNQs6vH/',
  ].map((written) => [written, 'post', POST] as const),
  ...[
    'https://www.instagram.com/reel/C5zQf8hLk2P/',
    'https://www.instagram.com/reel/C5zQf8hLk2P/?igshid=abc',
    'https://www.instagram.com/reels/C5zQf8hLk2P/',
    'https://www.instagram.com/natgeo/reel/C5zQf8hLk2P/',
  ].map((written) => [written, 'short', REEL] as const),
  [
    'https://www.instagram.com/tv/CZ1a2b3c4d5/',
    'video',
    'https://www.instagram.com/tv/CZ1a2b3c4d5',
  ],
  [
    'https://www.instagram.com/stories/natgeo/3312345678901234567/',
    'story',
    'https://www.instagram.com/stories/natgeo/3312345678901234567',
  ],
  [
    'https://www.instagram.com/stories/highlights/17912345678901234/',
    'story',
    'https://www.instagram.com/stories/highlights/17912345678901234',
  ],
  ['https://www.instagram.com/stories/natgeo/', 'profile', 'https://www.instagram.com/natgeo'],
  ['https://www.instagram.com/natgeo/live/', 'profile', 'https://www.instagram.com/natgeo'],
  ['https://www.instagram.com/_u/natgeo', 'profile', 'https://www.instagram.com/natgeo'],
  [
    'https://www.instagram.com/share/BAJk2lmNopQ',
    'redirect',
    'https://www.instagram.com/share/BAJk2lmNopQ',
  ],
  [
    'https://www.instagram.com/share/reel/BAJk2lmNopQ',
    'redirect',
    'https://www.instagram.com/share/reel/BAJk2lmNopQ',
  ],
  ...['', '/', '/?hl=de', '/reels/', '/tagged', '?igsh=1'].map(
    (end) =>
      [
        `https://www.instagram.com/Nat.Geo_1${end}`,
        'profile',
        'https://www.instagram.com/nat.geo_1',
      ] as const,
  ),
  ['instagram.com/natgeo', 'profile', 'https://www.instagram.com/natgeo'],
  ['http://instagram.com/natgeo#', 'profile', 'https://www.instagram.com/natgeo'],
];

const TT = 'https://www.tiktok.com/@khaby.lame/video/7106594312292453675';
const TT_ID = 'https://www.tiktok.com/embed/v2/7106594312292453675';

const tiktok: readonly Row[] = [
  ...[
    TT,
    `${TT}?is_from_webapp=1&sender_device=pc`,
    `${TT}?_r=1&_t=8abc`,
    'tiktok.com/@Khaby.Lame/video/7106594312292453675/',
    'https://m.tiktok.com/@khaby.lame/video/7106594312292453675',
  ].map((written) => [written, 'video', TT] as const),
  ...[
    'https://m.tiktok.com/v/7106594312292453675.html?u_code=1',
    'https://www.tiktok.com/embed/v2/7106594312292453675',
    'https://www.tiktok.com/embed/7106594312292453675',
    'https://www.tiktok.com/player/v1/7106594312292453675?autoplay=1',
    'https://www.tiktok.com/share/video/7106594312292453675/',
  ].map((written) => [written, 'video', TT_ID] as const),
  [
    'https://www.tiktok.com/@khaby.lame/photo/7306594312292453675',
    'post',
    'https://www.tiktok.com/@khaby.lame/photo/7306594312292453675',
  ],
  ['https://www.tiktok.com/@khaby.lame/live', 'profile', 'https://www.tiktok.com/@khaby.lame'],
  ['https://www.tiktok.com/@khaby.lame', 'profile', 'https://www.tiktok.com/@khaby.lame'],
  ['https://www.tiktok.com/@Khaby.Lame?lang=en', 'profile', 'https://www.tiktok.com/@khaby.lame'],
  ['www.tiktok.com/@khaby.lame/', 'profile', 'https://www.tiktok.com/@khaby.lame'],
  ['https://vm.tiktok.com/ZMhKqQfXa/', 'redirect', 'https://vm.tiktok.com/ZMhKqQfXa'],
  ['https://vt.tiktok.com/ZSabcdEf1/', 'redirect', 'https://vt.tiktok.com/ZSabcdEf1'],
  ['https://www.tiktok.com/t/ZTRabcdEf/', 'redirect', 'https://vm.tiktok.com/ZTRabcdEf'],
];

const FB_VIDEO = 'https://www.facebook.com/watch?v=10153231379946729';
const FB_POST = 'https://www.facebook.com/nasa/posts/pfbid02AbCdEfGh1234567';

const facebook: readonly Row[] = [
  ...[
    'https://www.facebook.com/watch/?v=10153231379946729',
    'https://www.facebook.com/watch?v=10153231379946729&ref=sharing',
    'https://m.facebook.com/watch/?v=10153231379946729',
    'https://www.facebook.com/video.php?v=10153231379946729',
    'https://www.facebook.com/facebook/videos/10153231379946729/',
    'https://web.facebook.com/facebook/videos/a-title-of-it/10153231379946729/',
    'fb.com/watch?v=10153231379946729',
  ].map((written) => [written, 'video', FB_VIDEO] as const),
  ['https://www.facebook.com/watch/live/?v=10153231379946729', 'live', FB_VIDEO],
  [
    'https://www.facebook.com/reel/1234567890123456/?s=single_unit',
    'short',
    'https://www.facebook.com/reel/1234567890123456',
  ],
  ...[
    FB_POST,
    `${FB_POST}?rdid=abc&__cft__[0]=AZW`.replace('[0]', '%5B0%5D'),
    'https://m.facebook.com/nasa/posts/pfbid02AbCdEfGh1234567/',
    'https://www.facebook.com/NASA/posts/some-words/pfbid02AbCdEfGh1234567',
  ].map((written) => [written, 'post', FB_POST] as const),
  [
    'https://m.facebook.com/story.php?story_fbid=1234567890&id=100044561550831',
    'post',
    'https://www.facebook.com/permalink.php?story_fbid=1234567890&id=100044561550831',
  ],
  [
    'https://www.facebook.com/permalink.php?id=100044561550831&story_fbid=1234567890',
    'post',
    'https://www.facebook.com/permalink.php?story_fbid=1234567890&id=100044561550831',
  ],
  ...[
    'https://www.facebook.com/photo/?fbid=1234567890123&set=a.1',
    'https://www.facebook.com/photo.php?fbid=1234567890123&type=3',
    'https://www.facebook.com/nasa/photos/a.1234567/1234567890123/',
  ].map(
    (written) =>
      [written, 'post', 'https://www.facebook.com/photo.php?fbid=1234567890123'] as const,
  ),
  ...[
    'https://www.facebook.com/groups/gardeners/',
    'https://m.facebook.com/groups/Gardeners?ref=share',
  ].map((written) => [written, 'group', 'https://www.facebook.com/groups/gardeners'] as const),
  ...[
    'https://www.facebook.com/groups/gardeners/posts/1234567890/',
    'https://www.facebook.com/groups/gardeners/permalink/1234567890/?mibextid=1',
  ].map(
    (written) =>
      [written, 'post', 'https://www.facebook.com/groups/gardeners/posts/1234567890'] as const,
  ),
  [
    'https://www.facebook.com/events/1234567890/',
    'event',
    'https://www.facebook.com/events/1234567890',
  ],
  [
    'https://facebook.com/events/spring-fair/1234567890',
    'event',
    'https://www.facebook.com/events/1234567890',
  ],
  ...[
    'https://www.facebook.com/profile.php?id=100044561550831',
    'https://m.facebook.com/profile.php?id=100044561550831&sk=about',
    'https://www.facebook.com/100044561550831',
    'https://www.facebook.com/people/Jane-Doe/100044561550831/',
    'https://www.facebook.com/pages/Some-Page/100044561550831',
  ].map(
    (written) =>
      [written, 'profile', 'https://www.facebook.com/profile.php?id=100044561550831'] as const,
  ),
  ...[
    'https://www.facebook.com/NASA',
    'facebook.com/nasa/',
    'https://de-de.facebook.com/nasa/about',
    'https://www.facebook.com/pg/nasa/posts',
  ].map((written) => [written, 'profile', 'https://www.facebook.com/nasa'] as const),
  ['https://fb.watch/abcDEF1234/', 'redirect', 'https://fb.watch/abcDEF1234'],
  [
    'https://www.facebook.com/share/p/1AbCdEfGhI/',
    'redirect',
    'https://www.facebook.com/share/p/1AbCdEfGhI',
  ],
  [
    'https://www.facebook.com/share/v/1AbCdEfGhI/?mibextid=x',
    'redirect',
    'https://www.facebook.com/share/v/1AbCdEfGhI',
  ],
  [
    'https://www.facebook.com/share/1AbCdEfGhI/',
    'redirect',
    'https://www.facebook.com/share/1AbCdEfGhI',
  ],
  ['https://fb.me/e/1AbCdEfGh', 'redirect', 'https://fb.me/e/1AbCdEfGh'],
];

/** Of each network, by its name. */
export const REAL_LINKS: Readonly<Record<string, readonly Row[]>> = {
  ...{ youtube, instagram, tiktok, facebook },
  ...MORE_LINKS,
};
