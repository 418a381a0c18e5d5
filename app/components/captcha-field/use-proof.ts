import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';

/**
 * Fills a hidden field with a proof of work: begun with the first touch of its form, and waited for
 * when the form is sent before it is done. Where a form was sent in vain for want of it (`isAsked`),
 * it is sent again by itself.
 */
export function useProof(sent: unknown, isAsked: boolean) {
  const address = useHref(pagePath('captcha'));
  const proof = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const field = proof.current;
    const form = field?.form;
    if (!form) return;
    let work: Promise<void> | undefined;
    // It was good once.
    field.value = '';

    const begin = () => (work ??= prove());
    async function prove() {
      const value = await provenBy(address);
      if (value === undefined) setFailed(true);
      else if (field) field.value = value;
    }
    async function hold(event: SubmitEvent) {
      if (field?.value) return;
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      await begin();
      send(submitter);
    }
    function send(submitter?: HTMLElement | null) {
      // Nothing to send when the picture has come in its place: it wants an answer.
      if (field?.value) form?.requestSubmit(submitter);
    }
    form.addEventListener('focusin', begin);
    form.addEventListener('submit', hold);
    if (isAsked) void begin().then(() => send());
    return () => {
      form.removeEventListener('focusin', begin);
      form.removeEventListener('submit', hold);
    };
  }, [address, sent, isAsked]);

  return { proof, failed };
}

async function provenBy(address: string): Promise<string | undefined> {
  // Browsers keep what it needs from pages without https.
  if (!window.isSecureContext) return undefined;
  try {
    const { proveWork } = await import('#app/lib/forms/prove-work.client.ts');
    return await proveWork(address);
  } catch {
    return undefined;
  }
}
