import { useId, type ReactNode } from 'react';
import * as styles from './image-overlay.css.ts';
import { opener } from './opener.ts';
import { useModal } from './use-modal.ts';

interface ImageOverlayProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  openLabel: string;
  closeLabel: string;
  /** The small picture that opens the big one. */
  children: ReactNode;
}

/** A picture over the full window, which any click and Escape close. */
export function ImageOverlay(props: ImageOverlayProps) {
  const { src, alt, width, height, openLabel, closeLabel, children } = props;
  const id = useId();
  const modal = useModal({ isOpen: undefined, isPersistent: false, onClose: undefined });
  return (
    <>
      <button {...opener(id)} className={styles.opener} aria-label={openLabel}>
        {children}
      </button>
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
          </button>
        </form>
      </dialog>
    </>
  );
}
