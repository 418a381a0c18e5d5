import { useScene } from '#app/areas/studio/fields/editor-scene.tsx';
import { AccountNotice } from '#app/areas/studio/payment-accounts/account-notice.tsx';
import { providerOf, type AccountStates } from '#app/areas/studio/payment-accounts/providers.ts';

/** Follows what is chosen in the form: whether the provider of the method brings money. */
export function MethodAccount({ states }: { states: AccountStates | undefined }) {
  const { document } = useScene();
  return <AccountNotice gateway={providerOf(document)} states={states} />;
}
