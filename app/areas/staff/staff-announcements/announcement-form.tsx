import { getFormProps, type DefaultValue } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { Translator } from '#app/lib/texts/translator.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LEVELS,
} from '#core/feedback/announcements/announcement-choices.pure.ts';
import type { Announcement } from '#core/feedback/announcements/announcement.contract.ts';
import { Select } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { NumberField, TextArea, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormColumns, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { Language } from '#locales/languages.ts';
import type { AnnouncementInput } from './announcement-form.server.ts';
import { hint } from './announcements.css.ts';
import { FormFoot } from '#app/areas/staff/staff/form-foot.tsx';
import { languageName } from '#app/areas/staff/staff/language-name.ts';

interface FormPage {
  edited: (Omit<Announcement, 'ends_at'> & { ends_at: string }) | undefined;
  grades: readonly { id: number; name: string }[];
  languages: readonly Language[];
  zone: string;
  constraint: object;
}

interface AnnouncementFormProps {
  page: FormPage;
  result: object | undefined;
}

/** Adds an announcement, or changes one. */
export function AnnouncementForm({ page, result: given }: AnnouncementFormProps) {
  const { t, i18n } = useTranslation('announcements');
  const { edited, languages, zone, constraint } = page;
  const { form, fields, result } = useServerForm<AnnouncementInput>({
    ...{ id: 'announcement-form', result: given, constraint },
    defaultValue: beginning(edited),
  });
  const labels = labelsOf(t, languages, i18n.language);
  return (
    <Card title={edited ? t('change') : t('add')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        {edited ? <input type="hidden" name="id" value={edited.id} /> : null}
        <input type="hidden" name="zone" value={zone} />
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <Words fields={fields} languages={languages} />
          <FormColumns>
            <ToWhom {...{ fields, labels, page }} />
            <TextField
              field={fields.starts_at}
              type="datetime-local"
              label={labels['starts_at'] ?? ''}
              hint={t('field.fromHint', { zone: zone.replaceAll('_', ' ') })}
            />
            <TextField
              field={fields.ends_at}
              type="datetime-local"
              label={labels['ends_at'] ?? ''}
              hint={t('field.untilHint')}
            />
          </FormColumns>
          <FormFoot
            submit={edited ? t('save') : t('publish')}
            cancelTo={edited ? pagePath('staff/announcements') : undefined}
          />
        </FormStack>
      </Form>
    </Card>
  );
}

type Fields = ReturnType<typeof useServerForm<AnnouncementInput>>['fields'];

interface WordsProps {
  fields: Fields;
  languages: readonly Language[];
}

/** Title and text: in English at once, in each other language behind its name. */
function Words({ fields, languages }: WordsProps) {
  const { t, i18n } = useTranslation('announcements');
  const [titles, texts] = [fields.title.getFieldset(), fields.text.getFieldset()];
  const isWritten = (language: Language) =>
    [titles, texts].some((of) => Boolean(of[language]?.initialValue ?? of[language]?.errors));
  const bothIn = (language: Language) => {
    const [title, text] = [titles[language], texts[language]];
    return title && text ? (
      <>
        <TextField field={title} label={t('field.title')} dir="auto" />
        <TextArea field={text} label={t('field.text')} rows={4} dir="auto" />
      </>
    ) : null;
  };
  const others = languages.filter((language) => language !== 'en');
  return (
    <>
      {bothIn('en')}
      {others.length > 0 ? (
        <Disclosure title={t('otherLanguages')} isOpen={others.some(isWritten)}>
          <FormStack>
            <p className={hint}>{t('field.othersHint')}</p>
            <Accordion>
              {others.map((language) => (
                <Disclosure
                  key={language}
                  title={languageName(language, i18n.language)}
                  isOpen={isWritten(language)}
                >
                  <FormStack>{bothIn(language)}</FormStack>
                </Disclosure>
              ))}
            </Accordion>
          </FormStack>
        </Disclosure>
      ) : null}
    </>
  );
}

interface ToWhomProps {
  fields: Fields;
  labels: Record<string, string>;
  page: Pick<FormPage, 'grades'>;
}

function ToWhom({ fields, labels, page: { grades } }: ToWhomProps) {
  const { t } = useTranslation('announcements');
  const audiences = ANNOUNCEMENT_AUDIENCES.filter((one) => one !== 'grade' || grades.length > 0);
  return (
    <>
      <Select
        field={fields.level}
        label={labels['level'] ?? ''}
        options={ANNOUNCEMENT_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <Select
        field={fields.audience}
        label={labels['audience'] ?? ''}
        options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      <NumberField
        field={fields.ordered_within_days}
        label={labels['ordered_within_days'] ?? ''}
        hint={t('field.daysHint')}
      />
      {grades.length > 0 ? (
        <Select
          field={fields.grade_id}
          label={labels['grade_id'] ?? ''}
          hint={t('field.gradeHint')}
          placeholder={t('field.noGrade')}
          options={grades.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
    </>
  );
}

function beginning(edited: FormPage['edited']): DefaultValue<AnnouncementInput> {
  if (!edited) return { level: 'info', audience: 'customers', title: {}, text: {} };
  const { level, audience, ordered_within_days: days, grade_id: grade } = edited;
  const { title, text, starts_at, ends_at } = edited;
  return {
    ...{ level, audience, title, text, starts_at, ends_at },
    ...(days !== null && { ordered_within_days: days }),
    ...(grade !== null && { grade_id: grade }),
  };
}

function labelsOf(
  t: Translator<'announcements'>,
  languages: readonly Language[],
  reader: string,
): Record<string, string> {
  const named = (label: string, language: Language) =>
    language === 'en' ? label : `${label} (${languageName(language, reader)})`;
  return {
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`title.${language}`, named(t('field.title'), language)],
        [`text.${language}`, named(t('field.text'), language)],
      ]),
    ),
    ...{ level: t('field.level'), audience: t('field.audience') },
    ...{ ordered_within_days: t('field.days'), grade_id: t('field.grade') },
    ...{ starts_at: t('field.from'), ends_at: t('field.until') },
  };
}
