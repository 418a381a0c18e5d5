import { useEffect, useId, useState, type ReactNode } from 'react';
import { host } from './floating.css.ts';
import { bubble, tooltip } from './tooltip.css.ts';

interface TooltipProps {
  text: string;
  /** The text is the control's name, as with a button that only has an icon. */
  isName?: boolean;
  /** The control; what it is handed says that the text belongs to it. */
  children: (described: { 'aria-describedby'?: string; 'aria-labelledby'?: string }) => ReactNode;
}

/** A few words at a control, on hover and on focus; Escape sends them away. */
export function Tooltip({ text, isName, children }: TooltipProps) {
  const id = useId();
  const [isNear, setIsNear] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    if (!isNear) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isNear]);

  function come() {
    setIsNear(true);
    setIsDismissed(false);
  }

  return (
    <span
      className={host}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={come}
      onPointerLeave={() => setIsNear(false)}
      onFocus={come}
      onBlur={() => setIsNear(false)}
    >
      {children({ [isName ? 'aria-labelledby' : 'aria-describedby']: id })}
      <span id={id} className={tooltip} role="tooltip">
        <span className={bubble}>{text}</span>
      </span>
    </span>
  );
}
