import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

interface GatewayNoticeProps {
  address: string;
  /** Somebody has just pressed the button for it. */
  goesOn: boolean;
  /** Where else it can be paid. */
  other?: ReactNode;
}

/** The way to a gateway on another site. */
export function GatewayNotice({ address, goesOn, other }: GatewayNoticeProps) {
  const { t } = useTranslation('payments');
  useEffect(() => {
    // This page is left out of the history, so that the way back leads to the form.
    if (goesOn) window.location.replace(address);
  }, [address, goesOn]);
  return (
    <Alert
      title={t('gateway.title')}
      actions={
        <>
          <a className={button({})} href={address}>
            {t('goOn')}
          </a>
          {other}
        </>
      }
    >
      {t('gateway.text')}
    </Alert>
  );
}
