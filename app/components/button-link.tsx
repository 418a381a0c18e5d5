import { Link } from '@remix-run/react';
import type { MouseEventHandler, ReactNode } from 'react';
import { button, type ButtonLook } from '../ui/button.css.ts';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';

interface ButtonLinkProps {
  to: string;
  tone?: ButtonLook['tone'];
  size?: ButtonLook['size'];
  newTab?: boolean;
  newTabHint?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  to,
  tone = 'solid',
  size = 'medium',
  newTab,
  newTabHint,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      className={button({ tone, size })}
      to={to}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && newTabHint ? <span className={visuallyHidden}> ({newTabHint})</span> : null}
    </Link>
  );
}
