import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './campaigns.css.ts';

interface PlaceProps {
  position: number | null;
  isMeasured: boolean;
}

/** Where something stands in a search. */
export function Place({ position, isMeasured }: PlaceProps) {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  if (position !== null) return <>{count(position)}</>;
  return <span className={styles.detail}>{t(isMeasured ? 'place.beyond' : 'place.never')}</span>;
}

/** How many places were won or lost since it was measured before. */
export function Won({ change }: { change: number | null }) {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  if (change === null) return <>–</>;
  const size = Math.abs(change);
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const icon = { up: 'trending-up', down: 'trending-down', same: 'minus' } as const;
  return (
    <span className={styles.won}>
      <Icon name={icon[way]} size={16} />
      <span aria-hidden="true">{count(size)}</span>
      <span className={visuallyHidden}>{t(`won.${way}`, { count: size })}</span>
    </span>
  );
}
