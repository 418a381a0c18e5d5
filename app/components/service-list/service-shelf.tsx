import { Link } from '@remix-run/react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { PriceTag } from './service-facts.tsx';
import * as styles from './service-shelf.css.ts';

interface ServiceShelfProps {
  services: readonly ServiceSummary[];
  /** What the address of each goes on with. */
  query?: string;
}

/** A few services under each other, each with its price. */
export function ServiceShelf({ services, query = '' }: ServiceShelfProps) {
  return (
    <PlainList>
      {services.map(({ id, slug, icon, type, title, ...service }) => (
        <li key={id} className={styles.item}>
          <NetworkIcon name={icon} size={40} tone="tile" />
          <Stack gap="half">
            <Link className={styles.link} to={pagePath('services/:slug', { slug }) + query}>
              {type.name}
            </Link>
            {title === type.name ? null : (
              <span className={styles.detail}>{unbrokenName(title)}</span>
            )}
          </Stack>
          <div className={styles.cost}>
            <PriceTag service={service} />
          </div>
        </li>
      ))}
    </PlainList>
  );
}
