import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { ATTEMPT } from '#app/lib/order-form/attempt.ts';

/**
 * The key of what is sent from this page. Once something was sent it stands in the address, so that
 * whoever loads the page again sends the same one, and is led to what they have ordered.
 */
export function useAttempt(given: string | undefined, other: string | undefined) {
  const [first] = useState(given);
  const [hasSent, setHasSent] = useState(false);
  const { formData } = useNavigation();
  // Each answer brings the address back that the form was sent to.
  const { key } = useLocation();
  const attempt = other ?? first;
  if (formData && !hasSent) setHasSent(true);
  useEffect(() => {
    if (attempt === undefined || !hasSent) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get(ATTEMPT) === attempt) return;
    address.searchParams.set(ATTEMPT, attempt);
    window.history.replaceState(window.history.state, '', address);
  }, [attempt, hasSent, key]);
  return attempt;
}
