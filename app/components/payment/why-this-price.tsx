import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
