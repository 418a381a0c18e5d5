import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { orderPath } from '#app/lib/pages/paths.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Heart } from '#app/components/favourites/favourites.tsx';
import * as parts from './card-parts.css.ts';
import * as styles from './service-card.css.ts';
import { Discount, Features, Limits, PriceTag, ServiceLabels } from './service-facts.tsx';

interface ServiceCardProps {
  service: ServiceSummary;
  headingLevel: 2 | 3;
}

export function ServiceCard({ service, headingLevel }: ServiceCardProps) {
  const { t } = useTranslation('shop');
  const { id, slug, name, title, text, icon, type, features } = service;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-service={id}>
      <Row as="header" gap={3} align="start">
        <NetworkIcon name={icon} size={40} tone="tile" />
        <div className={parts.titles}>
          <p className={styles.type}>{type.name}</p>
          <Heading className={styles.title}>
            <Link
              className={styles.link}
              to={pagePath('services/:slug', { slug })}
              aria-label={name}
            >
              {unbrokenName(title)}
            </Link>
          </Heading>
        </div>
        <Discount service={service} />
        <Heart id={id} name={name} />
      </Row>
      {text ? <p className={parts.text}>{text}</p> : null}
      <ServiceLabels labels={service.labels} />
      <Facts service={service} />
      <Features features={features.filter((feature) => feature !== 'guarantee')} />
      <footer className={parts.footer}>
        <PriceTag service={service} />
        <div className={styles.action}>
          {service.isPaused ? (
            <Badge tone="warning">{t('paused')}</Badge>
          ) : (
            <ButtonLink to={orderPath(service)} size="small">
              {t('order')}
            </ButtonLink>
          )}
        </div>
      </footer>
    </article>
  );
}

function Facts({ service }: { service: ServiceSummary }) {
  const { t } = useTranslation('shop');
  const { name, start, speed, guarantee, geo } = service;
  const facts = [
    { icon: 'clock', label: t('fact.start'), value: start },
    { icon: 'gauge', label: t('fact.speed'), value: speed },
    { icon: 'globe', label: t('fact.audience'), value: geo && name.includes(geo) ? null : geo },
    { icon: 'shield-check', label: t('fact.guarantee'), value: guarantee },
    { icon: 'layers', label: t('fact.quantity'), value: <Limits service={service} /> },
  ].filter(({ value }) => value !== null);
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <Row key={fact.icon} gap={2} align="center">
          <dt className={styles.factName} title={fact.label}>
            <Icon name={fact.icon} size={16} />
            <span className={styles.spoken}>{fact.label}</span>
          </dt>
          <dd className={styles.factValue}>{fact.value}</dd>
        </Row>
      ))}
    </dl>
  );
}
