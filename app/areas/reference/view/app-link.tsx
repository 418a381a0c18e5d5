import { Link } from '@remix-run/react';
import { link } from '#app/ui/link.css.ts';
import type { ShownLink } from './block.ts';

/** Leads to a page, or to a file of this host. */
export function AppLink({ to, title, isFile }: Pick<ShownLink, 'to' | 'title' | 'isFile'>) {
  return isFile ? (
    <a className={link({ kind: 'standalone' })} href={to}>
      {title}
    </a>
  ) : (
    <Link className={link({ kind: 'standalone' })} to={to}>
      {title}
    </Link>
  );
}
