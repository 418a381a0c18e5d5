import { useFetcher, useHref } from '@remix-run/react';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import type { Unreached } from '#app/lib/checkout/unreached.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { useSnackbar } from '#app/ui/feedback/snackbar.tsx';

/** Puts what its form says into the cart, and stays on the page where a script runs. */
export function AddToCart() {
  const { t } = useTranslation('service');
  const address = useHref(pagePath('cart'));
  const { data: answer, state, submit } = useFetcher<CartAnswer | Unreached>();
  const { show } = useSnackbar();
  const tellUnreached = () => show({ id: 'cart', text: t('order.unreached'), tone: 'danger' });
  useEffect(() => {
    if (answer?.kind === 'added') {
      const action = { label: t('order.toCart'), href: pagePath('cart') };
      show({ id: 'cart', text: t('order.added'), tone: 'success', action });
    } else if (answer?.kind === 'refused') {
      show({ id: 'cart', text: answer.notice, tone: 'danger' });
    } else if (answer?.kind === 'unreached') {
      show({ id: 'cart', text: t('order.unreached'), tone: 'danger' });
    }
  }, [answer, show, t]);

  function add(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form;
    if (!form) return;
    event.preventDefault();
    // What sends it may not have been loaded yet, and cannot be now.
    if (!navigator.onLine) return tellUnreached();
    const said = new FormData(form);
    said.set('intent', 'add');
    submit(said, { method: 'post', action: pagePath('cart') });
  }

  return (
    <Button
      type="submit"
      tone="outline"
      size="large"
      width="full"
      icon="shopping-cart"
      name="intent"
      value="add"
      formMethod="post"
      formAction={address}
      busy={state !== 'idle'}
      onClick={add}
    >
      {t('order.add')}
    </Button>
  );
}
