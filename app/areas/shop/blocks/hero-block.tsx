import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Price } from '#app/components/price.tsx';
import * as shelf from '#app/components/service-list/service-shelf.css.ts';
import { ServiceShelf } from '#app/components/service-list/service-shelf.tsx';
import type { LinkedOffers } from '#app/areas/shop/link-offers/link-offers.server.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { link as linkStyle } from '#app/ui/link.css.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import type { MenuNetwork } from '#app/lib/menu/services-menu.ts';
import { BlockButtons } from './block-buttons.tsx';
import * as styles from './hero-block.css.ts';
import { LinkForm } from './link-form.tsx';
import { OwnerPicture } from './owner-picture.tsx';
import type { ShownHero } from './shown-block.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

/** What the page around it knows of what is sold and of the link that was pasted. */
export interface HeroAround {
  /** Those that something is sold of; absent where the page does not know. */
  networks?: readonly MenuNetwork[] | undefined;
  linked?: LinkedOffers | undefined;
}

interface HeroBlockProps {
  block: ShownHero;
  /** The first thing of a page is its heading. */
  isFirst: boolean;
  page: HeroAround;
}

type Offered = Extract<LinkedOffers, { offers: unknown }>;

/** The window of the shop: what it promises, and prices for a link or what most people take. */
export function HeroBlock({ block, isFirst, page: { networks, linked } }: HeroBlockProps) {
  const { title, text, layout, buttons, hasLinkField } = block;
  const Heading = isFirst ? 'h1' : 'h2';
  const offered = linked && 'offers' in linked ? linked : undefined;
  return (
    <section className={styles.hero[offered ? 'services' : layout]}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text ? <p className={styles.lead}>{text}</p> : null}
        {hasLinkField && networks?.length !== 0 ? <LinkForm linked={linked} /> : null}
        <BlockButtons buttons={buttons} size={hasLinkField ? 'medium' : 'large'} />
        {networks ? <Counts networks={networks} /> : null}
      </div>
      {offered ? <Offers offered={offered} /> : <Beside block={block} isFirst={isFirst} />}
    </section>
  );
}

/** What stands beside the words, as the layout has it. */
function Beside({ block, isFirst }: { block: ShownHero; isFirst: boolean }) {
  const { layout, picture, services } = block;
  if (layout === 'services') return services.length ? <Popular services={services} /> : null;
  if (layout === 'plain' || !picture) return null;
  return <OwnerPicture className={styles.picture} picture={picture} isFirst={isFirst} />;
}

function Counts({ networks }: { networks: readonly MenuNetwork[] }) {
  const numbers = useNumbers();
  const { t } = useTranslation('shop');
  const types = networks.flatMap((network) => network.types);
  const services = types.reduce((sum, { count }) => sum + count, 0);
  if (services === 0) return null;
  return (
    <p className={styles.counts}>
      <a className={linkStyle({ kind: 'quiet' })} href="#services">
        {t('services', { count: services, shown: numbers.count(services) })}
      </a>
      <span>
        {t('networks', { count: networks.length, shown: numbers.count(networks.length) })}
      </span>
    </p>
  );
}

/** What can be ordered for the link, each with everything filled in. */
function Offers({ offered: { network, offers, all } }: { offered: Offered }) {
  const numbers = useNumbers();
  const { t } = useTranslation('shop');
  return (
    <div id="offers" className={styles.offers} role="status">
      <h2 className={styles.windowTitle}>{t('link.offers', { network: network.name })}</h2>
      <PlainList>
        {offers.map(({ key, name, quantity, cost, path }) => (
          <li key={key} className={shelf.item}>
            <NetworkIcon name={network.icon} size={40} tone="tile" />
            <Stack gap="half">
              <Link className={shelf.link} to={path}>
                {name}
              </Link>
              <span className={shelf.detail}>{numbers.count(quantity)}</span>
            </Stack>
            <strong className={styles.sum}>
              <Price amount={cost} />
            </strong>
          </li>
        ))}
      </PlainList>
      <p className={styles.all}>
        <Link className={linkStyle({ kind: 'standalone' })} to={all}>
          {t('link.all')}
        </Link>
      </p>
    </div>
  );
}

function Popular({ services }: { services: readonly ServiceSummary[] }) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.window}>
      <h2 className={styles.windowTitle}>{t('popular')}</h2>
      <ServiceShelf services={services} />
    </div>
  );
}
