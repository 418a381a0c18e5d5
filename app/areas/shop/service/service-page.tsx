import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { Heart } from '#app/components/favourites/favourites.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { Rating } from '#app/areas/shop/rating/rating.tsx';
import { Features, ServiceLabels } from '#app/components/service-list/service-facts.tsx';
import { ServiceList } from '#app/components/service-list/service-list.tsx';
import type { BannerData } from '#app/lib/banners/banners.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DeliveryRecord } from './delivery-record.tsx';
import { Faq } from './faq.tsx';
import { OrderEntry } from './order-entry.tsx';
import { Reviews } from './reviews.tsx';
import type { ServicePageData } from './service-data.server.ts';
import * as styles from './service-page.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface ServicePageProps {
  data: ServicePageData;
  banners: BannerData[];
}

export function ServicePage({ data, banners }: ServicePageProps) {
  const { t } = useTranslation('service');
  const { summary, details, entry, reviews, related, together, css } = data;
  const { name, slug, type, icon, text, labels, features } = summary;
  const steps = [{ name: type.name, to: pagePath('services/:slug', { slug: type.slug }) }];
  return (
    <>
      <PageStyle css={css} />
      <Breadcrumbs steps={steps} current={name} />
      <div className={styles.columns}>
        <Row as="header" gap={4} align="start">
          <NetworkIcon name={icon} size={40} tone="tile" />
          <Stack gap={3}>
            <h1 className={styles.title}>{unbrokenName(name)}</h1>
            {text ? <p className={styles.lead}>{text}</p> : null}
            <Row wraps gap={2}>
              {reviews.rating === null ? null : (
                <a className={styles.rating} href="#reviews">
                  <Rating average={reviews.rating} count={reviews.count} />
                </a>
              )}
              <OfGrade isOpened={data.isOpened} />
              <ServiceLabels labels={labels} />
              <Features features={features} />
            </Row>
          </Stack>
          {data.isPublic ? <Heart id={summary.id} name={name} /> : null}
        </Row>
        <div className={styles.side}>
          <OrderEntry summary={summary} entry={entry} />
        </div>
        <Stack gap={8} className={styles.main}>
          <Facts data={data} />
          <DeliveryRecord record={data.record} isRated={reviews.rating !== null} />
          <BannerPlace place="services_type_main" banners={banners} />
          <Paragraphs title={t('about')} lines={details.description} />
          <Package details={details} />
          <Provenance data={data} />
          <Paragraphs title={t('requirements')} lines={details.requirements}>
            {details.exampleLink ? (
              <p className={styles.example}>
                {t('example')} <code>{details.exampleLink}</code>
              </p>
            ) : null}
          </Paragraphs>
          <Targets targets={details.targets} />
          {details.countries.length > 0 ? (
            <Section title={t('countries')}>
              <Row as="p" wraps gap={2}>
                {details.countries.map((country) => (
                  <Tag key={country}>{country}</Tag>
                ))}
              </Row>
            </Section>
          ) : null}
          <Faq faq={details.faq} />
          <Reviews slug={slug} reviews={reviews} />
          <Report slug={slug} isOpened={data.isOpened} />
        </Stack>
      </div>
      <BannerPlace place="services_type_first_short" banners={banners} />
      <Shelf title={t('together')} services={together} />
      <Shelf title={t('related')} services={related} />
      <BannerPlace place="services_type_second_short" banners={banners} />
    </>
  );
}

/** That others do not see it. */
function OfGrade({ isOpened }: { isOpened: boolean }) {
  const { t } = useTranslation('service');
  if (!isOpened) return null;
  return (
    <Badge tone="brand" icon="trophy">
      {t('onlyYourGrade')}
    </Badge>
  );
}

/** Of what only a grade opens, its customers talk to the support. */
function Report({ slug, isOpened }: { slug: string; isOpened: boolean }) {
  const { t } = useTranslation('service');
  if (isOpened) return null;
  return (
    <p className={styles.report}>
      <Link to={pagePath('services/:slug/report', { slug })}>{t('report')}</Link>
    </p>
  );
}

function Provenance({ data: { summary, details } }: Pick<ServicePageProps, 'data'>) {
  const { t } = useTranslation('service');
  return (
    <Section title={t('provenance.title')}>
      <p className={styles.paragraph}>{t(`provenance.${details.provenance}`)}</p>
      {details.isFoundBySearch ? (
        <p className={styles.paragraph}>{t('foundBySearch', { network: summary.network })}</p>
      ) : null}
    </Section>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

interface ParagraphsProps {
  title: string;
  lines: readonly string[];
  children?: ReactNode;
}

function Paragraphs({ title, lines, children }: ParagraphsProps) {
  if (lines.length === 0 && !children) return null;
  return (
    <Section title={title}>
      {lines.map((line) => (
        <p key={line} className={styles.paragraph}>
          {line}
        </p>
      ))}
      {children}
    </Section>
  );
}

function Facts({ data: { summary, entry } }: Pick<ServicePageProps, 'data'>) {
  const numbers = useNumbers();
  const { t } = useTranslation('shop');
  const { start, speed, geo, guarantee } = summary;
  const facts = [
    { icon: 'clock', name: t('fact.start'), value: start },
    { icon: 'gauge', name: t('fact.speed'), value: speed },
    { icon: 'globe', name: t('fact.audience'), value: geo },
    { icon: 'shield-check', name: t('fact.guarantee'), value: guarantee },
    {
      icon: 'layers',
      name: t('fact.quantity'),
      value: `${numbers.count(entry.min)} – ${numbers.count(entry.max)}`,
    },
  ].filter(({ value }) => value !== null);
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.icon} className={styles.fact}>
          <Row as="dt" gap={2} align="center" className={styles.factName}>
            <Icon name={fact.icon} size={16} />
            {fact.name}
          </Row>
          <dd className={styles.factValue}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Package({ details }: { details: ServicePageData['details'] }) {
  const numbers = useNumbers();
  const { t } = useTranslation('service');
  const { contents, packages } = details;
  return (
    <>
      {contents.length > 0 ? (
        <Section title={t('contents')}>
          <PlainList isFramed>
            {contents.map((item) => (
              <li key={item.id} className={styles.item}>
                <strong className={styles.figure}>{numbers.count(item.quantity)}</strong>
                <span>
                  <Link to={pagePath('services/:slug', { slug: item.slug })}>{item.name}</Link>
                  {item.short_description ? (
                    <span className={styles.detail}>{item.short_description}</span>
                  ) : null}
                </span>
              </li>
            ))}
          </PlainList>
        </Section>
      ) : null}
      {packages.length > 0 ? (
        <Section title={t('packages')}>
          <Row as="p" wraps gap={2}>
            {packages.map(({ id, slug, name }) => (
              <Tag key={id} icon="package" href={pagePath('services/:slug', { slug })}>
                {name}
              </Tag>
            ))}
          </Row>
        </Section>
      ) : null}
    </>
  );
}

function Targets({ targets }: Pick<ServicePageData['details'], 'targets'>) {
  const { t } = useTranslation('service');
  if (targets.length === 0) return null;
  return (
    <Section title={t('targets')}>
      <Stack as="dl" gap={3} className={styles.targets}>
        {targets.map(({ id, title, hint }) => (
          <div key={id}>
            <dt className={styles.targetName}>{title}</dt>
            {hint ? <dd className={styles.targetHint}>{hint}</dd> : null}
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function Shelf({ title, services }: { title: string; services: ServicePageData['related'] }) {
  if (services.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <h2 className={styles.heading}>{title}</h2>
      <ServiceList services={services} headingLevel={3} />
    </section>
  );
}
