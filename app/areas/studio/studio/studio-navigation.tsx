import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PlaceName, ShownGroup } from '#app/areas/studio/studio-places.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './studio-navigation.css.ts';

interface StudioNavigationProps {
  groups: readonly ShownGroup[];
  current: PlaceName | 'overview' | undefined;
  /** It is for who edits here. */
  hasOverview: boolean;
}

/** Beside the page on a wide screen; elsewhere behind the name of where one is. */
export function StudioNavigation(props: StudioNavigationProps) {
  const { current } = props;
  const { t } = useTranslation('studio');
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      <details className={styles.folded} key={current}>
        <summary className={styles.summary}>
          <Icon name="menu" />
          <span className={styles.where}>
            {current === undefined ? t('places.overview') : t(`places.${current}`)}
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        <Places {...props} />
      </details>
      <div className={styles.open}>
        <Places {...props} />
      </div>
    </nav>
  );
}

function Places({ groups, current, hasOverview }: StudioNavigationProps) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.places}>
      {hasOverview ? (
        <PlainList>
          <li>
            <Place
              url={pagePath('studio')}
              icon="layout-dashboard"
              text={t('places.overview')}
              isHere={current === 'overview'}
            />
          </li>
        </PlainList>
      ) : null}
      {groups.map(({ name, places }) => (
        <Stack as="section" key={name} gap={1}>
          <h2 className={styles.groupName}>{t(`groups.${name}`)}</h2>
          <PlainList>
            {places.map((place) => (
              <li key={place.name}>
                <Place
                  url={place.url}
                  icon={place.icon}
                  text={t(`places.${place.name}`)}
                  isHere={place.name === current}
                />
              </li>
            ))}
          </PlainList>
        </Stack>
      ))}
    </div>
  );
}

interface PlaceProps {
  url: string;
  icon: string;
  text: string;
  isHere: boolean;
}

function Place({ url, icon, text, isHere }: PlaceProps) {
  return (
    <Link className={styles.place} to={url} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} size={16} />
      {text}
    </Link>
  );
}
