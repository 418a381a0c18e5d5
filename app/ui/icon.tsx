import type { IconName } from './icon-names.ts';
import * as styles from './icon.css.ts';
import drawings from './icons.svg';

interface IconProps {
  /** One of ours, or what was made of an owner's word. */
  name: IconName | (string & {});
  size?: 16 | 20 | 24;
}

/** Points somewhere along the line of reading, which may run either way. */
const DIRECTIONAL: ReadonlySet<string> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'external-link',
  'list',
  'log-in',
  'log-out',
  'send',
  'redo-2',
  'undo-2',
]);

/** A decoration: what it means stands beside it as text. */
export function Icon({ name, size = 20 }: IconProps) {
  const className = styles.icon[size];
  return (
    <svg
      className={DIRECTIONAL.has(name) ? `${className} ${styles.directional}` : className}
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
