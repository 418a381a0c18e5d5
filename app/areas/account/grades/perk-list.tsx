import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { Perk } from './use-perks.ts';
import * as styles from './grades.css.ts';

export function PerkList({ perks }: { perks: readonly Perk[] }) {
  return (
    <PlainList gap={2}>
      {perks.map(({ icon, text }) => (
        <li key={text}>
          <Row as="span" gap={2} align="start">
            <span className={styles.perkIcon}>
              <Icon name={icon} />
            </span>
            <span>{text}</span>
          </Row>
        </li>
      ))}
    </PlainList>
  );
}
