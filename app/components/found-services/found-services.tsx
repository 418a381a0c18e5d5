import { useTranslation } from 'react-i18next';
import type { FoundPage, FoundService } from '../../lib/found-services.ts';
import { Badge } from '../../ui/label/badge.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { renderAnchor } from '../app-anchor.tsx';
import { ButtonLink } from '../button-link.tsx';
import { PageStyle } from '../page-style.tsx';
import { Price } from '../price.tsx';
import * as styles from './found-services.css.ts';

interface FoundServicesProps {
  found: FoundPage;
  pathOf: (page: number) => string;
}

/** Services one below the other, with what somebody compares before ordering. */
export function FoundServices({ found, pathOf }: FoundServicesProps) {
  const { t, i18n } = useTranslation('panels');
  const { services, page, pages, css } = found;
  const written = new Intl.NumberFormat(i18n.language.replace('_', '-'));
  return (
    <>
      <PageStyle css={css} />
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.id}>
            <FoundRow service={service} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Pager
          label={t('search.pages')}
          previous={{ label: t('search.previous'), href: page > 1 ? pathOf(page - 1) : undefined }}
          next={{ label: t('search.next'), href: page < pages ? pathOf(page + 1) : undefined }}
          pages={{
            current: page,
            total: pages,
            hrefOf: pathOf,
            labelOf: (number) => t('search.page', { page: written.format(number) }),
            textOf: (number) => written.format(number),
          }}
          renderLink={({ href = '', ref: _ref, ...rest }) => renderAnchor({ href, ...rest })}
        />
      ) : null}
    </>
  );
}

function FoundRow({ service }: { service: FoundService }) {
  const { t, i18n } = useTranslation('panels');
  const { id, name, text, icon, network, type, price, per, before, min, max } = service;
  const number = new Intl.NumberFormat(i18n.language.replace('_', '-'));
  return (
    <article className={styles.row} aria-labelledby={`found-${id}`}>
      <NetworkIcon name={icon} size={40} tone="tile" />
      <div className={styles.what}>
        <h3 id={`found-${id}`} className={styles.name}>
          {name}
        </h3>
        <p className={styles.detail}>{`${network} · ${type} · #${id}`}</p>
        {text ? <p className={styles.detail}>{text}</p> : null}
      </div>
      <div className={styles.cost}>
        <p className={styles.price}>
          {before === undefined ? null : (
            <s className={styles.before}>
              <Price amount={before} />
            </s>
          )}
          <Price amount={price} />
        </p>
        <p className={styles.detail}>
          {per === undefined
            ? t('search.fixed')
            : t('search.per', { quantity: number.format(per) })}
          {max > min ? (
            <>
              <br />
              {t('search.range', { min: number.format(min), max: number.format(max) })}
            </>
          ) : null}
        </p>
      </div>
      <div className={styles.action}>
        {service.isPaused ? (
          <Badge tone="warning">{t('search.paused')}</Badge>
        ) : (
          <ButtonLink to={`/orders/create?serviceId=${id}`} size="small">
            {t('search.order')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
