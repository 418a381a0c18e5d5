import { useFetcher } from '@remix-run/react';
import type { DrawerChoice } from '../lib/http/load-context.ts';

export const DRAWER_ID = 'menu-drawer';

/** Open, or icons alone that grow under the pointer or do not. */
export type DrawerState = 'expanded' | 'mini' | 'mini-hover';

export const DRAWER_FETCHER = { key: 'drawer' };

/** As the server knows it, or as it was just asked to be. */
export function useDrawerState({ isMini, opensOnHover }: DrawerChoice): DrawerState {
  const { formData } = useFetcher(DRAWER_FETCHER);
  const size = formData?.get('drawer');
  const hover = formData?.get('drawer-hover');
  if (typeof size === 'string' ? size === 'expanded' : !isMini) return 'expanded';
  return (typeof hover === 'string' ? hover === 'on' : opensOnHover) ? 'mini-hover' : 'mini';
}
