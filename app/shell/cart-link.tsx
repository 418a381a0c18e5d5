import { Link, useLocation } from '@remix-run/react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Most pages are read without it. */
const CartDrawer = lazy(() =>
  import('../components/cart/load-drawer.ts').then((drawer) => drawer.loadDrawer()),
);

/** Opens the cart beside the page; without a script, and on its own page, it leads there. */
export function CartLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  const { key, pathname } = useLocation();
  // Another page has come, by a link of the drawer or by going back: it is closed then.
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <>
      <Link
        {...props}
        to={pagePath('cart')}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || pathname === pagePath('cart'))
            return;
          event.preventDefault();
          setOpenedAt(key);
        }}
      />
      {openedAt === key ? (
        <Suspense>
          <CartDrawer onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
