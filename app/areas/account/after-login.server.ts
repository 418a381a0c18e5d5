import type { AppLoadContext } from '@remix-run/node';
import { getProfile } from '#core/own-data/profile/profile.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { returnPath } from '#app/lib/http/return-path.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffPagesFor } from '#app/lib/pages/staff-pages.server.ts';

/** Where a login leads: to where somebody wanted to go, else staff to what waits for them. */
export async function afterLogin(context: AppLoadContext, target: unknown): Promise<string> {
  const path = returnPath(target);
  if (path !== '/') return homeAddress(path, context);
  const { permissions, needs_two_factor: needsTwoFactor } = await staffRights(context);
  // Whose pages wait for a second factor is told so there.
  if (needsTwoFactor) return pagePath('staff');
  const [first] = staffPagesFor(permissions);
  return first?.url ?? path;
}

/** Of whom this request has logged in; who cannot be asked for finds the way from home. */
async function staffRights({ core }: AppLoadContext) {
  try {
    const { data } = await core.call(getProfile);
    return data;
  } catch (error) {
    if (error instanceof CoreError) return { permissions: [], needs_two_factor: false };
    throw error;
  }
}
