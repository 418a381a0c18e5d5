import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CannedAnswer } from '#core/feedback/canned-answers/canned-answer.contract.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';

interface CannedPickerProps {
  answers: readonly Pick<CannedAnswer, 'id' | 'name' | 'language'>[];
  chosen: number | undefined;
  isQueue: boolean;
}

/** Begins the answer with one that was written before. */
export function CannedPicker({ answers, chosen, isQueue }: CannedPickerProps) {
  const { t } = useTranslation('tickets');
  if (answers.length === 0) return null;
  return (
    <Row as={Form} method="get" wraps gap={3} align="end">
      {isQueue ? <input type="hidden" name="queue" value="support" /> : null}
      <Select
        id="canned"
        name="canned"
        label={t('canned.choose')}
        defaultValue={chosen === undefined ? '' : String(chosen)}
        placeholder={t('canned.none')}
        options={answers.map(({ id, name, language }) => ({
          value: String(id),
          label: language === null ? name : `${name} (${language.replace('_', '-')})`,
        }))}
      />
      <SubmitButton tone="outline">{t('canned.use')}</SubmitButton>
    </Row>
  );
}
