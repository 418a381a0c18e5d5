import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to what an answer says, once for each. Whoever has sent a form is brought back to where they
 * were on its page as soon as that is there again: the focus waits for it, as the way would be undone.
 */
export function useAnswerFocus(place: RefObject<HTMLElement>, answer: unknown): void {
  const { state } = useNavigation();
  const shown = useRef<unknown>();
  useEffect(() => {
    if (state !== 'idle' || answer === undefined || answer === shown.current) return;
    shown.current = answer;
    place.current?.focus();
  }, [place, answer, state]);
}
