import type { Kind } from '#app/areas/shop/kinds/kind.ts';
import { KindCard } from './kind-card.tsx';
import * as styles from './kind-card.css.ts';

interface KindListProps {
  kinds: readonly Kind[];
  headingLevel: 2 | 3;
}

/** Kinds of services, a card each. */
export function KindList({ kinds, headingLevel }: KindListProps) {
  return (
    <ul className={styles.cards}>
      {kinds.map((kind) => (
        <li key={kind.key}>
          <KindCard kind={kind} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
