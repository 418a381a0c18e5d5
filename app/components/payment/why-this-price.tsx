import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';

/** How a total comes about, folded below it. */
export function WhyThisPrice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('payments');
  return (
    <Disclosure title={t('why')} icon="circle-help">
      {children}
    </Disclosure>
  );
}
