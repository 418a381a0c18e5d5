import type { ServiceSummary } from '#app/lib/service-summary.ts';
import { ServiceCard } from './service-card.tsx';
import * as styles from './service-list.css.ts';

interface ServiceListProps {
  services: readonly ServiceSummary[];
  headingLevel: 2 | 3;
}

/** Services of several kinds, a card each. */
export function ServiceList({ services, headingLevel }: ServiceListProps) {
  return (
    <ul className={styles.cards}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
