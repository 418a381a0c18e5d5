import { useEffect, useState } from 'react';
import { ATTEMPT } from '../../lib/order-form/attempt.ts';

/**
 * The key of what is sent from this page. It stands in the address, so that whoever loads the page
 * again or comes back to it sends the same one, and is led to what they have ordered.
 */
export function useAttempt(given: string | undefined, other: string | undefined) {
  const [first] = useState(given);
  const attempt = other ?? first;
  useEffect(() => {
    if (attempt === undefined) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get(ATTEMPT) === attempt) return;
    address.searchParams.set(ATTEMPT, attempt);
    window.history.replaceState(window.history.state, '', address);
  }, [attempt]);
  return attempt;
}
