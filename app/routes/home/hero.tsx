import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { OrderAction } from '../../components/order-action.tsx';
import { PriceTag } from '../../components/service-list/service-facts.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { servicePath } from '../../lib/paths.ts';
import type { ServiceSummary } from '../../lib/service-summary.ts';
import { button } from '../../ui/button.css.ts';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import * as styles from './hero.css.ts';
import type { ShopData } from './shop-data.ts';

interface HeroProps {
  title: string;
  lead: string;
  shop: ShopData | undefined;
}

/** The window of the shop: what it promises, how much there is, and what most people take. */
export function Hero({ title, lead, shop }: HeroProps) {
  const { t } = useTranslation('shop');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <div className={styles.actions}>
          <OrderAction />
          <a className={button({ tone: 'outline', size: 'large' })} href="#services">
            {t('browse')}
          </a>
        </div>
        {shop ? <Counts networks={shop.networks} /> : null}
      </div>
      {shop?.popular.length ? <Popular services={shop.popular} /> : null}
    </section>
  );
}

function Counts({ networks }: Pick<ShopData, 'networks'>) {
  const { t } = useTranslation('shop');
  const types = networks.flatMap((network) => network.types);
  const services = types.reduce((sum, { count }) => sum + count, 0);
  if (services === 0) return null;
  return (
    <ul className={styles.counts}>
      <li>{t('services', { count: services, shown: formatCount(services) })}</li>
      <li>{t('networks', { count: networks.length, shown: formatCount(networks.length) })}</li>
    </ul>
  );
}

function Popular({ services }: { services: readonly ServiceSummary[] }) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.window}>
      <h2 className={styles.windowTitle}>{t('popular')}</h2>
      <ul className={styles.shelf}>
        {services.map((service) => (
          <li key={service.id} className={styles.item}>
            <NetworkIcon name={service.icon} size={40} tone="tile" />
            <div className={styles.what}>
              <Link className={styles.link} to={servicePath(service.slug)}>
                {service.type.name}
              </Link>
              {service.title === service.type.name ? null : (
                <span className={styles.detail}>{service.title}</span>
              )}
            </div>
            <div className={styles.cost}>
              <PriceTag service={service} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
