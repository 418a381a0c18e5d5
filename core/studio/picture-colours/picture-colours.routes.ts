import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listPictureColours } from './picture-colours.operations.ts';
import { readPictureColours } from './read-picture-colours.ts';

export function pictureColoursRoutes(api: CoreApi, deps: Pick<Deps, 'db'>): void {
  handle(api, listPictureColours, async (_, { query }, c) => ({
    data: await readPictureColours(deps, currentInstance(c), query.url),
  }));
}
