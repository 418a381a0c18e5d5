import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FormService } from '#app/lib/order-form/known.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { link } from '#app/ui/link.css.ts';
import * as styles from './orders-create.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

/** What is in a package; of it nothing is chosen. */
export function PackageContents({ service }: { service: FormService }) {
  const numbers = useNumbers();
  const { t } = useTranslation('ordering');
  return (
    <section className={styles.contents} aria-label={t('package.contents')}>
      <h4 className={styles.legend}>{t('package.contents')}</h4>
      <ul className={styles.contentsList}>
        {service.contents.map(({ id, name, quantity, text }) => (
          <li key={id} className={styles.content}>
            <span>
              {name}
              {text ? <span className={styles.muted}> {text}</span> : null}
            </span>
            <strong className={styles.figure}>{numbers.count(quantity)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the service is and what it asks for; its own page says the rest. */
export function ServiceAbout({ service }: { service: FormService }) {
  const { t } = useTranslation('ordering');
  const { description, requirements, exampleLink, packages } = service;
  return (
    <Disclosure icon="info" title={t('about.title')}>
      <div className={styles.about}>
        {description.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {requirements.length > 0 ? (
          <div>
            <h4 className={styles.legend}>{t('about.requirements')}</h4>
            {requirements.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ) : null}
        {exampleLink ? (
          <p>
            {t('about.example')} <code className={styles.example}>{exampleLink}</code>
          </p>
        ) : null}
        {packages.length > 0 ? (
          <div>
            <h4 className={styles.legend}>{t('package.included')}</h4>
            <ul className={styles.packages}>
              {packages.map(({ id, slug, name }) => (
                <li key={id}>
                  <Link
                    className={link({ kind: 'inline' })}
                    to={pagePath('services/:slug', { slug })}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <p>
          <Link
            className={link({ kind: 'inline' })}
            to={pagePath('services/:slug', { slug: service.slug })}
          >
            {t('about.page')}
          </Link>
        </p>
      </div>
    </Disclosure>
  );
}
