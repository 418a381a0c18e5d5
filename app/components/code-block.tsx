import { useRef } from 'react';
import { CopyButton } from '../ui/transfer/copy-button.tsx';
import * as styles from './code-block.css.ts';

interface CodeBlockProps {
  /** As text, or in parts, each with the letter of its colour. */
  children: string | readonly (string | readonly [keyof typeof styles.part, string])[];
  /** What the button says that copies it, before and after; without them there is none. */
  copy?: { label: string; done: string };
}

/** Code is written from the left in every language, and scrolls in itself. */
export function CodeBlock({ children, copy }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null);
  const parts = typeof children === 'string' ? [children] : children;
  return (
    <div className={styles.frame}>
      {/* What can be scrolled must be reached without a mouse. */}
      <pre ref={block} className={styles.code} dir="ltr" tabIndex={0}>
        <code>
          {parts.map((part, at) =>
            typeof part === 'string' ? (
              part
            ) : (
              <span key={at} className={styles.part[part[0]]}>
                {part[1]}
              </span>
            ),
          )}
        </code>
      </pre>
      {copy ? (
        <div className={styles.copy}>
          <CopyButton
            text={() => block.current?.textContent ?? ''}
            copyLabel={copy.label}
            copiedLabel={copy.done}
          />
        </div>
      ) : null}
    </div>
  );
}
