import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import type { Choice } from '#app/ui/fields/checkbox.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './country-field.css.ts';

interface CountryFieldProps {
  field: FieldMetadata<string[]>;
  label: string;
  /** All that there are. */
  countries: readonly Choice[];
}

/** Which countries an order can be limited to; those that are chosen stand first. */
export function CountryField({ field, label, countries }: CountryFieldProps) {
  const { t } = useTranslation('services');
  const { count } = useNumbers();
  const chosen = new Set(field.defaultOptions);
  const [first, others] = [true, false].map((is) =>
    countries.filter(({ value }) => chosen.has(value) === is),
  );
  return (
    <Disclosure
      title={`${label}: ${count(chosen.size)}`}
      icon="globe"
      isOpen={field.errors !== undefined}
    >
      <FormStack>
        <p>{t('edit.countriesHint')}</p>
        <div className={styles.countries}>
          <CheckboxGroup
            field={field}
            label={label}
            hideLabel
            choices={[...(first ?? []), ...(others ?? [])]}
            inColumns
            mark={null}
          />
        </div>
      </FormStack>
    </Disclosure>
  );
}
