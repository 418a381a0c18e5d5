import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '#locales/languages.ts';
import { Checkbox, Select } from '#app/forms/chosen-fields.tsx';
import { MoneyField } from '#app/forms/written-fields.tsx';
import { FormColumns, FormSection, FormStack } from '#app/ui/form/form-layout.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { FormValues } from './catalogue-forms.server.ts';
import type { CatalogueData } from './load-catalogue.server.ts';

type Values = FormValues<'provider'>;
type Fields<Value> = { [Name in keyof Value]-?: FieldMetadata<Value[Name]> };
type RuleNames = 'markup' | 'addition' | 'round_to' | 'least_margin';
type RuleFields = Pick<Fields<Values>, RuleNames>;

/** So many can be told apart in one form; the command line and the API take more. */
const EXCEPTIONS = [0, 1, 2];

interface ImportFieldsProps {
  fields: Fields<Omit<Values, 'provider_id'>>;
  places: CatalogueData['places'];
}

/** How prices are made, and what becomes of texts and types: the same for every source. */
export function ImportFields({ fields, places }: ImportFieldsProps) {
  const { t } = useTranslation('staff');
  const exceptions = fields.exceptions.getFieldList();
  const options = places.flatMap((network) => [
    { value: `network:${network.id}`, label: network.name },
    ...network.types.map(({ id, name }) => ({
      value: `type:${id}`,
      label: `${network.name} · ${name}`,
    })),
  ]);
  return (
    <>
      <FormSection title={t('rules.title')} hint={t('rules.text')}>
        <Rule fields={fields} />
        <Disclosure
          title={t('rules.exceptions')}
          isOpen={exceptions.some((field) => Boolean(field.getFieldset().place.value))}
        >
          <FormStack>
            {EXCEPTIONS.map((at) => {
              const field = exceptions[at]?.getFieldset();
              return field ? (
                <FormSection key={at} title={t('rules.exception', { number: at + 1 })}>
                  <Select
                    field={field.place}
                    label={t('rules.place')}
                    placeholder={t('rules.noPlace')}
                    options={options}
                    mark={null}
                  />
                  <Rule fields={field} />
                </FormSection>
              ) : null;
            })}
          </FormStack>
        </Disclosure>
      </FormSection>
      <FormSection title={t('texts.title')}>
        <Select
          field={fields.language}
          label={t('texts.language')}
          mark={null}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Checkbox
          field={fields.add_types}
          label={t('texts.addTypes')}
          hint={t('texts.addTypesHint')}
        />
        <Checkbox
          field={fields.overwrite_texts}
          label={t('texts.overwrite')}
          hint={t('texts.overwriteHint')}
        />
      </FormSection>
    </>
  );
}

function Rule({ fields }: { fields: RuleFields }) {
  const { t } = useTranslation('staff');
  return (
    <FormColumns>
      <MoneyField field={fields.markup} label={t('rules.markup')} suffix="%" mark={null} />
      <MoneyField field={fields.addition} label={t('rules.addition')} prefix="$" mark={null} />
      <MoneyField field={fields.round_to} label={t('rules.roundTo')} prefix="$" mark={null} />
      <MoneyField
        field={fields.least_margin}
        label={t('rules.leastMargin')}
        prefix="$"
        mark={null}
      />
    </FormColumns>
  );
}

const NO_RULE = { markup: '', addition: '', round_to: '', least_margin: '' };

/** A first rule that nobody loses money by. */
export const importDefaults = (language: CatalogueData['language']) => ({
  markup: '30',
  round_to: '0.01',
  language,
  add_types: true,
  exceptions: EXCEPTIONS.map(() => ({ ...NO_RULE, place: '' })),
});
