/** A link as people copy it: what is written, what it leads to, and the one form of it. */
export type Row = readonly [written: string, shape: string, url: string];

const telegram: readonly Row[] = [
  ...[
    'https://t.me/durov',
    't.me/Durov',
    'http://t.me/durov/',
    'https://telegram.me/durov',
    'https://t.me/s/durov',
    'https://t.me/durov?boost',
    'https://t.me/boost/durov',
    'https://www.t.me/durov?start=abc',
  ].map((written) => [written, 'channel', 'https://t.me/durov'] as const),
  ...[
    'https://t.me/durov/142',
    't.me/durov/142?single',
    'https://t.me/s/durov/142',
    'https://telegram.me/durov/142',
    'https://t.me/durov/7/142',
  ].map((written) => [written, 'post', 'https://t.me/durov/142'] as const),
  ['https://t.me/c/1234567890/55', 'post', 'https://t.me/c/1234567890/55'],
  ['https://t.me/c/1234567890/3/55', 'post', 'https://t.me/c/1234567890/3/55'],
  ['https://t.me/durov/s/12', 'story', 'https://t.me/durov/s/12'],
  ['https://t.me/+AbCdEfGhIjKlMnOp', 'invite', 'https://t.me/+AbCdEfGhIjKlMnOp'],
  ['https://t.me/joinchat/AbCdEfGhIjKlMnOp', 'invite', 'https://t.me/+AbCdEfGhIjKlMnOp'],
];

const STATUS = 'https://x.com/nasa/status/1445078208190291973';

const x: readonly Row[] = [
  ...[
    STATUS,
    'https://twitter.com/NASA/status/1445078208190291973',
    'https://www.twitter.com/nasa/status/1445078208190291973?s=20',
    'https://mobile.twitter.com/nasa/status/1445078208190291973?ref_src=twsrc%5Etfw',
    'https://m.twitter.com/nasa/status/1445078208190291973',
    'https://twitter.com/nasa/statuses/1445078208190291973',
    'https://x.com/nasa/status/1445078208190291973/photo/1',
    'x.com/nasa/status/1445078208190291973/video/1?t=abc',
    'https://x.com/nasa/status/1445078208190291973/retweets',
  ].map((written) => [written, 'post', STATUS] as const),
  [
    'https://twitter.com/i/web/status/1445078208190291973',
    'post',
    'https://x.com/i/status/1445078208190291973',
  ],
  [
    'https://x.com/i/status/1445078208190291973',
    'post',
    'https://x.com/i/status/1445078208190291973',
  ],
  ['https://x.com/i/spaces/1DXxyRYNejbKM', 'live', 'https://x.com/i/spaces/1DXxyRYNejbKM'],
  [
    'https://twitter.com/i/broadcasts/1OwGWwnqPVgKQ',
    'live',
    'https://x.com/i/broadcasts/1OwGWwnqPVgKQ',
  ],
  [
    'https://x.com/i/communities/1493446837214187523',
    'group',
    'https://x.com/i/communities/1493446837214187523',
  ],
  ...[
    'https://x.com/NASA',
    'twitter.com/nasa',
    'https://twitter.com/@nasa',
    'https://mobile.twitter.com/nasa/',
    'https://x.com/nasa?lang=en',
    'https://x.com/nasa/with_replies',
    'https://twitter.com/intent/user?screen_name=nasa',
    'https://x.com/intent/follow?screen_name=NASA&tw_p=followbutton',
  ].map((written) => [written, 'profile', 'https://x.com/nasa'] as const),
  ['https://t.co/AbCdEf1234', 'redirect', 'https://t.co/AbCdEf1234'],
];

const ID22 = '4cOdK2wGLETKBW3PvgPWqT';

const spotify: readonly Row[] = [
  ...(
    [
      ['track', 'track'],
      ['album', 'album'],
      ['playlist', 'playlist'],
      ['artist', 'profile'],
      ['episode', 'episode'],
      ['show', 'show'],
    ] as const
  ).flatMap(([word, shape]) =>
    [
      `https://open.spotify.com/${word}/${ID22}`,
      `https://open.spotify.com/${word}/${ID22}?si=a1b2c3d4&utm_source=copy-link`,
      `open.spotify.com/intl-de/${word}/${ID22}`,
      `https://open.spotify.com/embed/${word}/${ID22}?theme=0`,
      `https://play.spotify.com/${word}/${ID22}/`,
      `spotify:${word}:${ID22}`,
    ].map((written) => [written, shape, `https://open.spotify.com/${word}/${ID22}`] as const),
  ),
  [
    `https://open.spotify.com/user/spotify/playlist/${ID22}`,
    'playlist',
    `https://open.spotify.com/playlist/${ID22}`,
  ],
  ['https://open.spotify.com/user/Spotify', 'profile', 'https://open.spotify.com/user/spotify'],
  ['https://spotify.link/AbCdEfGhIj', 'redirect', 'https://spotify.link/AbCdEfGhIj'],
  ['https://spoti.fi/3aBcDeF', 'redirect', 'https://spoti.fi/3aBcDeF'],
];

const CLIP = 'AwkwardHelplessSalamanderSwiftRage';

const twitch: readonly Row[] = [
  ...[
    'https://www.twitch.tv/Ninja',
    'twitch.tv/ninja',
    'https://m.twitch.tv/ninja?sr=a',
    'https://www.twitch.tv/ninja/videos',
    'https://www.twitch.tv/ninja/about/',
    'https://www.twitch.tv/popout/ninja/chat',
    'https://player.twitch.tv/?channel=ninja&parent=a.example',
  ].map((written) => [written, 'channel', 'https://www.twitch.tv/ninja'] as const),
  ...[
    'https://www.twitch.tv/videos/1234567890?t=1h2m',
    'https://m.twitch.tv/videos/1234567890',
    'https://www.twitch.tv/ninja/video/1234567890',
    'https://www.twitch.tv/ninja/v/1234567890',
    'https://player.twitch.tv/?video=v1234567890',
  ].map((written) => [written, 'video', 'https://www.twitch.tv/videos/1234567890'] as const),
  ...[
    `https://clips.twitch.tv/${CLIP}`,
    `https://clips.twitch.tv/embed?clip=${CLIP}&parent=a.example`,
    `https://www.twitch.tv/ninja/clip/${CLIP}?filter=clips`,
    `https://m.twitch.tv/clip/${CLIP}`,
  ].map((written) => [written, 'clip', `https://clips.twitch.tv/${CLIP}`] as const),
  [
    'https://www.twitch.tv/collections/AbCdEfGhIjKlMn',
    'playlist',
    'https://www.twitch.tv/collections/AbCdEfGhIjKlMn',
  ],
];

const [ROOM, SERVER, MESSAGE] = ['831159821230833674', '613425648685547541', '1012345678901234567'];

const discord: readonly Row[] = [
  ...[
    'https://discord.gg/Minecraft',
    'discord.gg/Minecraft',
    'https://www.discord.gg/Minecraft/',
    'https://discord.com/invite/Minecraft',
    'https://discordapp.com/invite/Minecraft',
    'https://ptb.discord.com/invite/Minecraft?utm=1',
  ].map((written) => [written, 'invite', 'https://discord.gg/Minecraft'] as const),
  [
    'https://discord.gg/Minecraft?event=1012345678901234567',
    'event',
    'https://discord.gg/Minecraft?event=1012345678901234567',
  ],
  [
    `https://discord.com/channels/${SERVER}/${ROOM}/${MESSAGE}`,
    'post',
    `https://discord.com/channels/${SERVER}/${ROOM}/${MESSAGE}`,
  ],
  [
    `https://canary.discord.com/channels/${SERVER}/${ROOM}`,
    'channel',
    `https://discord.com/channels/${SERVER}/${ROOM}`,
  ],
  [`https://discord.com/channels/${SERVER}`, 'group', `https://discord.com/channels/${SERVER}`],
  [
    `https://discord.com/events/${SERVER}/${MESSAGE}`,
    'event',
    `https://discord.com/events/${SERVER}/${MESSAGE}`,
  ],
  [`https://discordapp.com/users/${ROOM}`, 'profile', `https://discord.com/users/${ROOM}`],
];

const soundcloud: readonly Row[] = [
  ...[
    'https://soundcloud.com/octobersveryown/drake-0-to-100',
    'soundcloud.com/octobersveryown/drake-0-to-100?si=abc&utm_medium=text',
    'https://m.soundcloud.com/octobersveryown/drake-0-to-100',
    'https://www.soundcloud.com/OctobersVeryOwn/drake-0-to-100/',
  ].map(
    (written) =>
      [written, 'track', 'https://soundcloud.com/octobersveryown/drake-0-to-100'] as const,
  ),
  [
    'https://soundcloud.com/octobersveryown/sets/views?in=x',
    'playlist',
    'https://soundcloud.com/octobersveryown/sets/views',
  ],
  [
    'https://soundcloud.com/octobersveryown/private/s-AbCdE12345',
    'track',
    'https://soundcloud.com/octobersveryown/private/s-AbCdE12345',
  ],
  ...['', '/', '/tracks', '/sets', '/popular-tracks', '?utm_source=x'].map(
    (end) =>
      [
        `https://soundcloud.com/octobersveryown${end}`,
        'profile',
        'https://soundcloud.com/octobersveryown',
      ] as const,
  ),
  ['https://on.soundcloud.com/AbCdEfGhIj', 'redirect', 'https://on.soundcloud.com/AbCdEfGhIj'],
  ['https://soundcloud.app.goo.gl/AbCdE', 'redirect', 'https://soundcloud.app.goo.gl/AbCdE'],
];

const PIN = 'https://www.pinterest.com/pin/1234567890123456';

const pinterest: readonly Row[] = [
  ...[
    'https://www.pinterest.com/pin/1234567890123456/',
    'pinterest.com/pin/1234567890123456',
    'https://www.pinterest.de/pin/1234567890123456/',
    'https://in.pinterest.com/pin/1234567890123456/',
    'https://br.pinterest.com/pin/1234567890123456/?nic=1',
    'https://www.pinterest.co.uk/pin/1234567890123456/sent/?sfo=1',
    'https://www.pinterest.com.mx/pin/1234567890123456',
  ].map((written) => [written, 'post', PIN] as const),
  ['https://www.pinterest.fr/Marie/Jardin/', 'board', 'https://www.pinterest.com/marie/jardin'],
  [
    'https://www.pinterest.com/marie/petit-jardin/fleurs/',
    'board',
    'https://www.pinterest.com/marie/petit-jardin',
  ],
  ['https://www.pinterest.com/marie/', 'profile', 'https://www.pinterest.com/marie'],
  ['https://www.pinterest.jp/marie/_created/', 'profile', 'https://www.pinterest.com/marie'],
  ['https://pin.it/AbCdEf123', 'redirect', 'https://pin.it/AbCdEf123'],
];

const THREAD = 'https://www.reddit.com/comments/haucpf';

const reddit: readonly Row[] = [
  ...[
    'https://www.reddit.com/r/funny/comments/haucpf/ive_found_a_few_funny_memories_during_lockdown/',
    'https://old.reddit.com/r/funny/comments/haucpf/',
    'https://www.reddit.com/r/funny/comments/haucpf/?utm_source=share&utm_medium=web2x',
    'reddit.com/comments/haucpf',
    'https://redd.it/haucpf',
    'https://new.reddit.com/r/funny/comments/haucpf/words',
    'https://m.reddit.com/r/funny/comments/haucpf/words/',
    'https://www.reddit.com/user/someone/comments/haucpf/words/',
    'https://www.reddit.com/gallery/haucpf',
  ].map((written) => [written, 'post', THREAD] as const),
  ...[
    'https://www.reddit.com/r/funny/comments/haucpf/words/fv3k2ab/',
    'https://www.reddit.com/r/funny/comments/haucpf/comment/fv3k2ab/?context=3',
  ].map((written) => [written, 'comment', `${THREAD}/comment/fv3k2ab`] as const),
  ...[
    'https://www.reddit.com/r/Funny/',
    'reddit.com/r/funny',
    'https://old.reddit.com/r/funny/top?t=all',
    'https://np.reddit.com/r/funny/new/',
  ].map((written) => [written, 'group', 'https://www.reddit.com/r/funny'] as const),
  ...[
    'https://www.reddit.com/user/Spez/',
    'https://reddit.com/u/spez',
    'https://www.reddit.com/user/spez/comments',
  ].map((written) => [written, 'profile', 'https://www.reddit.com/user/spez'] as const),
  [
    'https://www.reddit.com/r/funny/s/AbCdEfGhIj',
    'redirect',
    'https://www.reddit.com/r/funny/s/AbCdEfGhIj',
  ],
  ['https://v.redd.it/abcdefgh12345', 'redirect', 'https://v.redd.it/abcdefgh12345'],
];

const threads: readonly Row[] = [
  ...[
    'https://www.threads.net/@zuck/post/CuVdwhVRyTa',
    'https://www.threads.com/@Zuck/post/CuVdwhVRyTa?xmt=abc',
    'threads.net/@zuck/post/CuVdwhVRyTa/',
    'https://www.threads.net/@zuck/post/CuVdwhVRyTa/embed',
  ].map((written) => [written, 'post', 'https://www.threads.com/@zuck/post/CuVdwhVRyTa'] as const),
  ['https://www.threads.net/t/CuVdwhVRyTa', 'post', 'https://www.threads.com/t/CuVdwhVRyTa'],
  ...[
    'https://www.threads.net/@Zuck',
    'threads.com/@zuck/',
    'https://www.threads.net/@zuck/replies?hl=en',
  ].map((written) => [written, 'profile', 'https://www.threads.com/@zuck'] as const),
];

const snapchat: readonly Row[] = [
  ...[
    'https://www.snapchat.com/add/djkhaled305',
    'snapchat.com/add/DJKhaled305?share_id=1',
    'https://www.snapchat.com/@djkhaled305',
    'https://story.snapchat.com/@djkhaled305',
  ].map((written) => [written, 'profile', 'https://www.snapchat.com/add/djkhaled305'] as const),
  [
    'https://www.snapchat.com/spotlight/W7_EDlXWTBiXAEEniNoMPwAAYZ',
    'short',
    'https://www.snapchat.com/spotlight/W7_EDlXWTBiXAEEniNoMPwAAYZ',
  ],
  ['https://t.snapchat.com/AbCdEfGh', 'redirect', 'https://t.snapchat.com/AbCdEfGh'],
];

export const MORE_LINKS: Readonly<Record<string, readonly Row[]>> = {
  ...{ telegram, x, spotify, twitch, discord, soundcloud, pinterest, reddit, threads, snapchat },
};
