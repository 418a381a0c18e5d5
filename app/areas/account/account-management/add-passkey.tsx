import { getFormProps } from '@conform-to/react';
import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { deviceName } from '#core/accounts/sessions/device-name.pure.ts';
import type { CreationOptions } from '#core/accounts/passkeys/passkey.contract.ts';
import { LONGEST_NAME } from '#core/accounts/passkeys/passkey-rules.pure.ts';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { createPasskey } from '#app/areas/account/ask-for-passkey.client.ts';
import type { MakingFailure } from '#app/areas/account/passkey-failure.ts';
import { useCanUsePasskeys } from '#app/areas/account/use-can-use-passkeys.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { StepUpField, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { stepUpOf } from '#app/components/proof/step-up.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import * as styles from './passkey-list.css.ts';
import type { FormValues } from './passkey-forms.server.ts';
import type { SecurityResult } from './security-result.ts';

interface AddPasskeyProps {
  customer: Profile;
  isFull: boolean;
  constraint: object;
  result: SecurityResult | undefined;
}

/** First a proof, as for the second factor; then the device makes the passkey, for which it takes scripts. */
export function AddPasskey({ customer, isFull, constraint, result }: AddPasskeyProps) {
  const { t } = useTranslation('accounts');
  const canUse = useCanUsePasskeys();
  if (isFull) return <p>{t('passkeys.full')}</p>;
  if (stepUpOf(customer) === 'none') {
    return (
      <div>
        <p>{t('twoFactor.needsPassword')}</p>
        <ButtonLink to={pagePath('password/reset')}>{t('reset.newTitle')}</ButtonLink>
      </div>
    );
  }
  if (canUse === false) return <p>{t('passkeys.cannot')}</p>;
  return (
    <>
      <p className={styles.unscripted}>{t('passkeys.wantsScripts')}</p>
      <div className={styles.scripted}>
        <AddForm {...{ customer, constraint, result }} />
      </div>
    </>
  );
}

function AddForm({ customer, constraint, result }: Omit<AddPasskeyProps, 'isFull'>) {
  const { t } = useTranslation('accounts');
  const making = result?.making;
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['add']>({
    id: 'passkey',
    // The options for the device are no result of this form.
    result: making ? undefined : result,
    constraint,
  });
  const maker = useMaker(making);
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <FormStack>
        <FormErrors form={form} result={reply} labels={useProofLabels()} />
        {maker.failure ? (
          <Alert tone="warning" announce="now">
            {t(`passkeys.making.${maker.failure}`)}
          </Alert>
        ) : null}
        {making ? null : <StepUpField stepUp={stepUpOf(customer)} fields={fields} />}
        <FormActions>
          {making ? (
            <Button icon="key-round" busy={maker.isBusy} onClick={maker.make}>
              {t('passkeys.again')}
            </Button>
          ) : (
            <SubmitButton icon="key-round" tone="outline" name="form" value="passkey">
              {t('passkeys.add')}
            </SubmitButton>
          )}
        </FormActions>
      </FormStack>
    </Form>
  );
}

/** Has the device make a passkey once there is something to make it with, and sends it. */
function useMaker(options: CreationOptions | undefined) {
  const { t } = useTranslation('accounts');
  const submit = useSubmit();
  const [failure, setFailure] = useState<MakingFailure>();
  const [isBusy, setIsBusy] = useState(false);

  const [makeWith] = useState(() => async (given: CreationOptions) => {
    setFailure(undefined);
    setIsBusy(true);
    const made = await createPasskey(given);
    setIsBusy(false);
    if ('failure' in made) {
      setFailure(made.failure);
      return;
    }
    const device = deviceName(navigator.userAgent);
    const name = device ? t('security.device', { ...device }) : t('security.unknownDevice');
    const credential = JSON.stringify(made.credential);
    const form = { form: 'keep', name: name.slice(0, LONGEST_NAME), credential };
    submit(form, { method: 'post', preventScrollReset: true });
  });

  useEffect(() => {
    if (options) void makeWith(options);
  }, [options, makeWith]);
  return { failure, isBusy, make: () => options && void makeWith(options) };
}
