import { useRouteLoaderData } from '@remix-run/react';
import type { ShellData } from '../shell/shell-data.server.ts';

/** Whether the page stands in a frame on the site of a partner, out of which links open a tab. */
export function useIsFramed(): boolean {
  return useRouteLoaderData<ShellData>('shell')?.framedBy !== undefined;
}

export const IN_NEW_TAB = { target: '_blank', rel: 'noopener' } as const;
