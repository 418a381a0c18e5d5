import { useEffect, useState } from 'react';
import { IconButton } from '../button.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  /** Asked for when it is pressed. */
  text: () => string;
  copyLabel: string;
  copiedLabel: string;
}

const SHOWN_MS = 2_500;

/** Copies what stands beside it. */
export function CopyButton({ text, copyLabel, copiedLabel }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        size="small"
        label={copyLabel}
        onClick={async () => setIsCopied(await copyText(text()))}
      />
      <span className={visuallyHidden} role="status">
        {isCopied ? copiedLabel : null}
      </span>
    </>
  );
}
