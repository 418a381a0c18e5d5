import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from '#app/components/trials/trials.css.ts';

interface QuestPictureProps {
  quest: Pick<FreeTrialQuest, 'image' | 'network'>;
  isFirst?: boolean;
}

/** What a quest looks like, or its network; its name stands beside it. */
export function QuestPicture({ quest: { image, network }, isFirst }: QuestPictureProps) {
  if (!image) {
    return (
      <div className={styles.instead}>
        {network ? <NetworkIcon name={network.icon} size={40} /> : <Icon name="gift" size={24} />}
      </div>
    );
  }
  const { url, width, height } = image;
  return (
    <img
      className={styles.picture}
      {...{ src: url, width, height }}
      alt=""
      decoding="async"
      {...(isFirst ? {} : { loading: 'lazy' })}
    />
  );
}
