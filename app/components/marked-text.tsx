import type { ReactNode } from 'react';

interface MarkedTextProps {
  /** With one pair of tags, such as “Write to <mail>us</mail>”. */
  text: string;
  /** What stands in place of the tags, around what they enclose. */
  mark: (inner: string) => ReactNode;
}

/** A text with a part that is a link or a button, wherever a language has it. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  const [before = '', inner, after = ''] = text.split(/<\/?\w+>/);
  return (
    <>
      {before}
      {inner === undefined ? null : mark(inner)}
      {after}
    </>
  );
}
