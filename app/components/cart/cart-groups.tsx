import type { FetcherWithComponents } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import type { CartData, CartLineData } from '#app/lib/cart/cart-data.server.ts';
import type { Unreached } from '#app/lib/checkout/unreached.ts';
import { cutText } from '#app/lib/i18n/cut-text.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Panel } from '#app/ui/layout/panel.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from './cart.css.ts';
import { CartRow } from './cart-row.tsx';

export type CartFetcher = FetcherWithComponents<CartAnswer | Unreached>;

interface CartGroupsProps {
  cart: CartData;
  answer: CartAnswer | undefined;
  fetcher: CartFetcher;
}

const LONGEST_NAME = 30;

/** The lines by their networks, in the order in which each was first put in. */
export function CartGroups({ cart, answer, fetcher }: CartGroupsProps) {
  const { t } = useTranslation('cart');
  return (
    <PlainList gap={4}>
      {groupsOf(cart.lines).map(({ network, lines }) => {
        const name = network?.name ?? t('gone');
        return (
          <Panel key={network?.id ?? 0} as="li">
            <Row gap={3} align="center" className={styles.groupHead}>
              {network ? (
                <NetworkIcon name={network.icon} size={24} tone="tile" />
              ) : (
                <Icon name="circle-alert" size={24} />
              )}
              <h2 className={styles.groupName} title={name}>
                {cutText(name, LONGEST_NAME)}
              </h2>
              {network ? (
                <fetcher.Form method="post" action={pagePath('cart')}>
                  <IconButton
                    type="submit"
                    name="intent"
                    value={`remove-group:${network.id}`}
                    icon="trash-2"
                    label={t('removeGroup', { name })}
                  />
                </fetcher.Form>
              ) : null}
            </Row>
            <PlainList as="ol">
              {lines.map(({ line, index }) => (
                <CartRow key={line.id} {...{ line, index, cart, answer, fetcher }} />
              ))}
            </PlainList>
          </Panel>
        );
      })}
    </PlainList>
  );
}

interface Placed {
  line: CartLineData;
  index: number;
}

/** What is sold no more has lost its network, too. */
function groupsOf(lines: readonly CartLineData[]) {
  const groups = new Map<number, Placed[]>();
  lines.forEach((line, index) => {
    const id = line.service?.network.id ?? 0;
    groups.set(id, [...(groups.get(id) ?? []), { line, index }]);
  });
  return [...groups.values()].map((placed) => ({
    network: placed[0]?.line.service?.network,
    lines: placed,
  }));
}
