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
  /** Says more than it shows where several look alike. */
  label?: string;
  /** Leads to what stands over this very page. */
  keepsPlace?: boolean;
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
  label,
  keepsPlace = false,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      className={button({ tone, size })}
      to={to}
      onClick={onClick}
      aria-label={label}
      preventScrollReset={keepsPlace}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && newTabHint ? <span className={visuallyHidden}> ({newTabHint})</span> : null}
    </Link>
  );
}
