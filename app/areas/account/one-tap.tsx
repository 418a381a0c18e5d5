import { useSubmit } from '@remix-run/react';
import { useEffect } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { askGoogle } from './ask-google.client.ts';

interface OneTapProps {
  clientId: string;
  redirect: string;
}

/** Offers whoever is logged in at Google to come in by one tap; the buttons below do the same. */
export function OneTap({ clientId, redirect }: OneTapProps) {
  const submit = useSubmit();
  useEffect(() => {
    const leaving = new AbortController();
    void askGoogle(clientId, leaving.signal).then((credential) => {
      if (credential === undefined || leaving.signal.aborted) return;
      submit({ credential, redirect }, { method: 'post', action: pagePath('login') });
    });
    return () => leaving.abort();
  }, [clientId, redirect, submit]);
  return null;
}
