import { useId, type ReactNode } from 'react';
import { atEnd, floating, host } from './floating.css.ts';

/** Goes to the button that opens the popover. */
export interface PopoverInvoker {
  type: 'button';
  popovertarget: string;
}

interface PopoverProps {
  label: string;
  trigger: (invoker: PopoverInvoker) => ReactNode;
  /** At which edge of its button it begins. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** More about a control, over the page: by touch, mouse and keyboard alike. */
export function Popover({ label, trigger, align = 'start', children }: PopoverProps) {
  const id = useId();
  return (
    <span className={host}>
      {trigger({ type: 'button', popovertarget: id })}
      <div
        id={id}
        className={align === 'end' ? `${floating} ${atEnd}` : floating}
        popover="auto"
        role="dialog"
        aria-label={label}
      >
        {children}
      </div>
    </span>
  );
}
