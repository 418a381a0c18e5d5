import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import * as styles from './passkey-login.css.ts';
import type { usePasskeyLogin } from './use-passkey-login.ts';

type Login = ReturnType<typeof usePasskeyLogin>;

export function PasskeyButton({ login }: { login: Login }) {
  const { t } = useTranslation('accounts');
  return (
    <div className={login.canUse ? styles.place : `${styles.place} ${styles.waiting}`}>
      <Button
        tone="outline"
        size="large"
        icon="key-round"
        busy={login.isBusy}
        onClick={() => void login.begin()}
      >
        {t('passkeys.login')}
      </Button>
    </div>
  );
}

/** Why it was in vain. */
export function PasskeyProblem({ login: { failure, refusal } }: { login: Login }) {
  const { t } = useTranslation('accounts');
  if (failure === undefined && refusal === undefined) return null;
  return (
    <Alert tone="warning" announce="now">
      {failure === undefined ? refusal : t(`passkeys.showing.${failure}`)}
    </Alert>
  );
}
