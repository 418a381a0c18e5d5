import { useHref, useLocation } from '@remix-run/react';
import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { Drawer } from '#app/ui/overlay/dialog.tsx';

const loadBrowser = () => import('./load-browser.ts').then((browser) => browser.loadBrowser());
const ServicesBrowser = lazy(loadBrowser);

interface ServicesPanelControl {
  isOpen: boolean;
  open: () => void;
  /** Somebody is about to open it. */
  prepare: () => void;
}

const ControlContext = createContext<ServicesPanelControl | undefined>(undefined);

/** Stands around the shell; the panel itself is loaded when somebody first opens it. */
export function ServicesPanelProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('panels');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const address = useHref(pagePath('services-menu/:revision?'));
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    // Another page has come, by a link of the panel or by going back.
    setShownKey(key);
    setIsOpen(false);
  }

  const control: ServicesPanelControl = {
    isOpen,
    open() {
      setIsOpen(true);
      setWasOpened(true);
    },
    prepare: () => void loadBrowser().catch(() => undefined),
  };

  return (
    <ControlContext.Provider value={control}>
      {children}
      {wasOpened ? (
        <Drawer
          side="start"
          title={t('services.title')}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          closeLabel={t('close')}
        >
          <Suspense fallback={<SkeletonRows rows={6} columns={2} />}>
            <ServicesBrowser address={address} />
          </Suspense>
        </Drawer>
      ) : null}
    </ControlContext.Provider>
  );
}

export function useServicesPanel(): ServicesPanelControl {
  const control = useContext(ControlContext);
  if (!control) throw new Error('useServicesPanel needs a ServicesPanelProvider around it.');
  return control;
}
