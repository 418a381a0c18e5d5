import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** The balance above the page is read beside the outcome, and may be that of a moment before it. */
export function useFreshBalance(isPaid: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isPaid) revalidate();
  }, [isPaid, revalidate]);
}
