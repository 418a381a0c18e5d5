import { useHref, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { RootData } from '#app/root.tsx';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { IN_NEW_TAB } from '#app/components/use-is-framed.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** The same page in the panel, where what a frame only shows can be acted on. */
function useOwnPage(): string {
  const language = useRouteLoaderData<RootData>('root')?.language ?? DEFAULT_LANGUAGE;
  return localizedPath(language, useLocation().pathname);
}

/** The ways to pay stand in a tab, as gateways stand in no frame. */
export function FramedPayment() {
  const { t } = useTranslation('widget');
  return (
    <Alert
      title={t('frame.pay.title')}
      actions={
        <a className={button({})} href={useOwnPage()} {...IN_NEW_TAB}>
          {t('frame.pay.open')}
        </a>
      }
    >
      {t('frame.pay.text')}
    </Alert>
  );
}

/** What else there is to do with an order that is followed in a frame. */
export function FramedActions({ panelName }: { panelName: string }) {
  const { t } = useTranslation('widget');
  return (
    <Card title={t('frame.more.title')} headingLevel={2}>
      <FormStack>
        <p>{t('frame.more.text')}</p>
        <FormActions>
          <a className={button({ tone: 'outline' })} href={useOwnPage()} {...IN_NEW_TAB}>
            {t('frame.more.open', { name: panelName })}
          </a>
          <a className={button({ tone: 'quiet' })} href={useHref(pagePath('orders/create'))}>
            {t('frame.again')}
          </a>
        </FormActions>
      </FormStack>
    </Card>
  );
}
