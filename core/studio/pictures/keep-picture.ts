import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import {
  checkPicture,
  countStored,
  findStored,
  keepPicture,
  listStored,
  type AssetOwner,
  type StoredAsset,
} from '#core/platform/assets/store-asset.ts';
import type { keptPicture } from './picture.contract.ts';

/** Of one instance: revisions refer to pictures for ever, so none is ever removed. */
const MOST_KEPT = 2_000;
const MOST_LISTED = 500;

type KeptPicture = z.output<typeof keptPicture>;

/** Keeps a picture as it is written anew; one that was kept before costs nothing. */
export async function uploadPicture(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: AssetOwner,
  content: string,
): Promise<KeptPicture> {
  const bytes = Buffer.from(content, 'base64');
  const known = await findStored(deps, owner, bytes);
  if (known) return shown(known);
  if ((await countStored(deps, owner)) >= MOST_KEPT) {
    const problem = { code: 'too_many', params: { count: MOST_KEPT } } as const;
    throw new AppError('validation_failed', { fields: { content: [problem] } });
  }
  const picture = await checkPicture({ bytes, field: 'content' });
  return shown(await keepPicture(deps, owner, picture));
}

export async function listPictures(
  deps: Pick<Deps, 'db'>,
  owner: AssetOwner,
): Promise<KeptPicture[]> {
  return (await listStored(deps, owner, MOST_LISTED)).map(shown);
}

const shown = ({ address, width, height }: StoredAsset): KeptPicture => ({
  url: address,
  width,
  height,
});
