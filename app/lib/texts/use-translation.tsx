import { createContext, useContext, type ReactNode } from 'react';
import { I18N_OPTIONS } from '../i18n/i18n-options.ts';
import type { LightI18n } from './light-i18n.ts';
import type { Namespaces, Translator } from './translator.ts';

interface Translation<Of extends Namespaces> {
  t: Translator<Of>;
  i18n: LightI18n;
}

const TextsContext = createContext<LightI18n | undefined>(undefined);

/** Gives the components below it the texts of one language. */
export function TextsProvider({ texts, children }: { texts: LightI18n; children: ReactNode }) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/**
 * The texts of one namespace or several: a key without a namespace is of the first. Where one is
 * still on its way, the nearest Suspense waits for it.
 */
export function useTranslation<const Of extends Namespaces = 'shell'>(of?: Of): Translation<Of> {
  const i18n = useContext(TextsContext);
  if (!i18n) throw new Error('useTranslation needs a TextsProvider above it.');
  const asked: Namespaces = of ?? I18N_OPTIONS.defaultNS;
  const namespaces = typeof asked === 'string' ? ([asked] as const) : asked;
  if (!namespaces.every((namespace) => i18n.hasLoadedNamespace(namespace))) {
    throw new Promise<void>((resolve) => void i18n.loadNamespaces(namespaces, resolve));
  }
  // Keys without a namespace are of the first; which ones there are, the types say.
  const t = i18n.getFixedT(null, namespaces[0]) as unknown as Translation<Of>['t'];
  return { t, i18n };
}
