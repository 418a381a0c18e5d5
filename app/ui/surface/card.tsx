import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import * as styles from './card.css.ts';

interface CardProps {
  look?: keyof typeof styles.card;
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  subtitle?: ReactNode;
  /** Makes all of the card one link; it needs a title then, which is the link's name. */
  href?: string;
  isSelected?: boolean;
  /** A picture to the edges above everything. */
  media?: ReactNode;
  /** In front of the title: the icon of what the card is about. */
  lead?: ReactNode;
  /** Behind the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

export function Card(props: CardProps) {
  const { look = 'plain', href, isSelected, media, footer, children } = props;
  const classes = [
    styles.card[look],
    href && styles.interactive,
    isSelected && styles.selected,
  ].filter(Boolean);
  return (
    <article className={classes.join(' ')}>
      {media ? <div className={styles.media}>{media}</div> : null}
      {props.title ? <CardHeader {...props} /> : null}
      {children ? <div className={styles.body}>{children}</div> : null}
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </article>
  );
}

function CardHeader({
  title,
  headingLevel = 3,
  subtitle,
  href,
  isSelected,
  lead,
  actions,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      {lead}
      <div className={styles.titles}>
        <Heading className={styles.title}>
          {href ? (
            <Anchor
              className={styles.link}
              href={href}
              aria-current={isSelected ? 'true' : undefined}
            >
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

/** As many cards side by side as have room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
