import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CodeBlock } from '#app/components/code-block.tsx';
import { link } from '#app/ui/link.css.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './referral-program.css.ts';
import type { ReferralPicture } from './referral-pictures.ts';

/** What a customer puts on pages and into posts, in the look of the brand. */
export function Pictures({ pictures }: { pictures: readonly ReferralPicture[] }) {
  const { t } = useTranslation('referrals');
  return (
    <Card title={t('pictures.title')} subtitle={t('pictures.text')} headingLevel={2}>
      <PlainList className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.size} className={styles.picture}>
            <Picture picture={picture} />
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

function Picture({ picture }: { picture: ReferralPicture }) {
  const { t } = useTranslation('referrals');
  const { size, width, height, files, code, hasCode } = picture;
  const name = `${width} × ${height}`;
  return (
    <>
      <div className={styles.preview}>
        <img
          className={styles.image}
          src={files[0]?.path}
          {...{ width, height }}
          alt=""
          loading="lazy"
        />
      </div>
      <Row wraps gap={3} justify="between">
        <span>
          {name}
          {hasCode ? <span className={styles.note}> · {t('pictures.withCode')}</span> : null}
        </span>
        <Row gap={3}>
          {files.map(({ format, path }) => (
            <a
              key={format}
              className={link()}
              href={path}
              download={`${size}.${format.toLowerCase()}`}
              aria-label={`${t('pictures.download', { format })}: ${name}`}
            >
              {format}
            </a>
          ))}
        </Row>
      </Row>
      {code === undefined ? null : (
        <Disclosure title={t('pictures.code')} icon="code">
          <CodeBlock copy={{ label: t('link.copy'), done: t('link.copied') }}>{code}</CodeBlock>
        </Disclosure>
      )}
    </>
  );
}
