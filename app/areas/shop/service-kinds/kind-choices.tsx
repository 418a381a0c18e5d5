import { useId } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CHOICE_FIELDS, chooseValue } from '#app/areas/shop/kinds/choose.ts';
import type { Kind, KindOption } from '#app/areas/shop/kinds/kind.ts';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './kind-choices.css.ts';

interface KindChoicesProps {
  kind: Kind;
  current: KindOption;
  onChoose: (dimension: number, value: number) => void;
}

/**
 * What a service is chosen by. Behind each value stands the service that it leads to, which is what
 * a form without a script sends.
 */
export function KindChoices({ kind, current, onChoose }: KindChoicesProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  const isChosen = kind.options.length > 1;
  return (
    <div className={styles.choices}>
      {kind.dimensions.map(({ name, values }, dimension) => {
        const label = t(`dimension.${name}`);
        const value = current.at[dimension] ?? 0;
        if (values.length < 2) {
          return (
            <p key={name} className={styles.choice}>
              <span className={styles.name}>{label}</span>
              <span className={styles.only}>{values[0]}</span>
              {isChosen ? (
                <input type="hidden" name={CHOICE_FIELDS.picked} value={current.id} />
              ) : null}
            </p>
          );
        }
        const field = `${id}${name}`;
        return (
          <p key={name} className={styles.choice}>
            <label className={styles.name} htmlFor={field}>
              {label}
            </label>
            <span className={styles.box}>
              <select
                id={field}
                className={styles.select}
                name={CHOICE_FIELDS.picked}
                // Whoever comes back finds what the card shows, not what the browser kept.
                autoComplete="off"
                value={current.id}
                onChange={({ currentTarget }) => onChoose(dimension, currentTarget.selectedIndex)}
              >
                {values.map((text, at) => (
                  <option
                    key={text}
                    value={
                      at === value
                        ? current.id
                        : chooseValue(kind, current, { dimension, value: at }).id
                    }
                  >
                    {text}
                  </option>
                ))}
              </select>
              <span className={styles.chevron}>
                <Icon name="chevron-down" size={16} />
              </span>
            </span>
          </p>
        );
      })}
      {isChosen ? (
        <p className={styles.submit}>
          <button className={button({ tone: 'outline', size: 'small' })}>{t('kind.show')}</button>
        </p>
      ) : null}
    </div>
  );
}
