import { useHref } from '@remix-run/react';
import type { ReactNode } from 'react';
import { button } from '#app/ui/button.css.ts';

/** Leads to a page of the panel that is none of the shell's. */
export function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={button({})} href={useHref(to)}>
      {children}
    </a>
  );
}
