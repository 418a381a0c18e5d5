import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  cataloguePath,
  readFilters,
  type CatalogueFilters,
} from '#app/areas/shop/catalogue-filters.ts';
import type { DisplayCurrency } from '#app/lib/i18n/numbers.ts';
import { isLocalShopOpen, prepareLocalShop } from '#app/areas/shop/local-catalogue/local-shop.ts';

/** So long after the last key the catalogue is asked, here or at the server. */
const PAUSE_MS = { here: 40, server: 250 };

/** Sends a form of filters while somebody fills it in; the address follows. */
export function useFilterForm(currency: DisplayCurrency) {
  const navigate = useNavigate();
  const { language: locale } = useTranslation().i18n;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  // The fields are made anew when anything but the form has changed what is looked for.
  const { key, state } = useLocation();
  // What was typed in one go. What is still on its way is no entry of the history yet.
  const typed = useRef(new Set<string>());
  const [fieldsKey, setFieldsKey] = useState(key);
  const isBySend = useNavigationType() !== 'POP' && isTyped(state);
  if (!isBySend && key !== fieldsKey) setFieldsKey(key);

  const prepare = () => prepareLocalShop(locale);

  function send(form: HTMLFormElement) {
    clearTimeout(timer.current);
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const filters = readFilters(new URLSearchParams(entries), [currency]);
    // The browser's own address is ahead of what was rendered of it.
    const before = readFilters(new URLSearchParams(window.location.search), [currency]);
    const path = cataloguePath(filters);
    if (path === cataloguePath(before)) return;
    // What is typed in one go is one step back; every other choice is one of its own.
    const isSearch = withoutSearch(filters) === withoutSearch(before);
    const replace = isSearch && typed.current.has(cataloguePath(before));
    if (!isSearch) typed.current.clear();
    else typed.current.add(path);
    navigate(path, { replace, preventScrollReset: true, state: { typed: true } });
  }

  return {
    key: fieldsKey,
    listeners: {
      onFocus: prepare,
      onPointerDown: prepare,
      onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
        prepare();
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => send(currentTarget),
          isLocalShopOpen() ? PAUSE_MS.here : PAUSE_MS.server,
        );
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        send(event.currentTarget);
      },
    },
  };
}

const withoutSearch = (filters: CatalogueFilters) => cataloguePath({ ...filters, search: '' });

/** Whether the form has made this entry of the history. */
function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state;
}
