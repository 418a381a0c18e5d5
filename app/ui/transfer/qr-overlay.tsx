import { useId } from 'react';
import { button } from '../button.css.ts';
import { Icon } from '../icon.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { opener } from '../overlay/opener.ts';
import { overlay } from './qr-code.css.ts';
import { QrCode, type QrDrawing } from './qr-code.tsx';

interface QrOverlayProps {
  drawing: QrDrawing;
  /** What a camera finds in it. */
  label: string;
  openLabel: string;
  closeLabel: string;
}

/** A button, and the code that it brings over the page for a camera. */
export function QrOverlay({ drawing, label, openLabel, closeLabel }: QrOverlayProps) {
  const id = useId();
  return (
    <>
      <button {...opener(id)} className={button({ tone: 'outline' })}>
        <Icon name="qr-code" />
        {openLabel}
      </button>
      <Dialog id={id} title={label} closeLabel={closeLabel}>
        <div className={overlay}>
          <QrCode drawing={drawing} label={label} />
        </div>
      </Dialog>
    </>
  );
}
