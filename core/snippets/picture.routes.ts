import { createRoute, z } from '@hono/zod-openapi';
import type { CoreApi } from '#core/http/core-env.ts';
import { refusals } from '#core/http/read-operation.ts';
import { drawPicture } from './drawn-picture.pure.ts';
import { pictureQuery } from './snippet.contract.ts';

const draw = createRoute({
  method: 'get',
  path: '/link-picture',
  operationId: 'drawLinkPicture',
  tags: ['Orders'],
  summary: 'A drawn picture of what a link leads to, where its network has told of none.',
  request: { query: pictureQuery },
  responses: {
    200: {
      description: 'The picture.',
      content: { 'image/svg+xml': { schema: z.string() } },
    },
    ...refusals(['unknown_host', 'validation_failed']),
  },
});

/** An SVG is a document when opened by itself: it may then load and run nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

export function pictureRoutes(api: CoreApi): void {
  api.openapi(draw, (c) => {
    const { shape, seed } = c.req.valid('query');
    return c.body(drawPicture({ shape, seed }), 200, {
      'content-type': 'image/svg+xml',
      // The address says all of it; a better drawing comes a week later.
      'cache-control': 'public, max-age=604800',
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
    });
  });
}
