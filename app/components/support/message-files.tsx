import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { TicketAttachment } from '#core/feedback/support/support.contract.ts';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { ImageOverlay } from '#app/ui/overlay/image-overlay.tsx';
import * as styles from './support.css.ts';

interface MessageFilesProps {
  files: readonly TicketAttachment[];
  /** Where one is read; nowhere for who has nothing but a link. */
  pathOf: ((filename: string) => string) | undefined;
}

/** The files of a message. */
export function MessageFiles({ files, pathOf }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <PlainList gap={1} className={styles.files}>
      {files.map((file) => (
        <li key={file.filename}>
          <MessageFile file={file} path={pathOf?.(file.filename)} />
        </li>
      ))}
    </PlainList>
  );
}

function MessageFile({ file, path }: { file: TicketAttachment; path: string | undefined }) {
  const { i18n } = useTranslation('support');
  const href = useHref(path ?? '.');
  const name = <bdi className={styles.text}>{file.name}</bdi>;
  return (
    <Row wraps gap={2} align="center">
      <Icon name="paperclip" size={16} />
      {path === undefined ? (
        name
      ) : file.media_type.startsWith('image/') ? (
        <MessagePicture name={file.name} href={href} />
      ) : (
        <a href={href} download>
          {name}
        </a>
      )}
      <span className={styles.who}>{formatBytes(file.bytes, i18n.language)}</span>
    </Row>
  );
}

/** Opens over the page, and is downloaded by the link beside it. */
function MessagePicture({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation(['support', 'shell']);
  return (
    <>
      <ImageOverlay
        {...{ src: href, href, alt: name }}
        openLabel={t('picture.open', { name })}
        closeLabel={t('shell:close')}
      >
        <bdi className={styles.text}>{name}</bdi>
      </ImageOverlay>
      <a
        href={href}
        download
        className={button({ tone: 'quiet', size: 'small', shape: 'icon' })}
        aria-label={t('picture.download', { name })}
      >
        <Icon name="download" size={16} />
      </a>
    </>
  );
}
