import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/layout/plain-list.tsx';
import { Row } from '../ui/layout/row.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import * as styles from './new-password-fields.css.ts';
import { usePasswordRules, type OwnWords } from './use-password-rules.ts';
import { PasswordField } from './written-fields.tsx';

interface NewPasswordFieldsProps<Password, Again> extends OwnWords {
  password: FieldMetadata<Password>;
  again: FieldMetadata<Again>;
  labels: { password: string; password_confirmation: string };
}

const RULES = ['long', 'guess'] as const;

/** A new password and the same once more, with what is asked of it ticked off as it is typed. */
export function NewPasswordFields<Password, Again>({
  password,
  again,
  labels,
  own,
  ownFields,
}: NewPasswordFieldsProps<Password, Again>) {
  const kept = usePasswordRules(password.id, { own, ownFields });
  return (
    <>
      <PasswordField
        field={password}
        label={labels.password}
        autoComplete="new-password"
        hint={<Rules kept={kept} />}
      />
      <PasswordField
        field={again}
        label={labels.password_confirmation}
        autoComplete="new-password"
      />
    </>
  );
}

function Rules({ kept }: { kept: ReturnType<typeof usePasswordRules> }) {
  const { t } = useTranslation('forms');
  return (
    <PlainList gap={1}>
      {RULES.map((name) => (
        <Row
          key={name}
          as="li"
          gap={2}
          align="start"
          className={kept[name] ? styles.kept : undefined}
        >
          <span className={styles.mark}>
            <Icon name={kept[name] ? 'circle-check' : 'minus'} size={16} />
          </span>
          <span>
            {t(`passwordRule.${name}`)}
            {kept[name] ? (
              <span className={visuallyHidden}> – {t('passwordRule.kept')}</span>
            ) : null}
          </span>
        </Row>
      ))}
    </PlainList>
  );
}
