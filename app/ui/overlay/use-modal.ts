import { useEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';

interface ModalOptions {
  /** Undefined when only buttons with `opener` open it. */
  isOpen: boolean | undefined;
  isPersistent: boolean;
  onClose: (() => void) | undefined;
}

/**
 * A native dialog with what its attributes alone do not do: one that the server sent open becomes
 * modal, a persistent one also stays where `closedby` is not known, and a link in it closes it.
 */
export function useModal({ isOpen, isPersistent, onClose }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The attribute is the browser's from then on; React would take away what a command set.
  const [wasSentOpen] = useState(isOpen ?? false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === undefined) return;
    if (!isOpen) {
      element.close();
    } else if (!element.matches(':modal')) {
      element.removeAttribute('open');
      element.showModal();
    }
  }, [isOpen]);

  return {
    ref: dialog,
    open: wasSentOpen,
    closedby: isPersistent ? ('none' as const) : ('any' as const),
    onClose(event: SyntheticEvent) {
      // React lets that of a dialog within this one rise to here.
      if (event.target === event.currentTarget) onClose?.();
    },
    onCancel(event: SyntheticEvent) {
      // A file field inside sends an event of the same name.
      if (isPersistent && event.target === event.currentTarget) event.preventDefault();
    },
    onPointerDown(event: MouseEvent<HTMLDialogElement>) {
      const element = event.currentTarget;
      const closesItself = 'closedBy' in HTMLDialogElement.prototype;
      if (closesItself || isPersistent || event.target !== element) return;
      if (isOutside(event, element.getBoundingClientRect())) element.close();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const opensHere = !link?.getAttribute('target') && !event.ctrlKey && !event.metaKey;
      if (link && opensHere && !event.shiftKey) event.currentTarget.close();
    },
  };
}

function isOutside({ clientX, clientY }: MouseEvent, box: DOMRect): boolean {
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
