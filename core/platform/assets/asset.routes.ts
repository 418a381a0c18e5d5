import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { namesEtag } from '#core/platform/http/conditional.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { getAsset } from './asset.operations.ts';
import { ASSET_TYPES, isAssetExtension } from './asset.ts';
import { findAsset } from './asset.store.ts';

/**
 * An SVG is a document when opened by itself: it may then load and run nothing. Some browsers also
 * hold one in an <img> to this, whose own style sheet has to stay allowed.
 */
const ASSET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function assetRoutes(api: CoreApi, deps: Pick<Deps, 'db'>): void {
  handle(api, getAsset, async (_, { params: { instance: slug, file } }, c) => {
    const instance = currentInstance(c);
    const [, hash, extension = ''] = /^([0-9a-f]{32})\.([a-z]+)$/.exec(file) ?? [];
    if (slug !== instance.slug || !hash || !isAssetExtension(extension)) {
      throw new AppError('not_found');
    }
    // The name is a hash of the content, so a cached answer never changes.
    const headers = { etag: `"${hash}"`, 'cache-control': 'public, max-age=31536000, immutable' };
    const asset = await deps.db.inInstance(instance.id, (trx) => findAsset(trx, instance.id, hash));
    if (asset?.extension !== extension) throw new AppError('not_found');
    if (namesEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(asset.bytes), 200, {
      ...headers,
      'content-type': ASSET_TYPES[extension],
      'content-security-policy': ASSET_POLICY,
      'x-content-type-options': 'nosniff',
    });
  });
}
