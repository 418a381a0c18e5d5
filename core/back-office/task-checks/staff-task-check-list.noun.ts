import { AppError } from '#core/errors.ts';
import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './check-list.operations.ts';

const missing = (): never => {
  throw new AppError('not_found');
};

export const staffTaskCheckList: Noun = {
  routes(api) {
    handle(api, operations.searchTaskChecks, missing);
    handle(api, operations.exportTaskCheckList, missing);
    handle(api, operations.getStaffTaskCheck, missing);
  },
};
