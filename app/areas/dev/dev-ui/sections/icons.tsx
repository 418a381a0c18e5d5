import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './icons.css.ts';

export function IconsSection() {
  return (
    <ul className={styles.grid}>
      {ICON_NAMES.map((name) => (
        <Stack key={name} as="li" gap={2} justify="center" className={styles.cell}>
          <Icon name={name} />
          <span className={styles.name} translate="no">
            {name}
          </span>
        </Stack>
      ))}
    </ul>
  );
}
