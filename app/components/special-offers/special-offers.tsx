import type { ShownOffer } from '#app/lib/special-offers/shown-offer.ts';
import { useEditMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ServiceShelf } from '../service-list/service-shelf.tsx';
import * as styles from './special-offers.css.ts';

interface SpecialOffersProps {
  offers: readonly ShownOffer[];
  headingLevel: 2 | 3;
}

/** What an owner recommends here, with its prices. */
export function SpecialOffers({ offers, headingLevel }: SpecialOffersProps) {
  const Heading = `h${headingLevel}` as const;
  const mark = useEditMark();
  return offers.map(({ id, title, services, campaign }) => (
    <section
      key={id}
      className={styles.offer}
      aria-label={title}
      data-offer={id}
      {...mark('special-offer', id, '')}
    >
      <Heading className={styles.title}>
        <Icon name="sparkles" />
        {title}
      </Heading>
      <ServiceShelf services={services} query={campaign ? `?utm_campaign=${campaign}` : ''} />
    </section>
  ));
}
