import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FormService } from '#app/lib/order-form/known.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { link } from '#app/ui/link.css.ts';
import { IN_NEW_TAB, useIsFramed } from '#app/components/use-is-framed.ts';
import * as styles from './orders-create.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

/** What is in a package; of it nothing is chosen. */
export function PackageContents({ service }: { service: FormService }) {
  const numbers = useNumbers();
  const { t } = useTranslation('ordering');
  return (
    <Stack as="section" gap={2} aria-label={t('package.contents')}>
      <h4 className={styles.legend}>{t('package.contents')}</h4>
      <PlainList>
        {service.contents.map(({ id, name, quantity, text }) => (
          <Row key={id} as="li" gap={3} justify="between" className={styles.content}>
            <span>
              {name}
              {text ? <span className={styles.contentText}>{text}</span> : null}
            </span>
            <strong className={styles.figure}>{numbers.count(quantity)}</strong>
          </Row>
        ))}
      </PlainList>
    </Stack>
  );
}

/** What the service is and what it asks for; its own page says the rest. */
export function ServiceAbout({ service }: { service: FormService }) {
  const { t } = useTranslation('ordering');
  const leaving = useIsFramed() ? IN_NEW_TAB : {};
  const { description, requirements, exampleLink, packages } = service;
  return (
    <Disclosure icon="info" title={t('about.title')}>
      <Stack gap={4} className={styles.about}>
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
            <Stack as="ul" gap={1}>
              {packages.map(({ id, slug, name }) => (
                <li key={id}>
                  <Link
                    className={link({ kind: 'inline' })}
                    to={pagePath('services/:slug', { slug })}
                    {...leaving}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </Stack>
          </div>
        ) : null}
        <p>
          <Link
            className={link({ kind: 'inline' })}
            to={pagePath('services/:slug', { slug: service.slug })}
            {...leaving}
          >
            {t('about.page')}
          </Link>
        </p>
      </Stack>
    </Disclosure>
  );
}
