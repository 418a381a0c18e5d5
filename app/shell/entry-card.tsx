import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './entry-card.css.ts';

interface EntryCardProps {
  title: string;
  /** What the owner says of the page; it stands beside the form where there is room. */
  lead: string;
  /** What is to be done here. */
  intro?: ReactNode;
  /** The other ways in, below. */
  other?: ReactNode;
  children: ReactNode;
}

/** The one thing on a page that leads in: who asks, and what for. */
export function EntryCard({ title, lead, intro, other, children }: EntryCardProps) {
  const shell = useRouteLoaderData<ShellData>('shell');
  return (
    <div className={styles.card}>
      <div className={styles.greeting}>
        {shell ? <Brand data={shell} /> : null}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <div className={styles.content}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        {children}
        {other ? <p className={styles.other}>{other}</p> : null}
      </div>
    </div>
  );
}
