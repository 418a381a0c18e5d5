import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { button } from '../ui/button.css.ts';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';

interface ButtonLinkProps {
  to: string;
  tone?: 'solid' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  newTab?: boolean;
  newTabHint?: string;
  children: ReactNode;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  to,
  tone = 'solid',
  size = 'medium',
  newTab,
  newTabHint,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      className={button({ tone, size })}
      to={to}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && newTabHint ? <span className={visuallyHidden}> ({newTabHint})</span> : null}
    </Link>
  );
}
