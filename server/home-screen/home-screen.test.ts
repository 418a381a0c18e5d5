import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { preparePicture } from '#core/platform/assets/prepare-picture.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { drawPicture } from './draw-icon.ts';
import { createHomeScreen } from './home-screen.ts';

const ICONS = {
  hash: '0'.repeat(32),
  source: '/instance-assets/owner/1.svg',
  name: 'Alder',
  initial: 'A',
  page: '#ffffff',
  solid: '#0000ff',
  onSolid: '#ffffff',
};

const redSquare = (side: number) =>
  preparePicture(
    new TextEncoder().encode(
      `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#f00"/></svg>`,
    ),
  );

async function centreOf(png: Uint8Array): Promise<number[]> {
  const { width } = await sharp(png).metadata();
  const at = Math.floor(width / 2);
  const point = sharp(png).removeAlpha().extract({ left: at, top: 8, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
}

test.each([1, 24, 20_000, 100_000])('a drawing of %i pixels becomes an icon', async (side) => {
  const icon = await drawPicture(await redSquare(side), '48.png', ICONS);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 48, height: 48 });
  expect(await centreOf(icon)).toEqual([255, 0, 0]);
});

test("who names another's picture gets neither it nor a say in what the other gets", async () => {
  // What is read of an instance here.
  const instance = { icons: ICONS } as CompiledInstance;
  const serve = createHomeScreen({
    instances: { get: async () => ({ kind: 'ready', instance }) },
    readPicture: async (host) => (host === 'owner.example' ? redSquare(24) : undefined),
  });
  async function iconAt(host: string) {
    const path = `/app/icons/${ICONS.hash}/48.png`;
    const request = new Request(`https://${host}${path}`);
    const address = '192.0.2.7';
    const hosts = { host, hostname: host, publicHost: host };
    const visitor = { ...hosts, scheme: 'https' as const, address, trusted: false };
    const log = createRecordingLog();
    const answer = await serve({ request, visitor, requestId: 'test', log }, path);
    return centreOf(new Uint8Array((await answer?.arrayBuffer()) ?? []));
  }
  expect(await iconAt('other.example')).toEqual([0, 0, 255]);
  expect(await iconAt('owner.example')).toEqual([255, 0, 0]);
  expect(await iconAt('another.example')).toEqual([0, 0, 255]);
});
