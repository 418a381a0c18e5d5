import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import * as styles from './button.css.ts';
import { Spinner } from './feedback/spinner.tsx';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className'> {
  tone?: styles.ButtonLook['tone'];
  size?: styles.ButtonLook['size'];
  width?: styles.ButtonLook['width'];
  icon?: IconName;
  /** What it started is not done yet: it keeps the focus and its width, and does not start again. */
  busy?: boolean | undefined;
}

/** Does something. For going somewhere there are links, which may look the same. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, width, icon, busy = false, type = 'button', onClick, children, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      type={type}
      className={styles.button({ tone, size, width })}
      onClick={busy ? refuse : onClick}
    >
      <span className={styles.label}>
        {icon ? <Icon name={icon} size={size === 'small' ? 16 : 20} /> : null}
        {children}
      </span>
      {busy ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
});

function refuse(event: MouseEvent) {
  event.preventDefault();
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'width' | 'icon'> {
  icon: IconName;
  /** What it does, read aloud and shown on hovering. */
  label: string;
}

/** For what an icon says without words, in a row where words would be too many. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, tone = 'quiet', size, busy = false, type = 'button', onClick, ...rest },
  ref,
) {
  return (
    <button
      title={label}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      type={type}
      aria-label={label}
      className={styles.button({ tone, size, shape: 'icon' })}
      onClick={busy ? refuse : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
});
