import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './canned-answer.operations.ts';
import { addCanned, changeCanned, deleteCanned, listCanned } from './canned-answers.ts';

export const cannedAnswers: Noun = {
  routes(api, deps) {
    handle(api, operations.listCannedAnswers, (caller) => listCanned(deps, caller));
    handle(api, operations.addCannedAnswer, (caller, { body }) => addCanned(deps, caller, body));
    handle(api, operations.changeCannedAnswer, (caller, { params, body }) =>
      changeCanned(deps, caller, { id: params.cannedId, body }),
    );
    handle(api, operations.deleteCannedAnswer, (caller, { params }) =>
      deleteCanned(deps, caller, params.cannedId),
    );
  },
};
