import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './copy-field.css.ts';
import { copyText } from './copy-text.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Only for screen readers, where the place says what it is. */
  hidesLabel?: boolean;
}

const SHOWN_MS = 2500;

/** Something to take elsewhere: selected at a touch, copied by its button. */
export function CopyField({ label, value, copyLabel, copiedLabel, hidesLabel }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    field.current?.select();
    setIsCopied(await copyText(value));
  }

  return (
    <div className={styles.copyField}>
      <label className={hidesLabel ? visuallyHidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          value={value}
          readOnly
          dir="auto"
          size={1}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={styles.copy} onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} size={16} />
          {/* Both words keep their room, so that nothing moves. */}
          <span className={styles.words}>
            <span data-hidden={isCopied || undefined}>{copyLabel}</span>
            <span data-hidden={!isCopied || undefined} aria-hidden="true">
              {copiedLabel}
            </span>
          </span>
        </button>
        <span className={visuallyHidden} role="status">
          {isCopied ? copiedLabel : null}
        </span>
      </div>
    </div>
  );
}
