import { useTranslation } from 'react-i18next';
import { BannerPlace } from '../../components/banner/banner-place.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageStyle } from '../../components/page-style.tsx';
import { useMoney } from '../../components/price.tsx';
import { ServiceList } from '../../components/service-list/service-list.tsx';
import type { BannerData } from '../../lib/banners.server.ts';
import { formatCount } from '../../lib/format-count.ts';
import { networkPath, serviceTypePath, typeFilterPath } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '../../ui/label/chip.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Faq } from './faq.tsx';
import * as page from './service-page.css.ts';
import type { TypePageData } from './type-data.server.ts';
import * as styles from './type-page.css.ts';

interface TypePageProps {
  data: TypePageData;
  banners: BannerData[];
}

export function TypePage({ data, banners }: TypePageProps) {
  const { t } = useTranslation(['service', 'shop', 'panels']);
  const money = useMoney();
  const { name, title, network, icon, description, services, count, from, others } = data;
  return (
    <>
      <PageStyle css={data.css} />
      <Breadcrumbs steps={[{ name: network.name, to: networkPath(network.id) }]} current={name} />
      <header className={styles.header}>
        <NetworkIcon name={icon} size={40} tone="tile" />
        <div className={page.titles}>
          <h1 className={page.title}>{title}</h1>
          {description ? <p className={page.lead}>{description}</p> : null}
          <p className={styles.numbers}>
            <span>{t('shop:services', { count, shown: formatCount(count) })}</span>
            {from === null ? null : (
              <span>{t('panels:services.from', { price: money(from) })}</span>
            )}
          </p>
        </div>
      </header>
      <BannerPlace place="services_type_main" banners={banners} />
      <section className={page.shelf} aria-label={name}>
        {services.length > 0 ? (
          <ServiceList services={services} view={data.view} label={name} headingLevel={2} />
        ) : (
          <EmptyState title={t('panels:services.empty.title')}>
            {t('panels:services.empty.text')}
          </EmptyState>
        )}
        {count > services.length ? (
          <p className={styles.all}>
            <ButtonLink to={typeFilterPath(network.id, data.typeId)} tone="outline">
              {t('type.all', { shown: formatCount(count) })}
            </ButtonLink>
          </p>
        ) : null}
      </section>
      <BannerPlace place="services_type_first_short" banners={banners} />
      <Faq faq={data.faq} />
      {others.length > 0 ? (
        <section className={styles.others}>
          <h2 className={page.heading}>{t('type.others', { network: network.name })}</h2>
          <ChipGroup label={t('type.others', { network: network.name })}>
            {others.map((other) => (
              <ChipLink key={other.id} href={serviceTypePath(other.slug)}>
                {other.name}
              </ChipLink>
            ))}
          </ChipGroup>
        </section>
      ) : null}
      <BannerPlace place="services_type_second_short" banners={banners} />
    </>
  );
}
