import { useEffect, useRef, type RefObject } from 'react';

/** After the form of an input was reset, which an input itself is not told. */
export function useFormReset(input: RefObject<HTMLInputElement>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = input.current?.form;
    // The event comes first, and what it announces after it.
    const listen = () => setTimeout(() => latest.current());
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [input]);
}
