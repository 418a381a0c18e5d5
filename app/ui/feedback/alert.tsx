import { useState, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { tone as tones } from '../tone.css.ts';
import * as styles from './alert.css.ts';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export const TONE_ICONS: Readonly<Record<AlertTone, string>> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** In the corner, where the cross would be. */
  aside?: ReactNode;
  /** Came after the page did, so that it has to be read out: `now` cuts in. */
  announce?: 'now' | 'next';
  /** The name of the cross; without one the alert stays. */
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** Says something about the page it stands on. */
export function Alert(props: AlertProps) {
  const {
    tone = 'info',
    title,
    children,
    actions,
    aside,
    announce,
    dismissLabel,
    onDismiss,
  } = props;
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;

  function dismiss() {
    setIsDismissed(true);
    onDismiss?.();
  }

  return (
    <div className={`${tones[tone]} ${styles.alert}`} role={announce && ROLES[announce]}>
      <span className={styles.icon}>
        <Icon name={TONE_ICONS[tone]} />
      </span>
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {aside}
      {dismissLabel ? (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={dismissLabel}
          onClick={dismiss}
        >
          <Icon name="x" />
        </button>
      ) : null}
    </div>
  );
}

const ROLES = { now: 'alert', next: 'status' } as const;
