import { getFormProps, type FieldMetadata } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffLabel } from '#core/back-office/labels/staff-label.contract.ts';
import { FormFoot } from '#app/areas/staff/staff/form-foot.tsx';
import { languageName } from '#app/areas/staff/staff/language-name.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { ColourField, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormColumns, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { Language } from '#locales/languages.ts';

// A type, since only those have the index that forms ask for.
type LabelFields = {
  names: Partial<Record<Language, string>>;
  color: string;
};

interface LabelFormProps {
  edited: StaffLabel | undefined;
  languages: readonly Language[];
  constraint: object;
  result: object | undefined;
}

/** What a new label begins with: a colour of its own among those that shops have. */
const FIRST_COLOUR = '#2563C9';

/** Adds a label, or changes one. */
export function LabelForm({ edited, languages, constraint, result: given }: LabelFormProps) {
  const { t, i18n } = useTranslation(['services', 'staff']);
  const { form, fields, result } = useServerForm<LabelFields>({
    ...{ id: 'label-form', result: given, constraint },
    defaultValue: { names: edited?.names ?? {}, color: edited?.color ?? FIRST_COLOUR },
  });
  const names = fields.names.getFieldset();
  const others = languages.filter((language) => language !== 'en');
  const nameIn = (language: Language) =>
    `${t('edit.name')} (${languageName(language, i18n.language)})`;
  const labels = {
    ...Object.fromEntries(others.map((language) => [`names.${language}`, nameIn(language)])),
    ...{ 'names.en': t('edit.name'), color: t('labels.color') },
  };
  const english = names.en;
  return (
    <Card title={edited ? t('labels.change') : t('labels.add')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        {edited ? <input type="hidden" name="id" value={edited.id} /> : null}
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <FormColumns>
            {english ? (
              <TextField
                field={english}
                label={t('edit.name')}
                autoComplete="off"
                dir="auto"
                mark={others.length > 0 ? languageName('en', i18n.language) : null}
              />
            ) : null}
            <ColourField
              field={fields.color}
              label={labels.color}
              hint={t('labels.colorHint')}
              mark={null}
            />
          </FormColumns>
          <OtherNames names={names} languages={others} />
          <FormFoot
            submit={edited ? t('edit.save') : t('labels.add')}
            cancelTo={edited ? pagePath('staff/services/labels') : undefined}
          />
        </FormStack>
      </Form>
    </Card>
  );
}

interface OtherNamesProps {
  names: ReturnType<FieldMetadata<LabelFields['names']>['getFieldset']>;
  languages: readonly Language[];
}

/** What it is called in other languages than English, behind their names. */
function OtherNames({ names, languages }: OtherNamesProps) {
  const { t, i18n } = useTranslation('services');
  if (languages.length === 0) return null;
  const isWrong = languages.some((language) => names[language]?.errors !== undefined);
  return (
    <Disclosure title={t('edit.otherLanguages')} icon="languages" isOpen={isWrong}>
      <FormStack>
        <p>{t('labels.othersHint')}</p>
        <FormColumns>
          {languages.map((language) => {
            const field = names[language];
            return field ? (
              <TextField
                key={language}
                field={field}
                label={languageName(language, i18n.language)}
                autoComplete="off"
                dir="auto"
                mark={null}
              />
            ) : null;
          })}
        </FormColumns>
      </FormStack>
    </Disclosure>
  );
}
