import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { RATINGS } from '#app/components/rating/stars.tsx';
import { FieldGroup, useField } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './rating-field.css.ts';

interface RatingFieldProps<Schema> {
  field: FieldMetadata<Schema>;
  label: string;
}

/** One to five stars, or none yet. */
export function RatingField<Schema>({ field, label }: RatingFieldProps<Schema>) {
  const { t } = useTranslation('reviews');
  const { id, name, defaultValue = '' } = getInputProps(field, { type: 'text' });
  const { frame, control } = useField({ id, label, errors: field.errors });
  return (
    <FieldGroup {...frame} role="radiogroup" wiring={control} className={styles.row}>
      {RATINGS.map((star) => (
        <label key={star} className={styles.star}>
          <input
            className={styles.input}
            type="radio"
            id={star === RATINGS[0] ? id : undefined}
            name={name}
            value={star}
            defaultChecked={defaultValue === String(star)}
          />
          <Icon name="star" size={24} />
          <span className={visuallyHidden}>{t('stars', { count: star })}</span>
        </label>
      ))}
      <label className={styles.none}>
        <input
          className={styles.input}
          type="radio"
          name={name}
          value=""
          defaultChecked={defaultValue === ''}
        />
        {t('notYet')}
      </label>
    </FieldGroup>
  );
}
