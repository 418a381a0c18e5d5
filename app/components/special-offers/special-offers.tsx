import { Link } from '@remix-run/react';
import type { ShownOffer } from '../../lib/special-offers.server.ts';
import { link } from '../../ui/link.css.ts';
import { Card } from '../../ui/surface/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './special-offers.css.ts';

/** What an owner recommends here; nothing where nothing of it is sold. */
export function SpecialOffers({ offers }: { offers: readonly ShownOffer[] }) {
  return offers
    .filter(({ services }) => services.length > 0)
    .map(({ id, title, services }) => (
      <Card key={id} title={title} headingLevel={2} lead={<Icon name="sparkles" size={24} />}>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.id}>
              <Link className={link({ kind: 'standalone' })} to={service.path}>
                {service.name}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    ));
}
