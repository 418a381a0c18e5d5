import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './image-overlay.css.ts';
import { opener } from './opener.ts';
import { useModal } from './use-modal.ts';

interface ImageOverlayProps {
  src: string;
  alt: string;
  /** Unknown of what others have sent. */
  width?: number;
  height?: number;
  openLabel: string;
  closeLabel: string;
  /** Where the opener leads without a script: it is a link then, and looks like one. */
  href?: string;
  /** The small picture that opens the big one, or its name. */
  children: ReactNode;
}

/** A picture over the full window, which any click and Escape close. */
export function ImageOverlay(props: ImageOverlayProps) {
  const { src, alt, width, height, openLabel, closeLabel, href, children } = props;
  const id = useId();
  const modal = useModal({ isOpen: undefined, isPersistent: false, onClose: undefined });
  return (
    <>
      {href === undefined ? (
        <button {...opener(id)} className={styles.opener} aria-label={openLabel}>
          {children}
        </button>
      ) : (
        <a
          href={href}
          className={styles.link}
          aria-label={openLabel}
          onClick={(event) => {
            // Whoever wants it in a tab of its own gets it there.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            modal.ref.current?.showModal();
          }}
        >
          {children}
        </a>
      )}
      <dialog id={id} className={styles.overlay} aria-label={alt} {...modal}>
        <form method="dialog">
          <button className={styles.close} aria-label={closeLabel}>
            <img
              className={styles.image}
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.cross}>
              <Icon name="x" size={24} />
            </span>
          </button>
        </form>
      </dialog>
    </>
  );
}
