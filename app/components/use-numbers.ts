import { useRouteLoaderData } from '@remix-run/react';
import { ENGLISH_NUMBERS } from '#locales/numbers.ts';
import { numbersIn, type Numbers } from '../lib/i18n/numbers.ts';
import type { RootData } from '../root.tsx';
import type { ShellData } from '../shell/shell-data.server.ts';

/** How this page writes its numbers. */
export function useNumbers(): Numbers {
  const root = useRouteLoaderData('root') as RootData | undefined; // That route's own loader.
  const shell = useRouteLoaderData<ShellData>('shell');
  return numbersIn(root?.numbers ?? ENGLISH_NUMBERS, shell?.displayCurrency);
}
