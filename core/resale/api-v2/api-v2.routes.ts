import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { addPublicPart } from '#core/platform/openapi/public-parts.ts';
import { answerCall } from './answer-call.ts';
import { V2_PATHS } from './describe-v2.ts';

/**
 * The contract of the trade. It is no operation of ours: its input comes as a form, as JSON or in the
 * query, and its errors with status 200. With a slash behind it, it is the same and no redirect.
 */
export function apiV2Routes(api: CoreApi, parts: CoreParts): void {
  api.on(['GET', 'POST'], ['/api/v2', '/api/v2/'], (c) => answerCall(parts, c));
  addPublicPart(api, { paths: V2_PATHS });
}
