import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { hashIn, readPictures } from '#core/platform/assets/read-pictures.ts';
import type { PreparedPicture } from '#core/platform/assets/prepare-picture.ts';
import {
  checkPicture,
  describeAsset,
  findStored,
  keepPicture,
  type AssetOwner,
  type StoredAsset,
} from '#core/platform/assets/store-asset.ts';
import type { InstanceFile } from './instance-file.contract.ts';
import { withPictures } from './with-pictures.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/** A file whose pictures were looked at, and what is to be kept of them. */
export interface CheckedFile {
  /** With the addresses that its pictures have here. */
  file: InstanceFile;
  fresh: readonly PreparedPicture[];
}

/**
 * Looks at every picture of a file as at one that is uploaded; one that is here by its very address
 * is left as it is. Nothing is written.
 */
export async function checkPictures(
  deps: Pick<Deps, 'db'>,
  owner: AssetOwner,
  { pictures = {}, ...file }: InstanceFile,
): Promise<CheckedFile> {
  const stored = new Map<string, StoredAsset>();
  const fresh: PreparedPicture[] = [];
  for (const [address, content] of Object.entries(pictures)) {
    if (!address.startsWith('/instance-assets/')) refuseAddress(address);
    if (await isHere(deps, owner, address)) continue;
    const bytes = Buffer.from(content, 'base64');
    const known = await findStored(deps, owner, bytes);
    if (known) {
      stored.set(address, known);
      continue;
    }
    const picture = await checkPicture({ bytes, field: `pictures.${address}` });
    fresh.push(picture);
    stored.set(address, describeAsset(owner.slug, picture));
  }
  return { file: withPictures(file, stored), fresh };
}

async function isHere(
  deps: Pick<Deps, 'db'>,
  owner: AssetOwner,
  address: string,
): Promise<boolean> {
  if (hashIn(address, owner.slug) === undefined) return false;
  return (await readPictures(deps, owner, [address])).size > 0;
}

function refuseAddress(address: string): never {
  const fields = { [`pictures.${address}`]: [{ code: 'invalid_format' as const }] };
  throw new AppError('validation_failed', { fields });
}

/** A picture that no document names yet harms nobody, so that it is kept before the documents are. */
export async function keepPictures(
  deps: Ports,
  owner: AssetOwner,
  fresh: readonly PreparedPicture[],
): Promise<void> {
  for (const picture of fresh) await keepPicture(deps, owner, picture);
}
