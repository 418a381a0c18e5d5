import { useFetcher, useHref } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartData } from '#app/lib/cart/cart-data.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { postForJson } from '#app/lib/http/post-for-json.ts';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { Drawer } from '#app/ui/overlay/dialog.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartFailed } from './cart-failed.tsx';

/** The cart beside the page that is read; leaving it leaves a mark on what is in it. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cart', 'shell']);
  const fetcher = useFetcher<{ cart: CartData | undefined }>();
  const closing = useHref(pagePath('checkout/:call', { call: 'close-cart' }));
  const { load } = fetcher;
  const wasLoaded = useRef(false);
  useEffect(() => {
    if (wasLoaded.current) return;
    wasLoaded.current = true;
    load(pagePath('cart'));
  }, [load]);

  function close() {
    // What marks a cart is no matter of who has closed it.
    postForJson(closing, '').catch(() => undefined);
    onClose();
  }

  // What opens it stands in the bar above the page, of which it is no part.
  return createPortal(
    <Drawer
      side="narrowEnd"
      title={t('title')}
      isOpen
      onClose={close}
      closeLabel={t('shell:close')}
    >
      {fetcher.data?.cart ? (
        <CartContents cart={fetcher.data.cart} sent={undefined} />
      ) : fetcher.data ? (
        <CartFailed />
      ) : (
        <SkeletonRows rows={4} columns={3} />
      )}
    </Drawer>,
    document.body,
  );
}
