import type { ServicesView } from '../../lib/load-context.ts';
import type { ServiceSummary } from '../../lib/service-summary.ts';
import { ServiceCard } from './service-card.tsx';
import * as styles from './service-list.css.ts';
import { ServiceTable } from './service-table.tsx';
import { TypeLink } from './type-link.tsx';

interface ServiceListProps {
  services: readonly ServiceSummary[];
  view: ServicesView;
  /** What the list is called to who listens. */
  label: string;
  headingLevel: 2 | 3;
  /** Under the names of their types, which lead to their pages. */
  isGrouped?: boolean;
}

/** Services with what somebody compares before ordering, as cards or as rows. */
export function ServiceList({ services, view, label, headingLevel, isGrouped }: ServiceListProps) {
  if (view === 'table') {
    return <ServiceTable services={services} label={label} isGrouped={isGrouped === true} />;
  }
  if (!isGrouped) return <Cards services={services} headingLevel={headingLevel} />;
  const Heading = `h${headingLevel}` as const;
  return runsOf(services).map(([first, ...others]) => (
    <section key={first.type.id} className={styles.group}>
      <Heading className={styles.groupTitle}>
        <TypeLink service={first} />
      </Heading>
      <Cards
        services={[first, ...others]}
        // One of the levels below.
        headingLevel={headingLevel === 2 ? 3 : 4}
        isInGroup
      />
    </section>
  ));
}

type Run = [ServiceSummary, ...ServiceSummary[]];

/** Neighbours of one type. */
function runsOf(services: readonly ServiceSummary[]): Run[] {
  const runs: Run[] = [];
  for (const service of services) {
    const last = runs.at(-1);
    if (last?.[0].type.id === service.type.id) last.push(service);
    else runs.push([service]);
  }
  return runs;
}

interface CardsProps {
  services: readonly ServiceSummary[];
  headingLevel: 2 | 3 | 4;
  isInGroup?: boolean;
}

function Cards({ services, headingLevel, isInGroup = false }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} headingLevel={headingLevel} isInGroup={isInGroup} />
        </li>
      ))}
    </ul>
  );
}
