import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';

/**
 * What a new document does by itself, when another page comes without one: menus close, the focus
 * goes to the page's heading, or to the field that the page is for, and its title is read out.
 */
export function PageChanges() {
  const { key, pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef({ key, pathname });
  useEffect(() => {
    // Not on the first page: its menus may have been opened before this script ran.
    if (shown.current.key === key) return;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    closePopovers();
    if (!isOtherPage) return;
    focusPage();
    setTitle(document.title);
  }, [key, pathname]);

  useEffect(() => {
    // What happens inside of an embedded page is only seen from here as the focus leaving.
    const leave = () => {
      if (document.activeElement instanceof HTMLIFrameElement) closePopovers();
    };
    window.addEventListener('blur', leave);
    return () => window.removeEventListener('blur', leave);
  }, []);

  return (
    <div className={visuallyHidden} role="status">
      {title}
    </div>
  );
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
    open.hidePopover();
  }
}

function focusPage(): void {
  const main = document.querySelector('main');
  const target =
    main?.querySelector<HTMLElement>('[data-takes-focus]') ??
    main?.querySelector<HTMLElement>('h1') ??
    main;
  if (!target) return;
  // A heading takes the focus without being a stop of the keyboard.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
