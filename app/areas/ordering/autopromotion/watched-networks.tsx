import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from './autopromotion.css.ts';
import type { ChannelNetwork } from './offer.ts';

/** Where new posts are found, for who has no link yet. */
export function WatchedNetworks({ networks }: { networks: readonly ChannelNetwork[] }) {
  const { t } = useTranslation('autopromotion');
  const watched = networks.filter(({ isWatched }) => isWatched);
  if (watched.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className={styles.note}>{t('channel.watched')}</p>
      <PlainList isRow gap={4} lineGap={2}>
        {watched.map(({ id, name, icon }) => (
          <li key={id}>
            <Row as="span" gap={2} align="center">
              <NetworkIcon name={icon} tone="coloured" />
              {name}
            </Row>
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}
