import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import { useMoments } from '#app/components/moment.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { TakeInput } from './trial-forms.server.ts';

/** Begins a trial whose task takes a while. */
export function StartForm() {
  const { t } = useTranslation('trials');
  return (
    <Card title={t('start.title')} subtitle={t('start.text')} headingLevel={2}>
      <Form method="post">
        <SubmitButton name="form" value="start">
          {t('start.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

interface TakeFormProps {
  quest: FreeTrialQuest;
  given: { key: string; constraint: object; needsLink: boolean; needsProof: boolean };
  answer: { result: object; key: string | undefined } | undefined;
}

/** Asks for the link of the free order, and for the proof where staff look at one. */
export function TakeForm({ quest, given, answer }: TakeFormProps) {
  const { t } = useTranslation('trials');
  const momentOf = useMoments();
  const { form, fields, result } = useServerForm<TakeInput>({
    ...{ id: 'take', result: answer?.result, constraint: given.constraint },
  });
  const { needsLink, needsProof } = given;
  const labels = {
    ...(needsProof && { proof_url: t('form.proof') }),
    ...(needsLink && { url: t('form.url') }),
  };
  const { trial, reward } = quest;
  const until =
    trial?.status === 'tracked'
      ? ` ${t('form.until', { moment: momentOf(trial.expire_at, 'dayTime') })}`
      : '';
  const example = reward.example_link;
  return (
    <Card
      title={needsProof ? t('form.proofTitle') : t('form.title')}
      subtitle={(needsProof ? t('form.proofText') : t('form.text')) + until}
      headingLevel={2}
    >
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors {...{ form, result, labels }} isAgain={answer?.key !== undefined} />
          <input type="hidden" name="key" value={answer?.key ?? given.key} />
          {needsProof ? (
            <TextField
              field={fields.proof_url}
              type="url"
              label={t('form.proof')}
              hint={t('form.proofHint')}
              autoComplete="off"
            />
          ) : null}
          {needsLink ? (
            <TextField
              field={fields.url}
              type="url"
              label={t('form.url')}
              hint={example === null ? undefined : t('form.example', { example })}
              autoComplete="off"
            />
          ) : null}
          <FormActions>
            <SubmitButton name="form" value="take">
              {needsProof ? t('form.proofSubmit') : t('form.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
