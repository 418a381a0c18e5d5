import { useFetchers, useHref, useLocation, useSubmit } from '@remix-run/react';
import { createContext, useContext, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './favourites.css.ts';

const FORM = 'favourites';
const Marked = createContext<ReadonlySet<number> | undefined>(undefined);

interface FavouritesProps {
  ids: readonly number[];
  children: ReactNode;
}

/** The one form that all hearts of a page belong to; with a script they turn at once. */
export function Favourites({ ids, children }: FavouritesProps) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const marked = new Set(ids);
  for (const { formData } of useFetchers()) {
    for (const id of formData?.getAll('add') ?? []) marked.add(Number(id));
    for (const id of formData?.getAll('remove') ?? []) marked.delete(Number(id));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    // A form that is sent was sent by one of its buttons: it has no field to press Enter in.
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    submit(button, { navigate: false, fetcherKey: FORM + button.value });
  }

  return (
    <Marked.Provider value={marked}>
      <form id={FORM} method="post" action={useHref(pagePath('favourites'))} onSubmit={send}>
        <input type="hidden" name="returnTo" value={pathname + search} />
      </form>
      {children}
    </Marked.Provider>
  );
}

/** Nothing where a page does not ask for favourites. */
export function Heart({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('shop');
  const marked = useContext(Marked);
  if (!marked) return null;
  const isMarked = marked.has(id);
  return (
    <button
      id={`favourite-${id}`}
      className={styles.heart}
      form={FORM}
      name={isMarked ? 'remove' : 'add'}
      value={id}
      aria-pressed={isMarked}
      aria-label={t('favourite', { name })}
    >
      <Icon name="heart" />
    </button>
  );
}
