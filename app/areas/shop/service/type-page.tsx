import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { useMoney } from '#app/components/price.tsx';
import { KindList } from '#app/areas/shop/service-kinds/kind-list.tsx';
import { ServiceTable } from '#app/components/service-list/service-table.tsx';
import { SpecialOffers } from '#app/components/special-offers/special-offers.tsx';
import type { BannerData } from '#app/lib/banners/banners.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { networkPath, typeFilterPath } from '#app/lib/pages/paths.ts';
import { offersAt, type ShownOffer } from '#app/lib/special-offers/shown-offer.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Faq } from './faq.tsx';
import * as page from './service-page.css.ts';
import type { TypePageData } from './type-data.server.ts';
import * as styles from './type-page.css.ts';
import { TypeSearch } from './type-search.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface TypePageProps {
  data: TypePageData;
  banners: BannerData[];
}

export function TypePage({ data, banners }: TypePageProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['service', 'shop', 'panels']);
  const money = useMoney();
  const { name, title, network, icon, description, services, count, from, others } = data;
  return (
    <>
      <PageStyle css={data.css} />
      <Breadcrumbs steps={[{ name: network.name, to: networkPath(network.id) }]} current={name} />
      <Row as="header" gap={4} align="start" className={styles.header}>
        <NetworkIcon name={icon} size={40} tone="tile" />
        <Stack gap={3}>
          <h1 className={page.title}>{title}</h1>
          {description ? <p className={page.lead}>{description}</p> : null}
          <Row as="p" wraps gap={5} lineGap={1} className={styles.numbers}>
            <span>{t('shop:services', { count, shown: numbers.count(count) })}</span>
            {from === null ? null : (
              <span>{t('panels:services.from', { price: money(from) })}</span>
            )}
          </Row>
        </Stack>
      </Row>
      <BannerPlace place="services_type_main" banners={banners} />
      <section className={page.shelf} aria-label={name}>
        {data.hasSearch && services.length > 0 ? (
          <TypeSearch networkId={network.id} typeId={data.typeId} />
        ) : null}
        <Offers data={data} position="top" />
        {services.length > 0 ? (
          <>
            <div className={styles.choose}>
              <KindList kinds={data.kinds} headingLevel={2} />
            </div>
            <Offers data={data} position="middle" />
            <h2 className={page.heading}>{t('type.compare')}</h2>
            <ServiceTable services={services} label={t('type.compare')} isOfOneType />
          </>
        ) : (
          <EmptyState icon="layout-grid" title={t('panels:services.empty.title')}>
            {t('panels:services.empty.text')}
          </EmptyState>
        )}
        {count > services.length ? (
          <p className={styles.all}>
            <ButtonLink to={typeFilterPath(network.id, data.typeId)} tone="outline">
              {t('type.all', { shown: numbers.count(count) })}
            </ButtonLink>
          </p>
        ) : null}
      </section>
      <BannerPlace place="services_type_first_short" banners={banners} />
      <Faq faq={data.faq} />
      <Offers data={data} position="network" />
      {others.length > 0 ? (
        <section className={styles.others}>
          <h2 className={page.heading}>{t('type.others', { network: network.name })}</h2>
          <ChipGroup label={t('type.others', { network: network.name })}>
            {others.map((other) => (
              <ChipLink key={other.id} href={pagePath('services/:slug', { slug: other.slug })}>
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

function Offers({ data, position }: Pick<TypePageProps, 'data'> & Pick<ShownOffer, 'position'>) {
  const list = { networkId: data.network.id, serviceTypes: [data.typeId] };
  const offers = offersAt(data.offers, position, list);
  if (offers.length === 0) return null;
  return (
    <Stack gap="cards" className={styles.offers}>
      <SpecialOffers offers={offers} headingLevel={2} />
    </Stack>
  );
}
