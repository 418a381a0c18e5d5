import type { FieldMetadata } from '@conform-to/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_RULE_NAMES, PASSWORD_RULES } from '../lib/password-rules.ts';
import { Icon } from '../ui/icon.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import * as styles from './new-password-fields.css.ts';
import { PasswordField } from './written-fields.tsx';

interface NewPasswordFieldsProps<Password, Again> {
  password: FieldMetadata<Password>;
  again: FieldMetadata<Again>;
  labels: { password: string; password_confirmation: string };
}

/** A new password and the same once more, with what is asked of it ticked off as it is typed. */
export function NewPasswordFields<Password, Again>({
  password,
  again,
  labels,
}: NewPasswordFieldsProps<Password, Again>) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordField
        field={password}
        label={labels.password}
        autoComplete="new-password"
        hint={<Rules typed={typed} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordField
        field={again}
        label={labels.password_confirmation}
        autoComplete="new-password"
      />
    </>
  );
}

function Rules({ typed }: { typed: string }) {
  const { t } = useTranslation('forms');
  return (
    <ul className={styles.rules}>
      {PASSWORD_RULE_NAMES.map((name) => {
        const isKept = typed !== '' && PASSWORD_RULES[name](typed);
        return (
          <li key={name} className={isKept ? styles.kept : styles.rule}>
            <span className={styles.mark}>
              <Icon name={isKept ? 'circle-check' : 'minus'} size={16} />
            </span>
            <span>
              {t(`passwordRule.${name}`)}
              {isKept ? <span className={visuallyHidden}> – {t('passwordRule.kept')}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
