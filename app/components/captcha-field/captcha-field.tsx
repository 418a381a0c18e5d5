import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useProof } from './use-proof.ts';
import * as styles from './captcha-field.css.ts';

interface CaptchaFieldProps {
  formId: string;
  /** Absent where the owner asks for none. */
  question: PictureQuestion | undefined;
  /** What came of sending the form: what was proved for it is used up then. */
  result: { error?: Record<string, string[] | null> | null } | undefined;
}

/**
 * Shows that a person is at work. The browser does some work of its own while the form is filled
 * in; without a script, or where it cannot, there is a picture to read.
 */
export function CaptchaField({ formId, question, result }: CaptchaFieldProps) {
  if (!question) return null;
  const errors = result?.error?.['captcha_answer'] ?? undefined;
  return <AskedField formId={formId} question={question} result={result} errors={errors} />;
}

interface AskedFieldProps extends CaptchaFieldProps {
  question: PictureQuestion;
  errors: string[] | undefined;
}

function AskedField({ formId, question, result, errors }: AskedFieldProps) {
  const isHydrated = useHydrated();
  const { proof, failed } = useProof(result, Boolean(result?.error?.['captcha']));
  if (failed) return <Question formId={formId} question={question} errors={errors} />;
  return (
    <>
      <input ref={proof} type="hidden" name="captcha" />
      {isHydrated ? null : (
        <noscript>
          <Question formId={formId} question={question} errors={errors} />
        </noscript>
      )}
    </>
  );
}

function Question({ formId, question, errors }: Omit<AskedFieldProps, 'result'>) {
  const { t } = useTranslation('accounts');
  const { id, picture, width, height, sum } = question;
  return (
    <Stack gap={3} justify="start">
      <input type="hidden" name="captcha_question" value={id} />
      <img
        className={styles.picture}
        src={picture}
        width={width}
        height={height}
        alt={t('captcha.picture')}
      />
      <TextField
        id={`${formId}-captcha_answer`}
        name="captcha_answer"
        required
        label={t('captcha.label')}
        hint={t('captcha.hint', { first: sum[0], second: sum[1] })}
        errors={errors}
        autoComplete="off"
        inputMode="numeric"
      />
    </Stack>
  );
}
