import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { isAbove, missingTo } from '#core/money/display-amount.pure.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { RadioCards } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { addFundsPath } from '#app/lib/money/payment-place.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { AddressCheck } from './address-check.tsx';
import * as styles from './child-panels.css.ts';
import type { NewPanelInput, PanelAnswer } from './panel-forms.server.ts';
import type { OwnPanels } from './panels-page.server.ts';

interface CreateFormProps {
  own: OwnPanels;
  /** A month. */
  price: string;
  answer: PanelAnswer | undefined;
}

/** A panel of one's own: where it is, what it is called, and who gets in. */
export function CreateForm({ own, price, answer }: CreateFormProps) {
  const { t } = useTranslation('child-panels');
  const money = useMoney();
  const { terms, constraint } = own;
  const isBelow = terms.subdomains_of !== null;
  const { form, fields, result } = useServerForm<NewPanelInput>({
    ...{ id: 'new-panel', result: answer?.result, constraint },
    defaultValue: { domain_type: isBelow ? 'subdomain' : 'domain' },
  });
  const labels = {
    label: t('form.label'),
    host: t('form.host'),
    name: t('form.name'),
    password: t('form.password'),
    password_confirmation: t('form.passwordAgain'),
  };
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset>
      {/* What is pressed by Enter: the check comes first in the form, and would be. */}
      <button type="submit" name="form" value="create" hidden tabIndex={-1} aria-hidden />
      <input type="hidden" name="key" value={answer?.key ?? own.key} />
      <FormStack>
        <FormErrors {...{ form, result, labels }} isAgain={answer?.key !== undefined} />
        <AddressFields {...{ fields, labels }} subdomainsOf={terms.subdomains_of} />
        <AddressCheck check={answer?.check} pointsTo={own.pointsTo} />
        <TextField field={fields.name} label={labels.name} hint={t('form.nameHint')} />
        <NewPasswordFields
          password={fields.password}
          again={fields.password_confirmation}
          labels={labels}
          own={own.own}
          ownFields={[fields.name.name, fields.label.name, fields.host.name]}
        />
        <p className={styles.note}>{t('form.login', { email: own.email })}</p>
        <Charges balance={terms.balance} price={price} />
        <FormActions>
          <SubmitButton name="form" value="create">
            {t('form.submit', { amount: money(price) })}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}

interface AddressFieldsProps {
  fields: ReturnType<typeof useServerForm<NewPanelInput>>['fields'];
  labels: { label: string; host: string };
  subdomainsOf: string | null;
}

/** One field for each kind of an address, as far as there is a choice. */
function AddressFields({ fields, labels, subdomainsOf }: AddressFieldsProps) {
  const { t } = useTranslation('child-panels');
  const own = (
    <TextField
      field={fields.host}
      label={labels.host}
      hint={t('form.hostHint')}
      mark={null}
      autoCapitalize="none"
      autoComplete="off"
      inputMode="url"
      spellCheck={false}
      dir="ltr"
    />
  );
  if (subdomainsOf === null) {
    return (
      <>
        <input type="hidden" name={fields.domain_type.name} value="domain" />
        {own}
      </>
    );
  }
  const kinds = (['subdomain', 'own'] as const).map((kind) => ({
    value: kind === 'own' ? 'domain' : kind,
    label: t(`form.${kind}.title`),
    description: t(`form.${kind}.text`),
  }));
  return (
    <>
      <RadioCards field={fields.domain_type} label={t('form.kind')} mark={null} choices={kinds} />
      <div className={styles.subdomainOnly}>
        <TextField
          field={fields.label}
          label={labels.label}
          hint={t('form.labelHint')}
          suffix={<bdi>.{subdomainsOf}</bdi>}
          mark={null}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      </div>
      <div className={styles.ownOnly}>{own}</div>
    </>
  );
}

/** What is paid now and later, and what is there to pay it with. */
function Charges({ balance, price }: { balance: string; price: string }) {
  const { t } = useTranslation('child-panels');
  const money = useMoney();
  const missing = isAbove(price, balance) ? missingTo(price, balance) : undefined;
  return (
    <>
      <DescriptionList
        look="rows"
        items={[
          { term: t('form.balance'), detail: money(balance) },
          { term: t('form.monthly'), detail: money(price) },
          { term: t('form.now'), detail: money(price), isTotal: true },
        ]}
      />
      {missing === undefined ? null : (
        <Alert
          tone="warning"
          title={t('tooLittle.title')}
          actions={
            <ButtonLink
              to={addFundsPath({ amount: missing, backTo: undefined })}
              size="small"
              tone="outline"
            >
              {t('tooLittle.action')}
            </ButtonLink>
          }
        >
          {t('tooLittle.text', { amount: money(missing) })}
        </Alert>
      )}
    </>
  );
}
