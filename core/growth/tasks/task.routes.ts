import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { declineCheck } from './staff/decline-check.operations.ts';
import * as operations from './task.operations.ts';

const missing = (): never => {
  throw new AppError('not_found');
};

export function taskRoutes(api: CoreApi, _deps: Deps): void {
  handle(api, operations.listTasks, missing);
  handle(api, operations.createCheck, missing);
  handle(api, operations.startCheck, missing);
  handle(api, operations.endCheck, missing);
  handle(api, operations.sendCheck, missing);
  handle(api, operations.listChecks, missing);
  handle(api, operations.getCheck, missing);
  handle(api, operations.listViewerComments, missing);
  handle(api, declineCheck, missing);
}
