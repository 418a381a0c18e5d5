import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { beginCard } from './begin-card.ts';
import * as operations from './card.operations.ts';
import { listCards, makeDefault, removeCard } from './own-cards.ts';
import { getSetup } from './own-setup.ts';

export function cardRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listLinkedCards, async (caller) => ({
    data: await listCards(deps, caller),
  }));
  handle(api, operations.beginLinkedCard, async (caller, { body }) => ({
    data: await beginCard(deps, caller, body),
  }));
  handle(api, operations.getCardSetup, async (caller, { params }) => ({
    data: await getSetup(deps, caller, params.setupId),
  }));
  handle(api, operations.makeLinkedCardDefault, async (caller, { params }) => ({
    data: await makeDefault(deps, caller, params.cardId),
  }));
  handle(api, operations.removeLinkedCard, (caller, { params }) =>
    removeCard(deps, caller, params.cardId),
  );
}
