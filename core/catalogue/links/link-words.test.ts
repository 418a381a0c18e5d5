import { expect, it } from 'vitest';
import { readLinkWords } from './link-words.pure.ts';

const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
const youtube = 'https://www.youtube.com';
const inUrl = encodeURIComponent;

it.each([
  [
    `${youtube}/watch?v=demo-quick0`,
    'video',
    'demo-quick0',
    'www.youtube-nocookie.com/embed/demo-quick0',
  ],
  [
    `${youtube}/shorts/demo-quick0`,
    'short',
    'demo-quick0',
    'www.youtube-nocookie.com/embed/demo-quick0',
  ],
  [
    `${youtube}/playlist?list=PL0123456789`,
    'playlist',
    'PL0123456789',
    'www.youtube-nocookie.com/embed/videoseries?list=PL0123456789',
  ],
  [`${youtube}/@somebody`, 'channel', 'somebody', null],
  [
    'https://www.tiktok.com/@some.body/video/7312345678901234567',
    'video',
    'some.body/7312345678901234567',
    'www.tiktok.com/player/v1/7312345678901234567',
  ],
  [
    'https://www.instagram.com/p/Cabc-123',
    'post',
    'Cabc-123',
    'www.instagram.com/p/Cabc-123/embed',
  ],
  ['https://www.instagram.com/some.body', 'profile', 'some.body', null],
  [
    'https://www.facebook.com/watch?v=123456789',
    'video',
    '123456789',
    `www.facebook.com/plugins/video.php?href=${inUrl('https://www.facebook.com/watch?v=123456789')}`,
  ],
  [`https://open.spotify.com/track/${CODE}`, 'track', CODE, `open.spotify.com/embed/track/${CODE}`],
  [
    'https://soundcloud.com/some-band/some-song',
    'track',
    'some-band/some-song',
    `w.soundcloud.com/player/?url=${inUrl('https://soundcloud.com/some-band/some-song')}`,
  ],
  [
    'https://www.pinterest.com/pin/123456789',
    'post',
    '123456789',
    'assets.pinterest.com/ext/embed.html?id=123456789',
  ],
  [
    'https://x.com/somebody/status/123456789',
    'post',
    'somebody/123456789',
    'platform.twitter.com/embed/Tweet.html?id=123456789',
  ],
  ['https://t.me/somechannel/12', 'post', 'somechannel/12', 't.me/somechannel/12?embed=1'],
  ['https://t.me/c/123456/12', 'post', '123456/12', null],
  [
    'https://www.threads.com/@somebody/post/Cabc-123',
    'post',
    'somebody/Cabc-123',
    'www.threads.com/@somebody/post/Cabc-123/embed',
  ],
  // Without a name there is nothing that it would be embedded by.
  ['https://www.threads.com/t/Cabc-123', 'post', 'Cabc-123', null],
  ['https://www.twitch.tv/somebody', 'channel', 'somebody', null],
  ['https://discord.gg/somecode', 'invite', 'somecode', null],
  ['https://www.video.example/watch/this', 'page', 'video.example/watch/this', null],
  ['no link at all', 'page', 'no link at all', null],
])('%s says what it is', (url, shape, words, embed) => {
  expect(readLinkWords(url)).toMatchObject({
    ...{ shape, words },
    embedUrl: embed === null ? null : `https://${embed}`,
  });
});

it('asks only networks that answer everybody, at their own address', () => {
  const asked = (url: string) => readLinkWords(url).askAt;
  const video = `${youtube}/watch?v=demo-quick0`;
  expect(asked(video)).toBe(`${youtube}/oembed?format=json&url=${inUrl(video)}`);
  expect(asked(`${youtube}/@somebody`)).toBeNull();
  expect(asked('https://www.instagram.com/p/Cabc-123')).toBeNull();
  expect(asked('https://video.example/oembed')).toBeNull();
});

it('keeps short what a site of its own writes long', () => {
  const { words } = readLinkWords(`https://video.example/${'\u{1F600}'.repeat(200)}`);
  expect([...words]).toHaveLength(80);
  expect(words.endsWith('\u2026')).toBe(true);
});
