import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';

/** The panel is itself a widget; its token is in the settings. */
export async function requireWidget(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  token: string,
): Promise<void> {
  const { cabinetWidgetToken } = await readSettings(deps, instanceId);
  if (token !== cabinetWidgetToken) throw new AppError('not_found');
}
