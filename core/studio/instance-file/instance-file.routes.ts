import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { sendTagged } from '#core/platform/http/answer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { applyInstanceFile } from './apply-instance-file.ts';
import { getInstanceFile } from './get-instance-file.ts';
import { previewInstanceFile, takeInstanceFile } from './import-file.ts';
import * as operations from './instance-file.operations.ts';

export function instanceFileRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getInstanceFile, async (_caller, { query: { pictures } }, c) => {
    const hasPictures = pictures === 'include';
    const { file, etag } = await getInstanceFile(deps, currentInstance(c), { hasPictures });
    return sendTagged(c, { text: canonicalJson({ data: file }), etag });
  });
  handle(api, operations.applyInstanceFile, async (caller, { query, body }, c) => {
    const { note = '', ...file } = body;
    const { address, requestId, customer } = caller;
    const applied = await applyInstanceFile(deps, {
      ...{ owner: currentInstance(c), file, note },
      ifMatch: c.req.header('if-match'),
      isDryRun: query.dry_run === 'true',
      by: { address, requestId, authorId: customer.id },
    });
    return { data: applied };
  });
  handle(api, operations.previewInstanceFile, async (caller, { body: file }, c) => ({
    data: await previewInstanceFile(deps, caller, { owner: currentInstance(c), file }),
  }));
  handle(api, operations.takeInstanceFile, async (caller, { params, body }) => ({
    data: await takeInstanceFile(deps, caller, { tree: params.import, seen: body.rev }),
  }));
}
