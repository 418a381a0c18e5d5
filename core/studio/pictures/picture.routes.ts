import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listPictures, uploadPicture } from './keep-picture.ts';
import * as operations from './picture.operations.ts';

export function pictureRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.uploadPicture, async (_, { body: { content } }, c) => ({
    data: await uploadPicture(deps, currentInstance(c), content),
  }));
  handle(api, operations.listPictures, async (_, _asked, c) => ({
    data: await listPictures(deps, currentInstance(c)),
  }));
}
