import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { MARKED_NETWORKS } from '#app/ui/network-names.ts';
import { Sample } from '../sample.tsx';

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
            <Row key={size} wraps gap={3}>
              {NAMES.map((name) => (
                <NetworkIcon key={name} name={name} size={size} tone={tone} label={name} />
              ))}
            </Row>
          ))}
        </Sample>
      ))}
      <Sample name={TONES.join(' / ')}>
        <PlainList gap={3} cell={15}>
          {Object.values(MARKED_NETWORKS).map((name) => (
            <Row key={name} as="li" gap={3} align="center" translate="no">
              <NetworkIcon name={name} size={40} tone="tile" />
              <NetworkIcon name={name} size={24} tone="coloured" />
              {name}
            </Row>
          ))}
        </PlainList>
      </Sample>
    </>
  );
}
