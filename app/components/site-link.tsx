import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { linkTarget } from '../lib/http/link-target.ts';
import type { EditMark } from '../lib/studio-preview/use-edit-mark.ts';

interface SiteLinkProps extends EditMark {
  /** As an owner wrote it. */
  to: string;
  className?: string | undefined;
  title?: string | undefined;
  /** In a tab of its own: what is half filled in stays. */
  newTab?: boolean;
  'aria-current'?: 'page' | undefined;
  children?: ReactNode;
}

/** A link that comes as data. One that leads nowhere is a text. */
export function SiteLink({ to, newTab = false, children, ...rest }: SiteLinkProps) {
  const target = linkTarget(to);
  const tab = newTab ? { target: '_blank' } : {};
  if (target?.kind === 'inside') {
    return (
      <Link to={target.href} {...rest} {...tab} {...(newTab && { rel: 'noopener' })}>
        {children}
      </Link>
    );
  }
  if (!target) return <span {...rest}>{children}</span>;
  return (
    <a href={target.href} rel="noopener noreferrer" {...rest} {...tab}>
      {children}
    </a>
  );
}
