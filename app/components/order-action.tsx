import { useRouteLoaderData } from '@remix-run/react';
import type { MenuEntry } from '../lib/menu.ts';
import type { ShellData } from '../shell/shell-data.server.ts';
import { ButtonLink } from './button-link.tsx';

const ORDER = '/orders/create';

/** Leads to a new order in the words of the owner's menu, where that offers one. */
export function OrderAction() {
  const shell = useRouteLoaderData<ShellData>('shell');
  const entry = shell && findEntry(shell.menu, ORDER);
  return entry ? (
    <ButtonLink to={entry.url} size="large">
      {entry.title}
    </ButtonLink>
  ) : null;
}

function findEntry(menu: readonly MenuEntry[], url: string): MenuEntry | undefined {
  return menu.flatMap((entry) => [entry, ...entry.children]).find((entry) => entry.url === url);
}
