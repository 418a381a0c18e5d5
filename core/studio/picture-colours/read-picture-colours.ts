import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readAsset } from '#core/platform/assets/read-asset.ts';
import { samplePixels } from '#core/platform/assets/sample-pixels.ts';
import { dominantColours, type PictureColour } from './dominant-colours.pure.ts';

/** The colours of a picture of the instance; of another one it has none. */
export async function readPictureColours(
  deps: Pick<Deps, 'db'>,
  owner: { id: number; slug: string },
  address: string,
): Promise<PictureColour[]> {
  const asset = await readAsset(deps, owner, address);
  if (!asset) throw new AppError('not_found');
  return dominantColours(await samplePixels(asset.bytes));
}
