import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { drawPicture } from './drawn-picture.pure.ts';
import { drawLinkPicture } from './picture.operations.ts';

/** An SVG is a document when opened by itself: it may then load and run nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

export function pictureRoutes(api: CoreApi): void {
  handle(api, drawLinkPicture, (_caller, { query: { shape, seed } }, c) =>
    c.body(drawPicture({ shape, seed }), 200, {
      'content-type': 'image/svg+xml',
      // The address says all of it; a better drawing comes a week later.
      'cache-control': 'public, max-age=604800',
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
    }),
  );
}
