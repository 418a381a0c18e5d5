import { useId, type ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import * as styles from './dialog.css.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  /** What `opener(id)` names. */
  id?: string;
  title: ReactNode;
  /** Left out when buttons alone open it. Sent with the page, it is open without a script, too. */
  isOpen?: boolean;
  onClose?: () => void;
  /** Stays until it is answered: neither Escape nor a click beside it closes it. */
  isPersistent?: boolean;
  /** The name of the cross; a persistent dialog may go without. */
  closeLabel?: string;
  /** Where closing leads, for a dialog that is a part of the address. */
  closeHref?: string;
  /** What sends the form of a dialog that keeps what was typed when it closes. */
  closeSubmit?: { form: string; name: string; value: string };
  footer?: ReactNode;
  children?: ReactNode;
}

type Shape = keyof typeof styles.shape;

type Sized = DialogProps & { size?: 'medium' | 'wide' | 'offer' };

/** Asks or shows something before the page goes on. */
export function Dialog({ size = 'medium', ...props }: Sized) {
  return <Modal shape={size} {...props} />;
}

/** A dialog at the side, as high as the window; on a phone it comes from below. */
export function Drawer({
  side = 'end',
  ...props
}: DialogProps & { side?: 'start' | 'end' | 'narrowEnd' }) {
  return <Modal shape={side} {...props} />;
}

function Modal({ shape, ...props }: DialogProps & { shape: Shape }) {
  const { id, title, isOpen, onClose, isPersistent = false, footer, children } = props;
  const titleId = useId();
  const modal = useModal({ isOpen, isPersistent, onClose: () => leave() });

  function leave() {
    modal.ref.current?.querySelector<HTMLElement>('[data-close-link]')?.click();
    onClose?.();
  }

  return (
    <dialog id={id} className={styles.shape[shape]} aria-labelledby={titleId} {...modal}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        <CloseCross {...props} />
      </div>
    </dialog>
  );
}

/** The last one in the order, so that a dialog begins with what it is about. */
function CloseCross({ closeLabel, closeHref, closeSubmit }: DialogProps) {
  if (closeLabel === undefined) return null;
  if (closeSubmit !== undefined) {
    return (
      <button className={styles.close} aria-label={closeLabel} data-close-link="" {...closeSubmit}>
        <Icon name="x" />
      </button>
    );
  }
  if (closeHref !== undefined) {
    return (
      <Anchor className={styles.close} href={closeHref} aria-label={closeLabel} data-close-link="">
        <Icon name="x" />
      </Anchor>
    );
  }
  return (
    <form method="dialog" className={styles.closeForm}>
      <button className={styles.close} aria-label={closeLabel}>
        <Icon name="x" />
      </button>
    </form>
  );
}
