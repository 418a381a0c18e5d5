import { Link, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import type { CartData, CartLineData } from '#app/lib/cart/cart-data.server.ts';
import { cutText } from '#app/lib/i18n/cut-text.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { shortAddress } from '#app/lib/i18n/short-address.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Price } from '../price.tsx';
import * as styles from './cart.css.ts';
import type { CartFetcher } from './cart-groups.tsx';
import { FastLine } from './fast-line.tsx';
import { LineChoices } from './line-choices.tsx';
import { LineEditor } from './line-editor.tsx';
import { useNumbers } from '../use-numbers.ts';

interface CartRowProps {
  line: CartLineData;
  index: number;
  cart: CartData;
  answer: CartAnswer | undefined;
  fetcher: CartFetcher;
}

const LONGEST_LINK = 40;

/** A line of the cart, which opens to be changed. */
export function CartRow({ line, index, cart, answer, fetcher }: CartRowProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('cart');
  const [query] = useSearchParams();
  // Without a script, the address says which one is open.
  const refused = answer?.kind === 'line' && answer.lineId === line.id ? answer : undefined;
  const [isOpen, setIsOpen] = useState(
    refused !== undefined || query.get('edit') === String(line.id),
  );
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    if (refused) setIsOpen(true);
    // It was saved, which is all that it was open for.
    if (answer?.kind === 'saved' && answer.lineId === line.id) setIsOpen(false);
  }
  const name = line.service?.name ?? t('gone');
  return (
    <li className={styles.row} aria-label={t('line', { index: index + 1, name })}>
      <span className={styles.index}>{index + 1}</span>
      <span className={styles.icon}>
        <Icon name={line.service?.icon ?? 'circle-alert'} />
      </span>
      <div className={styles.words}>
        {line.service ? (
          <Link
            className={styles.name}
            to={pagePath('services/:slug', { slug: line.service.slug })}
          >
            {unbrokenName(name)}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {line.url ? (
          <span className={styles.link} title={line.url}>
            {cutText(shortAddress(line.url), LONGEST_LINK)}
          </span>
        ) : null}
        <Notes line={line} />
        <LineChoices countries={line.countries} written={line.written} />
        <FastLine {...{ line, cart, answer }} />
      </div>
      <span className={styles.quantity}>{numbers.count(line.totalQuantity)}</span>
      <span className={styles.subtotal}>
        {line.subtotal === null ? t('noPrice') : <Price amount={line.subtotal} />}
      </span>
      <div className={styles.tools}>
        <EditButton line={line} name={name} onOpen={() => setIsOpen(!isOpen)} />
        <fetcher.Form method="post" action={pagePath('cart')}>
          <IconButton
            type="submit"
            name="intent"
            value={`remove:${line.id}`}
            icon="trash-2"
            label={t('remove', { name })}
          />
        </fetcher.Form>
      </div>
      {isOpen && line.service ? (
        <LineEditor {...{ line, refused, fetcher }} onCancel={() => setIsOpen(false)} />
      ) : null}
    </li>
  );
}

/** In how many runs it comes, whether it is guaranteed, and why it cannot be ordered. */
function Notes({ line }: { line: CartLineData }) {
  const numbers = useNumbers();
  const { t } = useTranslation('cart');
  return (
    <>
      {line.runs === undefined ? null : (
        <span className={styles.note}>
          {t('runs', { count: line.runs, each: numbers.count(line.quantity) })}
        </span>
      )}
      {line.isGuarantee ? <span className={styles.note}>{t('guarantee')}</span> : null}
      {line.problems.map((problem) => (
        <Row key={problem} as="span" gap={1} align="start" className={styles.problem}>
          <Icon name="circle-alert" size={16} />
          {problem}
        </Row>
      ))}
    </>
  );
}

interface EditButtonProps {
  line: CartLineData;
  name: string;
  onOpen: () => void;
}

/** What is in a package is no matter of quantity; what comes in runs is changed in the form. */
function EditButton({ line, name, onOpen }: EditButtonProps) {
  const { t } = useTranslation('cart');
  if (!line.service || line.service.isPackage) return null;
  return (
    <Link
      className={button({ tone: 'quiet', shape: 'icon' })}
      to={line.editPath ?? pagePath('cart', {}, { edit: line.id })}
      aria-label={t('edit', { name })}
      title={t('edit', { name })}
      onClick={(event) => {
        if (line.editPath !== undefined) return;
        event.preventDefault();
        // A link of a drawer closes it, as it leads elsewhere; this one does not.
        event.stopPropagation();
        onOpen();
      }}
    >
      <Icon name="pencil" />
    </Link>
  );
}
