import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useMoney } from '../price.tsx';

interface SpeedupBoxProps {
  /** What it costs more; nothing where nothing can be sped up. */
  price: string | undefined;
  isFast: boolean;
}

/** Sooner for a little more, with its price. */
export function SpeedupBox({ price, isFast }: SpeedupBoxProps) {
  const { t } = useTranslation('checkout');
  const format = useMoney();
  if (price === undefined) return null;
  return (
    <Checkbox
      name="speedup"
      value="1"
      label={t('speedup.label', { price: format(price) })}
      hint={t('speedup.text')}
      defaultChecked={isFast}
    />
  );
}
