import { useFetcher, useLocation } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuButton, MenuHeading, MenuLink, MenuSeparator } from '../ui/overlay/menu.tsx';
import * as bar from './bar.css.ts';
import type { ShellData } from './shell-data.server.ts';
import { useNumbers } from '../components/use-numbers.ts';

interface CurrencyMenuProps {
  data: ShellData;
  /** A line of the drawer, with words. */
  isRow?: boolean;
}

/** In which currency prices are shown; to a customer, what there is of it. */
export function CurrencyMenu({ data, isRow = false }: CurrencyMenuProps) {
  const numbers = useNumbers();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const form = useId();
  const action = pagePath('preferences');
  const { currency, currencies, profile } = data;
  const balance = profile && numbers.money(profile.balance);
  const mayAddFunds = profile?.links.flat().some(({ text }) => text === 'addFunds') ?? false;
  if (balance === undefined && currencies.length < 2) return null;
  const label =
    balance === undefined
      ? t('currency.current', { code: currency })
      : t('balance', { amount: balance });
  return (
    <>
      <fetcher.Form id={form} method="post" action={action} preventScrollReset hidden>
        <input type="hidden" name="returnTo" value={pathname + search} />
      </fetcher.Form>
      <Menu
        label={label}
        align={isRow ? 'start' : 'end'}
        trigger={(invoker) => (
          <button
            {...invoker}
            className={isRow ? bar.choiceRow : bar.choice}
            aria-label={isRow ? undefined : label}
          >
            {isRow ? <Icon name="wallet" /> : null}
            {!isRow && balance !== undefined ? (
              <span className={bar.notOnPhone}>
                <Icon name="wallet" size={16} />
              </span>
            ) : null}
            {isRow ? label : (balance ?? currency)}
            <span className={bar.chevron}>
              <Icon name="chevron-down" size={16} />
            </span>
          </button>
        )}
      >
        {currencies.length > 1 ? (
          <>
            <MenuHeading>{t('currency.heading')}</MenuHeading>
            {currencies.map((code) => (
              <MenuButton
                key={code}
                form={form}
                name="currency"
                value={code}
                isCurrent={code === currency}
              >
                {code}
              </MenuButton>
            ))}
          </>
        ) : null}
        {currencies.length > 1 && mayAddFunds ? <MenuSeparator /> : null}
        {mayAddFunds ? (
          <MenuLink icon="plus" href={pagePath('add-funds')}>
            {t('addFunds')}
          </MenuLink>
        ) : null}
      </Menu>
    </>
  );
}
