import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Button, IconButton } from '#app/ui/button.tsx';
import { link } from '#app/ui/link.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Sample } from '../sample.tsx';
import * as styles from './controls.css.ts';

const TONES = ['solid', 'accent', 'outline', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const LINKS = ['inline', 'standalone', 'quiet'] as const;

export function ButtonsSection() {
  const { t } = useTranslation('gallery');
  const action = t('sample.action');
  return (
    <>
      {TONES.map((tone) => (
        <Sample key={tone} name={tone}>
          <Row wraps gap={3} align="center">
            <Button tone={tone}>{tone === 'danger' ? t('form.remove') : action}</Button>
            <Button tone={tone} icon={tone === 'danger' ? 'trash-2' : 'shopping-cart'}>
              {tone === 'danger' ? t('form.remove') : action}
            </Button>
            <Button tone={tone} busy>
              {action}
            </Button>
            <Button tone={tone} disabled>
              {action}
            </Button>
            <IconButton tone={tone} icon="settings" label={t('form.account')} />
            <IconButton tone={tone} icon="settings" label={t('form.account')} busy />
            <IconButton tone={tone} icon="settings" label={t('form.account')} disabled />
          </Row>
        </Sample>
      ))}
      <Sample name={SIZES.join(' / ')}>
        <Row wraps gap={3} align="center">
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {t('form.find')}
            </Button>
          ))}
          {SIZES.map((size) => (
            <IconButton
              key={size}
              size={size}
              tone="outline"
              icon="search"
              label={t('form.find')}
            />
          ))}
        </Row>
      </Sample>
      <Sample name="full / 12rem">
        <div className={styles.narrow}>
          <Button width="full" icon="shield-check">
            {t('sample.longLabel')}
          </Button>
        </div>
      </Sample>
      <Links />
    </>
  );
}

function Links() {
  const { t } = useTranslation('gallery');
  const action = t('sample.action');
  return (
    <Sample name="link">
      <Row wraps gap={3} align="center">
        <ButtonLink to="?">{action}</ButtonLink>
        <ButtonLink to="?" tone="outline">
          {action}
        </ButtonLink>
        <ButtonLink to="?" tone="quiet">
          {action}
        </ButtonLink>
      </Row>
      {LINKS.map((kind) => (
        <p key={kind}>
          <a className={link({ kind })} href="?">
            {t('sample.secondary')}
            {kind === 'inline' ? null : <Icon name="chevron-right" size={16} />}
          </a>
        </p>
      ))}
    </Sample>
  );
}
