import { Link } from '@remix-run/react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from './type-link.css.ts';

/** The type of a service, which has a page of its own. */
export function TypeLink({ service }: { service: ServiceSummary }) {
  const { icon, type } = service;
  return (
    <Link className={styles.typeLink} to={pagePath('services/:slug', { slug: type.slug })}>
      <NetworkIcon name={icon} size={24} tone="tile" />
      {type.name}
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
