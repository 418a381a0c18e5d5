import type { FlatNamespace, TFunction } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { I18N_OPTIONS } from '../i18n/i18n-options.ts';
import type { LightI18n } from './light-i18n.ts';

type Namespaces = FlatNamespace | readonly FlatNamespace[] | undefined;

interface Translation<Of extends Namespaces> {
  t: TFunction<Of extends undefined ? (typeof I18N_OPTIONS)['defaultNS'] : NonNullable<Of>>;
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
export function useTranslation<const Of extends Namespaces = undefined>(of?: Of): Translation<Of> {
  const i18n = useContext(TextsContext);
  if (!i18n) throw new Error('useTranslation needs a TextsProvider above it.');
  const namespaces: readonly FlatNamespace[] =
    typeof of === 'object' ? of : [of ?? I18N_OPTIONS.defaultNS];
  if (!namespaces.every((namespace) => i18n.hasLoadedNamespace(namespace))) {
    throw new Promise<void>((resolve) => void i18n.loadNamespaces(namespaces, resolve));
  }
  // Keys without a namespace are of the first; which ones there are, the types say.
  const t = i18n.getFixedT(null, namespaces[0] ?? null) as unknown as Translation<Of>['t'];
  return { t, i18n };
}
