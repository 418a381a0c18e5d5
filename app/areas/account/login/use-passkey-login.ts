import { useFetcher, useHref } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { ShownCredential } from '#core/accounts/passkeys/passkey.contract.ts';
import {
  askForPasskey,
  offerPasskey,
  stopOffering,
} from '#app/areas/account/ask-for-passkey.client.ts';
import type { PasskeyFailure } from '#app/areas/account/passkey-failure.ts';
import { useCanUsePasskeys } from '#app/areas/account/use-can-use-passkeys.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/**
 * Logging in by a passkey, by a button and beside what the browser fills in. It sends nothing of the
 * form, which stays as it is whatever comes of it.
 */
export function usePasskeyLogin(redirect: string) {
  const { data, state, submit } = useFetcher<{ passkeyProblem?: string }>();
  const address = useHref(pagePath('login/passkey'));
  const canUse = useCanUsePasskeys() === true;
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure>();
  const isSending = state !== 'idle';
  const isBusy = isAsking || isSending;

  const [send] = useState(() => (credential: ShownCredential) => {
    const form = { passkey: JSON.stringify(credential), redirect };
    submit(form, { method: 'post', action: pagePath('login') });
  });

  // An offer ends with its answer and with the question of the button; then there is another one.
  useEffect(() => {
    if (!canUse || isBusy) return;
    let isOver = false;
    void offerPasskey(address).then((credential) => {
      if (credential && !isOver) send(credential);
    });
    return () => {
      isOver = true;
    };
  }, [address, canUse, isBusy, send]);
  useEffect(() => () => void stopOffering(), []);

  async function begin() {
    setFailure(undefined);
    setIsAsking(true);
    const answer = await askForPasskey(address);
    setIsAsking(false);
    if ('failure' in answer) setFailure(answer.failure);
    else send(answer.credential);
  }

  const refusal = isBusy || failure ? undefined : data?.passkeyProblem;
  return { canUse, isBusy, failure, refusal, begin };
}
