import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '#app/components/price.tsx';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { FormService } from '#app/lib/order-form/known.ts';
import { guaranteeCost } from '#app/lib/order-form/line-cost.ts';
import { Checkbox, Switch } from '#app/ui/fields/checkbox.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './orders-create.css.ts';
import { controlId, useLine } from './order-context.ts';

interface LineOptionsProps {
  at: number;
  service: FormService;
}

/** Whether what is lost again is delivered again, and what that costs. */
export function GuaranteeField({ at, service }: LineOptionsProps) {
  const { t } = useTranslation('ordering');
  const money = useMoney();
  const { line, shares, change } = useLine(at);
  if (!service.hasGuarantee) return null;
  const name = lineField(at, 'isGuarantee');
  const price = money(guaranteeCost(line, service, shares));
  return (
    <>
      <input type="hidden" name={name} value="0" />
      <Switch
        id={controlId(at, 'guarantee')}
        name={name}
        value="1"
        label={t('guarantee.label')}
        hint={shares.guarantee > 0 ? t('guarantee.costs', { price }) : t('guarantee.free')}
        checked={line.isGuarantee}
        onChange={({ currentTarget }) =>
          change({ kind: 'plain', line: at, part: { isGuarantee: currentTarget.checked } })
        }
      />
    </>
  );
}

/** Where it is delivered from; everywhere where nothing is chosen. */
export function CountryFields({ at, service }: LineOptionsProps) {
  const { t } = useTranslation('ordering');
  const { line, countries, change } = useLine(at);
  const offered = countries.filter(({ id }) => service.allowed_use_countries.includes(id));
  if (offered.length === 0) return null;
  const chosen = offered.filter(({ id }) => line.countries.includes(id)).map(({ name }) => name);
  const title = chosen.length > 0 ? chosen.join(', ') : t('countries.all');
  return (
    <Disclosure icon="globe" title={`${t('countries.label')}: ${title}`}>
      <fieldset className={styles.countries}>
        <legend className={styles.legend}>{t('countries.hint')}</legend>
        {offered.map(({ id, name }) => (
          <Checkbox
            key={id}
            name={lineField(at, 'countries')}
            value={id}
            label={name}
            checked={line.countries.includes(id)}
            onChange={({ currentTarget }) => {
              const others = line.countries.filter((other) => other !== id);
              const next = currentTarget.checked ? [...others, id] : others;
              change({ kind: 'plain', line: at, part: { countries: next } });
            }}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
