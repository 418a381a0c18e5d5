import type { InputHTMLAttributes, ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './chip.css.ts';

interface ChipGroupProps {
  label: string;
  children: ReactNode;
}

export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface ChipLinkProps {
  /** The same page with this choice made or, when it is made already, taken back. */
  href: string;
  isSelected?: boolean;
  /** Shows a cross, and is read after the chip's own words: what following the link takes away. */
  removeLabel?: string;
  count?: string;
  children: ReactNode;
}

/** A filter as a link: works without a script and can be shared. */
export function ChipLink({ href, isSelected, removeLabel, count, children }: ChipLinkProps) {
  return (
    <Anchor className={styles.chip} href={href} aria-current={isSelected ? 'true' : undefined}>
      {removeLabel ? null : <ChosenMark />}
      <span>{children}</span>
      {count ? <span className={styles.count}>{count}</span> : null}
      {removeLabel ? (
        <>
          <span className={visuallyHidden}>{removeLabel}</span>
          <span className={styles.remove}>
            <Icon name="x" size={16} />
          </span>
        </>
      ) : null}
    </Anchor>
  );
}

type ChipBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  type?: 'checkbox' | 'radio';
  count?: string;
  children: ReactNode;
};

/** A filter as a field of a form. */
export function ChipBox({ type = 'checkbox', count, children, ...input }: ChipBoxProps) {
  return (
    <label className={styles.chip}>
      <input className={styles.box} type={type} {...input} />
      <ChosenMark />
      <span>{children}</span>
      {count ? <span className={styles.count}>{count}</span> : null}
    </label>
  );
}

function ChosenMark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" size={16} />
    </span>
  );
}
