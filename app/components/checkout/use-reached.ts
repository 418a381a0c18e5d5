import { useState } from 'react';
import { isUnreached, type Unreached } from '#app/lib/checkout/unreached.ts';

/**
 * The last answer of the server, whatever did not get through since. A form that came with the page
 * itself stands for what that page has lost.
 */
export function useReached<T>(said: T | Unreached | undefined) {
  const isLost = isUnreached(said);
  const [kept, setKept] = useState<T | undefined>(isLost ? undefined : said);
  const [lost] = useState(isLost ? said : undefined);
  if (!isLost && said !== kept) setKept(said);
  return { answer: isLost ? kept : said, isLost, resend: isLost ? lost : undefined };
}
