import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CannedAnswer } from '#core/feedback/canned-answers/canned-answer.contract.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';

interface CannedPickerProps {
  answers: readonly Pick<CannedAnswer, 'id' | 'name' | 'language'>[];
}

/** In the form of an answer: puts one that was written before below what is there already. */
export function CannedPicker({ answers }: CannedPickerProps) {
  const { t } = useTranslation('tickets');
  if (answers.length === 0) return null;
  return (
    <Row wraps gap={3} align="end">
      <Select
        id="canned"
        name="canned"
        label={t('canned.choose')}
        placeholder={t('canned.none')}
        options={answers.map(({ id, name, language }) => ({
          value: String(id),
          label: language === null ? name : `${name} (${language.replace('_', '-')})`,
        }))}
      />
      <SubmitButton tone="outline" name="form" value="canned" formNoValidate>
        {t('canned.use')}
      </SubmitButton>
    </Row>
  );
}
