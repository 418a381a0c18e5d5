import type { FormMetadata, SubmissionResult } from '@conform-to/react';
import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';
import { ErrorSummary, type SummarisedError } from '../ui/form/error-summary.tsx';

interface FormErrorsProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema>;
  result: SubmissionResult | undefined;
  /** What the fields are called, by their names, in their order. */
  labels: Readonly<Record<string, string>>;
  /** Nothing is wrong with what was sent: it was sent before, and is to be sent again. */
  isAgain?: boolean;
}

/** What the server refused, above the form; after a submission in vain the focus goes there. */
export function FormErrors<Schema extends Record<string, unknown>>({
  form,
  result,
  labels,
  isAgain = false,
}: FormErrorsProps<Schema>) {
  const { t } = useTranslation('forms');
  const summary = useRef<HTMLDivElement>(null);
  useAnswerFocus(summary, result?.status === 'error' ? result : undefined);
  const errors = summarise(form.id, result?.error ?? {}, labels);
  if (errors.length === 0) return null;
  if (!isAgain) return <ErrorSummary ref={summary} title={t('failed')} errors={errors} />;
  return (
    <div ref={summary} tabIndex={-1}>
      <Alert announce="now">{errors.map(({ text }) => text).join(' ')}</Alert>
    </div>
  );
}

function summarise(
  formId: string,
  problems: NonNullable<SubmissionResult['error']>,
  labels: FormErrorsProps<never>['labels'],
): SummarisedError[] {
  const names = new Set(['', ...Object.keys(labels), ...Object.keys(problems)]);
  return [...names].flatMap((name) =>
    (problems[name] ?? []).map((problem) => {
      const label = labels[name];
      return label === undefined
        ? { text: problem }
        : { text: `${label}: ${problem}`, fieldId: `${formId}-${name}` };
    }),
  );
}
