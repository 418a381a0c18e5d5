import { fetchDocument, type CoreFetch } from '#app/lib/core/core.server.ts';
import { PICTURE_LIMITS } from '#core/platform/assets/picture-limits.pure.ts';
import { PictureRefusal } from '#core/platform/assets/picture-refusal.ts';
import { preparePicture } from '#core/platform/assets/prepare-picture.ts';
import type { KeptPicture } from '#core/platform/assets/read-raster.ts';

export type ReadPicture = (host: string, path: string) => Promise<KeptPicture | undefined>;

const MOST_MS = 5_000;

/**
 * Asks the core for a picture of a host. It is checked once more, because the core may be another
 * machine, or an older one. Undefined where there is none; a core that fails is worth a retry.
 */
export function createPictureReader(core: { fetch: CoreFetch; baseUrl: string }): ReadPicture {
  return async function readPicture(host, path) {
    const signal = AbortSignal.timeout(MOST_MS);
    const answer = await fetchDocument(core, { host, path, signal });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The core answered ${answer.status} for ${path}`);
    if (Number(answer.headers.get('content-length')) > PICTURE_LIMITS.bytes) return undefined;
    try {
      return await preparePicture(new Uint8Array(await answer.arrayBuffer()));
    } catch (error) {
      if (error instanceof PictureRefusal) return undefined;
      throw error;
    }
  };
}
