import { useHref, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';

const EVERY_MS = 600_000;

/**
 * While a customer's page is open: what surrounds it is asked for anew now and then, and the token
 * is renewed by the way, every second time. Who is logged out meanwhile is led to the login.
 */
export function SessionKeeper() {
  const address = useHref(pagePath('session'));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    async function keep() {
      const answer = await fetch(address, { method: 'POST' }).catch(() => undefined);
      // Without a connection, or while the server cannot say, the page stays as it is.
      if (answer && (answer.ok || answer.status === 401)) revalidate();
    }
    const timer = setInterval(() => void keep(), EVERY_MS);
    return () => clearInterval(timer);
  }, [address, revalidate]);
  return null;
}
