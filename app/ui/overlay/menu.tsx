import { useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import { stepThrough } from '../step-through.ts';
import { atEnd, host } from './floating.css.ts';
import * as styles from './menu.css.ts';
import type { PopoverInvoker } from './popover.tsx';

interface MenuProps {
  label: string;
  trigger: (invoker: PopoverInvoker) => ReactNode;
  align?: 'start' | 'end';
  /** Menu links, menu buttons, separators and headings. */
  children: ReactNode;
}

/** Links and buttons behind a button: a list, so that Tab goes through it without a script, too. */
export function Menu({ label, trigger, align = 'start', children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const menu = list.current;
    if (!menu) return;
    const items = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const next = stepThrough(event.key, {
      at: items.findIndex((item) => item === document.activeElement),
      count: items.length,
      previous: 'ArrowUp',
      next: 'ArrowDown',
    });
    const isOpen = menu.matches(':popover-open');
    if (next === undefined || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen) menu.showPopover();
    items[next]?.focus();
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const stays = relatedTarget === null || currentTarget.contains(relatedTarget);
    if (!stays) list.current?.hidePopover();
  }

  return (
    <span className={host} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({ type: 'button', popovertarget: id })}
      <ul
        ref={list}
        id={id}
        className={align === 'end' ? `${styles.menu} ${atEnd}` : styles.menu}
        popover="auto"
        aria-label={label}
        onClick={(event) => {
          const isChoice = event.target instanceof Element && event.target.closest('a, button');
          if (isChoice) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </ul>
    </span>
  );
}

interface ItemProps {
  icon?: string;
  look?: keyof typeof styles.look;
  children: ReactNode;
}

interface MenuLinkProps extends ItemProps {
  href: string;
  isCurrent?: boolean;
}

export function MenuLink({ icon, look = 'plain', href, isCurrent, children }: MenuLinkProps) {
  return (
    <li>
      <Anchor
        className={styles.look[look]}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {icon ? <Icon name={icon} size={16} /> : null}
        {children}
      </Anchor>
    </li>
  );
}

interface MenuButtonProps extends ItemProps {
  /** A form elsewhere on the page, which the button sends; without one it only calls `onClick`. */
  form?: string;
  name?: string;
  value?: string;
  isDisabled?: boolean;
  isCurrent?: boolean;
  onClick?: () => void;
}

export function MenuButton({
  icon,
  look = 'plain',
  form,
  isDisabled,
  isCurrent,
  children,
  ...rest
}: MenuButtonProps) {
  return (
    <li>
      <button
        type={form ? 'submit' : 'button'}
        className={styles.look[look]}
        form={form}
        disabled={isDisabled}
        aria-current={isCurrent ? 'true' : undefined}
        {...rest}
      >
        {icon ? <Icon name={icon} size={16} /> : null}
        {children}
      </button>
    </li>
  );
}

export function MenuSeparator() {
  return <li className={styles.separator} aria-hidden="true" />;
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <li className={styles.heading}>{children}</li>;
}
