import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';

interface FileLinkProps {
  /** Where the file is, without a language. */
  to: string;
  kind: 'pdf' | 'ubl';
  number: string;
  /** In a list there is room for one word only. */
  isShort?: boolean;
}

/** A file of a document. It is no page, so that the browser fetches it by itself. */
export function FileLink({ to, kind, number, isShort = false }: FileLinkProps) {
  const { t } = useTranslation('documents');
  const href = useHref(to);
  const long = kind === 'pdf' ? t('file.getPdf') : t('file.getUbl');
  return (
    <a className={button({ tone: 'outline', size: isShort ? 'small' : 'medium' })} href={href}>
      <Icon name="download" size={16} />
      {isShort ? kind.toUpperCase() : long}
      <span className={visuallyHidden}> {number}</span>
    </a>
  );
}
