import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react';

/** A ref that the component itself can read, passed on to the one that its parent may have given. */
export function useSharedRef<Element>(given: ForwardedRef<Element>): RefObject<Element> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, []);
  return own;
}
