import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { ChargedInDollars } from '../charged-in-dollars.tsx';
import { useNumbers } from '../use-numbers.ts';
import { WhyThisPrice } from './why-this-price.tsx';

interface Line {
  kind: 'amount' | 'fee' | 'coupon_bonus' | 'method_bonus';
  amount: string;
  percent: number | null;
}

interface PaymentTotalProps {
  total: string;
  credited: string;
  /** What is paid for, and what is credited. */
  lines: readonly Line[];
  credits: readonly Line[];
}

/** What is paid and what comes to the balance; the way to it is folded below. */
export function PaymentTotal(props: PaymentTotalProps) {
  const { pay, added } = useSums(props);
  return (
    <>
      <DescriptionList look="rows" items={[added, { ...pay, isTotal: true }]} />
      <ChargedInDollars amount={props.total} />
      <PaymentSteps {...props} />
    </>
  );
}

/** The way to it, where there is more to it than an amount. */
export function PaymentSteps(props: PaymentTotalProps) {
  const { lines, credits } = props;
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  const { pay, added } = useSums(props);
  if (lines.length + credits.length <= 2) return null;
  const itemOf = ({ kind, amount, percent }: Line): Description => ({
    term:
      percent === null ? t(`line.${kind}`) : `${t(`line.${kind}`)} (${numbers.percent(percent)})`,
    detail: numbers.money(amount),
  });
  return (
    <WhyThisPrice>
      <Stack gap={4}>
        <DescriptionList look="rows" items={[...lines.map(itemOf), { ...pay, isTotal: true }]} />
        <DescriptionList
          look="rows"
          items={[...credits.map(itemOf), { ...added, isTotal: true }]}
        />
      </Stack>
    </WhyThisPrice>
  );
}

function useSums({ total, credited }: PaymentTotalProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  return {
    pay: { term: t('total.pay'), detail: numbers.money(total) },
    added: { term: t('total.credited'), detail: numbers.money(credited) },
  };
}
