import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './icons.css.ts';

export function IconsSection() {
  return (
    <ul className={styles.grid}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={styles.cell}>
          <Icon name={name} />
          <span className={styles.name} translate="no">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
