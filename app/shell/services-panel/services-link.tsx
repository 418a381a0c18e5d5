import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useServicesPanel } from './services-panel.tsx';

/** Opens the services over the page; without a script it leads to where they stand on one. */
export function ServicesLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  const { isOpen, open, prepare } = useServicesPanel();
  return (
    <Link
      {...props}
      to={`${pagePath('')}#services`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    />
  );
}
