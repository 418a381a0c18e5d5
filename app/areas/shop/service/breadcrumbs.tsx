import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import * as styles from './breadcrumbs.css.ts';

interface BreadcrumbsProps {
  /** Between the home page and this one. */
  steps?: readonly { name: string; to: string }[];
  current: string;
}

export function Breadcrumbs({ steps = [], current }: BreadcrumbsProps) {
  const { t } = useTranslation('service');
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <PlainList as="ol" isRow gap={1} align="center" className={styles.list}>
        {[{ name: t('breadcrumbs.home'), to: pagePath('') }, ...steps].map(({ name, to }) => (
          <li key={to} className={styles.step}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </PlainList>
    </nav>
  );
}
