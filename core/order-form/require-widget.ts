import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/http/core-env.ts';
import { readSettings } from '#core/instances/read-documents.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';

/** The panel is a widget as well: the token of its own stands in the settings. */
export async function requireWidget(
  deps: Pick<Deps, 'db'>,
  c: Context<CoreEnv>,
  token: string,
): Promise<void> {
  const { cabinetWidgetToken } = await readSettings(deps, currentInstance(c).id);
  if (token !== cabinetWidgetToken) throw new AppError('not_found');
}
