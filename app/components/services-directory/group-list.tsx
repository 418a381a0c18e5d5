import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { MenuNetwork, MenuType } from '#app/lib/menu/services-menu.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { useMoney } from '../price.tsx';
import * as styles from './group-list.css.ts';

interface GroupListProps {
  networks: readonly MenuNetwork[];
  headingLevel: 2 | 3;
}

/** What is sold for each network, with the lowest price of each kind. */
export function GroupList({ networks, headingLevel }: GroupListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      {networks.map(({ id, name, icon, types }) => (
        <section key={id}>
          <Heading className={styles.title}>
            <NetworkIcon name={icon} size={20} tone="coloured" />
            {name}
          </Heading>
          <ul className={styles.list}>
            {types.map((type) => (
              <li key={type.id}>
                <TypeLink type={type} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TypeLink({ type: { slug, name, from } }: { type: MenuType }) {
  const { t } = useTranslation('panels');
  const format = useMoney();
  return (
    <Link className={styles.type} to={pagePath('services/:slug', { slug })}>
      <span className={styles.name}>{name}</span>
      {from === null ? null : (
        <span className={styles.from}>{t('services.from', { price: format(from) })}</span>
      )}
    </Link>
  );
}
