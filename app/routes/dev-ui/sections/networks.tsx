import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { MARKED_NETWORKS } from '#app/ui/network-marks.ts';
import { Sample } from '../sample.tsx';
import * as styles from './networks.css.ts';

const TONES = ['plain', 'coloured', 'tinted', 'tile'] as const;
const SIZES = [16, 20, 24, 40] as const;
/** The last two have no mark. */
const NAMES = ['YouTube', 'Instagram', 'TikTok', 'Snapchat', 'Telegram', 'LinkedIn', 'यूट्यूब'];

export function NetworksSection() {
  return (
    <>
      {TONES.map((tone) => (
        <Sample key={tone} name={tone}>
          {SIZES.map((size) => (
            <div key={size} className={styles.row}>
              {NAMES.map((name) => (
                <NetworkIcon key={name} name={name} size={size} tone={tone} label={name} />
              ))}
            </div>
          ))}
        </Sample>
      ))}
      <Sample name={TONES.join(' / ')}>
        <ul className={styles.list}>
          {Object.values(MARKED_NETWORKS).map((name) => (
            <li key={name} className={styles.network} translate="no">
              <NetworkIcon name={name} size={40} tone="tile" />
              <NetworkIcon name={name} size={24} tone="coloured" />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
