import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cataloguePath, readFilters } from '../../lib/catalogue-filters.ts';
import type { DisplayCurrency } from '../../lib/format-money.ts';
import { isLocalShopOpen, prepareLocalShop } from '../../lib/local-catalogue/local-shop.ts';

/** So long after the last key the catalogue is asked, here or at the server. */
const PAUSE_MS = { here: 40, server: 250 };

const TYPED = { typed: true };

/** Sends a form of filters while somebody fills it in; the address follows. */
export function useFilterForm(currency: DisplayCurrency) {
  const navigate = useNavigate();
  const { language: locale } = useTranslation().i18n;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  // The fields are made anew when anything but the form has changed what is looked for.
  const { key, state } = useLocation();
  const [fieldsKey, setFieldsKey] = useState(key);
  if (!isTyped(state) && key !== fieldsKey) setFieldsKey(key);

  const prepare = () => prepareLocalShop(locale);

  function send(form: HTMLFormElement) {
    clearTimeout(timer.current);
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const filters = readFilters(new URLSearchParams(entries), [currency]);
    navigate(cataloguePath(filters), { replace: true, preventScrollReset: true, state: TYPED });
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

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state;
}
