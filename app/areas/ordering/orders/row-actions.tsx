import { Form } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Menu, MenuButton, MenuLink } from '#app/ui/overlay/menu.tsx';
import type { OrderRow } from './orders.server.ts';
import * as styles from './orders.css.ts';

/** What can be done with an order of the list; whatever asks or answers does so on its page. */
export function RowActions({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const { id, again, isPaid, actions } = order;
  const page = pagePath('orders/:id', { id });
  const form = useId();
  const hold = actions.activable ? 'activate' : actions.pausable ? 'pause' : undefined;
  const label = t('act.menu', { id });
  return (
    <div className={actions.payable ? styles.rowActions : styles.menuAlone}>
      {actions.payable ? (
        <ButtonLink to={page} size="small" label={t('act.payFor', { id })}>
          {t('act.pay')}
        </ButtonLink>
      ) : null}
      {hold ? <Form id={form} method="post" action={page} hidden /> : null}
      <Menu
        label={label}
        align="end"
        trigger={(invoker) => (
          <IconButton {...invoker} icon="ellipsis" label={label} size="small" />
        )}
      >
        <MenuLink href={again} icon="refresh-cw">
          {t('again')}
        </MenuLink>
        {hold ? (
          <MenuButton
            form={form}
            name="intent"
            value={hold}
            icon={hold === 'pause' ? 'circle-pause' : 'circle-play'}
          >
            {t(`hold.${hold}`)}
          </MenuButton>
        ) : null}
        {isPaid ? (
          <MenuLink href={pagePath('orders/:id/receipt', { id })} icon="receipt">
            {t('receipt')}
          </MenuLink>
        ) : null}
        {actions.cancelable ? (
          <MenuLink
            href={pagePath('orders/:id', { id }, { cancel: 1 })}
            icon="circle-x"
            look="danger"
          >
            {t('cancel.ask')}
          </MenuLink>
        ) : null}
      </Menu>
    </div>
  );
}
