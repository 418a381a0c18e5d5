import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './order-widget.operations.ts';
import {
  changeOwnWidget,
  createWidget,
  listOwnWidgets,
  listWidgetMethods,
  removeWidget,
  rotateToken,
} from './own-widgets.ts';
import { getWidgetStatistics } from './widget-statistics.ts';

export function orderWidgetRoutes(api: CoreApi, parts: CoreParts): void {
  handle(api, operations.listOrderWidgets, (caller) => listOwnWidgets(parts, caller));
  handle(api, operations.createOrderWidget, async (caller, { body }) => ({
    data: await createWidget(parts, caller, body),
  }));
  handle(api, operations.changeOrderWidget, async (caller, { params, body }) => ({
    data: await changeOwnWidget(parts, caller, { ...body, ...params }),
  }));
  handle(api, operations.rotateOrderWidgetToken, async (caller, { params }) => ({
    data: await rotateToken(parts, caller, params.id),
  }));
  handle(api, operations.removeOrderWidget, (caller, { params }) =>
    removeWidget(parts, caller, params.id),
  );
  handle(api, operations.listWidgetMethods, (caller) => listWidgetMethods(parts, caller));
  handle(api, operations.getWidgetStatistics, (caller, { query }) =>
    getWidgetStatistics(parts, caller, query),
  );
}
