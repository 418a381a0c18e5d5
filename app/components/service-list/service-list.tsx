import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { ServiceCard } from './service-card.tsx';

interface ServiceListProps {
  services: readonly ServiceSummary[];
  headingLevel: 2 | 3;
}

/** Services of several kinds, a card each. */
export function ServiceList({ services, headingLevel }: ServiceListProps) {
  return (
    <PlainList gap="cards" cell={18}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} headingLevel={headingLevel} />
        </li>
      ))}
    </PlainList>
  );
}
