import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { changePanel, renewPanel } from './change-panel.ts';
import { checkDomain } from './check-domain.ts';
import * as operations from './child-panel.operations.ts';
import { closePanel } from './close-panel.ts';
import { createPanel } from './create-panel.ts';
import { listPanels } from './list-panels.ts';
import { resumePanel, suspendPanel } from './suspend-by-staff.ts';

export function childPanelRoutes(api: CoreApi, parts: CoreParts): void {
  handle(api, operations.listChildPanels, (caller) => listPanels(parts, caller));
  handle(api, operations.checkChildPanelDomain, async (caller, { query }) => ({
    data: await checkDomain(parts, caller, query),
  }));
  handle(api, operations.createChildPanel, (caller, { body, once }) =>
    createPanel(parts, caller, { input: body, once }),
  );
  handle(api, operations.changeChildPanel, async (caller, { params, body }) => ({
    data: await changePanel(parts, caller, { idInPath: params.childPanelId, renews: body?.renews }),
  }));
  handle(api, operations.renewChildPanel, async (caller, { params }) => ({
    data: await renewPanel(parts, caller, params.childPanelId),
  }));
  handle(api, operations.closeChildPanel, async (caller, { params }) => ({
    data: await closePanel(parts, caller, params.childPanelId),
  }));
  handle(api, operations.suspendChildPanel, (caller, { params, body }) =>
    suspendPanel(parts, caller, { idInPath: params.childPanelId, reason: body?.reason }),
  );
  handle(api, operations.resumeChildPanel, (caller, { params }) =>
    resumePanel(parts, caller, params.childPanelId),
  );
}
