import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { TicketAttachment } from '#core/feedback/support/support.contract.ts';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import * as styles from './support.css.ts';

interface MessageFilesProps {
  files: readonly TicketAttachment[];
  /** Where one is downloaded; nowhere for who has nothing but a link. */
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
      ) : (
        <a href={href} download>
          {name}
        </a>
      )}
      <span className={styles.who}>{formatBytes(file.bytes, i18n.language)}</span>
    </Row>
  );
}
