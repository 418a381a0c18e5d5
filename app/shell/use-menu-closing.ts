import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

/** Closes a menu that was left; the focus that was in it goes to what opens it. */
export function closeMenu(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus({ preventScroll: true });
}

/**
 * The header's menus open and close without a script, each by its own button. With one, they also
 * close by Escape, by leaving them, and when another page comes.
 */
export function useMenuClosing(header: RefObject<HTMLElement>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null;
      for (const menu of openMenus(header)) if (!menu.contains(target)) menu.open = false;
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    // What happens inside of an embedded page is only seen from here as the focus leaving.
    window.addEventListener(
      'blur',
      () => {
        if (document.activeElement instanceof HTMLIFrameElement)
          openMenus(header).forEach(closeMenu);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        // The last one lies inside of the others, if there are any.
        const menu = event.key === 'Escape' ? openMenus(header).at(-1) : undefined;
        if (menu) closeMenu(menu);
      },
      { signal },
    );
    return () => listening.abort();
  }, [header]);

  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Not on the first page: its menus may have been opened before this script ran.
    if (shownKey.current === key) return;
    shownKey.current = key;
    openMenus(header).forEach(closeMenu);
  }, [header, key]);
}

function openMenus(header: RefObject<HTMLElement>): HTMLDetailsElement[] {
  return [...(header.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? [])];
}
