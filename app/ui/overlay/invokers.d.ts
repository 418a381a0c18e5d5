import 'react';

/** Attributes of the platform that React passes on, but that its types do not know yet. */
declare module 'react' {
  // The name has to be that of the interface it adds to.
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual' | undefined;
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: 'show' | 'hide' | 'toggle' | undefined;
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
