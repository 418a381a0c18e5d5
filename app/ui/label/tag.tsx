import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import * as styles from './badge.css.ts';

interface TagProps {
  icon?: string;
  /** Leads to everything that carries the same tag. */
  href?: string;
  children: ReactNode;
}

/** A property of the thing it stands at: a country, a feature. */
export function Tag({ icon, href, children }: TagProps) {
  const content = (
    <>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </>
  );
  return href ? (
    <Anchor className={styles.tag} href={href}>
      {content}
    </Anchor>
  ) : (
    <span className={styles.tag}>{content}</span>
  );
}
