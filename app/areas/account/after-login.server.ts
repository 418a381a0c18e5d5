import type { AppLoadContext } from '@remix-run/node';
import { getProfile } from '#core/own-data/profile/profile.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { returnPath } from '#app/lib/http/return-path.ts';
import { staffPagesFor } from '#app/lib/pages/staff-pages.server.ts';

/** Where a login leads: to where somebody wanted to go, else staff to what waits for them. */
export async function afterLogin(context: AppLoadContext, target: unknown): Promise<string> {
  const path = returnPath(target);
  if (path !== '/') return homeAddress(path, context);
  const [first] = staffPagesFor(await permissionsOf(context));
  return first?.url ?? path;
}

/** Of whom this request has logged in; who cannot be asked for finds the way from home. */
async function permissionsOf({ core }: AppLoadContext): Promise<readonly string[]> {
  try {
    const { data } = await core.call(getProfile);
    return data.permissions;
  } catch (error) {
    if (error instanceof CoreError) return [];
    throw error;
  }
}
