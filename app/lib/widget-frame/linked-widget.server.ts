import type { AppLoadContext } from '@remix-run/node';
import { getWidgetTerms } from '#core/growth/order-widgets/widget-call.operations.ts';
import { CoreError } from '../core/core.server.ts';
import type { WidgetFrame } from './widget-frame.ts';

/** The widget of a frame or of such a link; nothing for a token that opens nothing, or the panel's. */
export async function widgetOf(
  { core, frame, instance }: AppLoadContext,
  token: string | undefined,
): Promise<WidgetFrame | undefined> {
  if (frame) return frame;
  if (token === undefined || token === instance.settings.cabinetWidgetToken) return undefined;
  try {
    const { data } = await core.call(getWidgetTerms, { query: { api_token: token } });
    return { token, origins: data.origins, minimum: data.minimum_purchase_amount };
  } catch (error) {
    if (error instanceof CoreError && error.status < 500) return undefined;
    throw error;
  }
}
