import { Link, useHref, useLocation, useNavigate } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  CHOICE_FIELDS,
  chooseValue,
  firstShown,
  readChoices,
  type CardChoices,
} from '#app/areas/shop/kinds/choose.ts';
import type { Kind, KindOption } from '#app/areas/shop/kinds/kind.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { orderPath } from '#app/lib/pages/paths.ts';
import { button } from '#app/ui/button.css.ts';
import { link } from '#app/ui/link.css.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Heart } from '#app/components/favourites/favourites.tsx';
import { useMoney } from '#app/components/price.tsx';
import { Rating } from '../rating/rating.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import {
  Discount,
  Features,
  PriceTag,
  ServiceLabels,
} from '#app/components/service-list/service-facts.tsx';
import * as parts from '#app/components/service-list/card-parts.css.ts';
import * as styles from './kind-card.css.ts';
import { KindChoices } from './kind-choices.tsx';
import { KindFacts } from './kind-facts.tsx';

interface KindCardProps {
  kind: Kind;
  headingLevel: 2 | 3;
}

/** What was chosen on cards that somebody may come back to. */
const remembered = new Map<string, number>();

/** A kind of service: what differs is chosen on the card, which shows what that comes to. */
export function KindCard({ kind, headingLevel }: KindCardProps) {
  const { t } = useTranslation('shop');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const [chosenId, setChosenId] = useState(() => remembered.get(kind.key));
  const current =
    kind.options.find(({ id }) => id === chosenId) ?? firstShown(kind, readChoices(parameters));
  const action = useHref(pathname);
  if (!current) return null;

  function choose(dimension: number, value: number) {
    if (!current) return;
    const { id } = chooseValue(kind, current, { dimension, value });
    remembered.set(kind.key, id);
    setChosenId(id);
  }

  function order(event: FormEvent) {
    event.preventDefault();
    if (current) navigate(orderPathOf(kind, current));
  }

  const details = pagePath('services/:slug', { slug: current.slug });
  const features = current.features.filter((feature) => feature !== 'guarantee');
  return (
    <article id={kind.key} className={styles.card} data-service={current.id}>
      <Head kind={kind} current={current} headingLevel={headingLevel} />
      {kind.text ? <p className={parts.text}>{kind.text}</p> : null}
      <form
        className={styles.form}
        method="get"
        action={`${action}#${kind.key}`}
        onSubmit={order}
        aria-label={kind.type.name}
      >
        <Kept parameters={parameters} current={current} kind={kind} />
        <KindChoices kind={kind} current={current} onChoose={choose} />
        <KindFacts option={current} />
        {current.labels.length + features.length > 0 ? (
          <Row wraps gap={2}>
            <ServiceLabels labels={current.labels} />
            <Features features={features} />
          </Row>
        ) : null}
        <div className={parts.footer}>
          <div className={styles.price} aria-live="polite">
            <PriceTag service={{ ...current, per: kind.per }} />
            <Discount service={current} />
          </div>
          <div className={styles.actions}>
            <Link className={link({ kind: 'quiet' })} to={details}>
              {t('kind.details')}
              <span className={styles.spoken}>: {current.name}</span>
            </Link>
            {current.isPaused ? (
              <Badge tone="warning">{t('paused')}</Badge>
            ) : (
              <button className={button()} name={CHOICE_FIELDS.order} value="1" formAction={action}>
                {t('order')}
                <span className={styles.spoken}>: {current.name}</span>
              </button>
            )}
          </div>
        </div>
      </form>
      <Others services={kind.others} />
    </article>
  );
}

function Head({ kind, current, headingLevel }: KindCardProps & { current: KindOption }) {
  const { t } = useTranslation('shop');
  const money = useMoney();
  const numbers = useNumbers();
  const { icon, type, from, per } = kind;
  const Heading = `h${headingLevel}` as const;
  const price = money(from);
  return (
    <Row as="header" gap={3} align="start">
      <NetworkIcon name={icon} size={40} tone="tile" />
      <div className={parts.titles}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={pagePath('services/:slug', { slug: type.slug })}>
            {type.name}
          </Link>
        </Heading>
        <p className={styles.from}>
          <span>
            {per === undefined
              ? t('kind.fromWhole', { price })
              : t('kind.from', { price, quantity: numbers.count(per) })}
          </span>
          <Rating
            average={current.record?.rating ?? null}
            count={current.record?.reviews_count ?? 0}
          />
        </p>
      </div>
      <Heart id={current.id} name={current.name} />
    </Row>
  );
}

/** What no choice leads to has a page of its own. */
function Others({ services }: { services: Kind['others'] }) {
  const { t } = useTranslation('shop');
  const money = useMoney();
  if (services.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{t('kind.others')}</summary>
      <ul className={styles.otherList}>
        {services.map(({ id, slug, name, price }) => (
          <li key={id} className={styles.other}>
            <Link className={styles.link} to={pagePath('services/:slug', { slug })}>
              {name}
            </Link>
            <span>{money(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface KeptProps {
  parameters: URLSearchParams;
  current: KindOption;
  kind: Kind;
}

const CHOICES: ReadonlySet<string> = new Set(Object.values(CHOICE_FIELDS));

/** What the address says beside this card, so that a form without a script keeps it. */
function Kept({ parameters, current, kind }: KeptProps) {
  const others = [...parameters].filter(([name]) => !CHOICES.has(name));
  const chosen = otherCards(kind, readChoices(parameters));
  return (
    <>
      {others.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {chosen.map((id) => (
        <input key={id} type="hidden" name={CHOICE_FIELDS.chosen} value={id} />
      ))}
      <input type="hidden" name={CHOICE_FIELDS.from} value={current.id} />
    </>
  );
}

/** What other cards show. */
function otherCards({ options }: Kind, { sent, chosen }: CardChoices): number[] {
  const own = new Set(options.map(({ id }) => id));
  const all = sent ? [sent.from, ...chosen] : chosen;
  return [...new Set(all)].filter((id) => !own.has(id));
}

export function orderPathOf({ networkId, type }: Kind, { id }: KindOption): string {
  return orderPath({ id, networkId, type });
}
