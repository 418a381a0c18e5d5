import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { ConfirmProvider, useConfirm } from '#app/ui/overlay/confirm.tsx';
import { Dialog, Drawer } from '#app/ui/overlay/dialog.tsx';
import { ImageOverlay } from '#app/ui/overlay/image-overlay.tsx';
import { Menu, MenuButton, MenuHeading, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx';
import { opener } from '#app/ui/overlay/opener.ts';
import { Popover } from '#app/ui/overlay/popover.tsx';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { QrCode, type QrDrawing } from '#app/ui/transfer/qr-code.tsx';
import { QrOverlay } from '#app/ui/transfer/qr-overlay.tsx';
import { Sample } from '../sample.tsx';
import { PICTURE, Picture } from './picture.tsx';

const ADDRESSED = '?dialog';
const ADDRESS = 'https://example.com/watch?v=dQw4w9WgXcQ';

export function OverlaysSection() {
  return (
    <>
      <Dialogs />
      <ConfirmProvider>
        <Confirms />
      </ConfirmProvider>
      <Floating />
      <Transfer />
    </>
  );
}

function Dialogs() {
  const { t } = useTranslation('gallery');
  const [query] = useSearchParams();
  const close = t('sample.close');
  const agree = (
    <form method="dialog">
      <button className={button()}>{t('sample.action')}</button>
    </form>
  );
  return (
    <Sample name="Dialog, Drawer">
      <Row wraps gap={3} align="center">
        {(['dialog', 'wide', 'persistent', 'drawer', 'drawer-start', 'drawer-narrow'] as const).map(
          (id) => (
            <button key={id} {...opener(id)} className={button({ tone: 'quiet' })}>
              {t('sample.open')}: {id}
            </button>
          ),
        )}
        <a className={button({ tone: 'quiet' })} href="?dialog=sent">
          {t('sample.open')}: {ADDRESSED}
        </a>
      </Row>
      <Dialog id="dialog" title={t('sample.heading')} closeLabel={close} footer={agree}>
        {t('sample.paragraph')}
      </Dialog>
      <Dialog id="wide" size="wide" title={t('sample.payment')} closeLabel={close}>
        <CopyField
          label={t('sample.link')}
          value={ADDRESS}
          copyLabel={t('sample.copy')}
          copiedLabel={t('sample.copied')}
        />
      </Dialog>
      <Dialog id="persistent" isPersistent title={t('sample.warning')} footer={agree}>
        {t('sample.paragraph')}
      </Dialog>
      <Drawer id="drawer" title={t('sample.orders')} closeLabel={close} footer={agree}>
        {t('sample.paragraph')}
      </Drawer>
      <Drawer id="drawer-start" side="start" title={t('sample.filters')} closeLabel={close}>
        {t('sample.paragraph')}
      </Drawer>
      <Drawer id="drawer-narrow" side="narrowEnd" title={t('sample.orders')} closeLabel={close}>
        {t('sample.paragraph')}
      </Drawer>
      <Dialog
        title={t('sample.success')}
        isOpen={query.has('dialog')}
        closeLabel={close}
        closeHref="?"
      >
        {t('sample.paragraph')}
      </Dialog>
    </Sample>
  );
}

function Confirms() {
  const { t } = useTranslation('gallery');
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean>();

  async function ask() {
    setAnswer(
      await confirm({
        title: t('sample.question'),
        text: t('sample.hint'),
        agreeLabel: t('sample.delete'),
        disagreeLabel: t('sample.cancel'),
        isDangerous: true,
      }),
    );
  }

  return (
    <Sample name="useConfirm">
      <Row wraps gap={3} align="center">
        <button type="button" className={button({ tone: 'quiet' })} onClick={ask}>
          {t('sample.delete')}
        </button>
        <output>{answer === undefined ? null : String(answer)}</output>
      </Row>
    </Sample>
  );
}

function Floating() {
  const { t } = useTranslation('gallery');
  return (
    <Sample name="Menu, Popover, Tooltip">
      <Row wraps gap={3} align="center">
        <Menu
          label={t('sample.more')}
          trigger={(invoker) => (
            <button {...invoker} className={button({ tone: 'quiet' })}>
              {t('sample.more')}
              <Icon name="chevron-down" size={16} />
            </button>
          )}
        >
          <MenuHeading>{t('sample.orders')}</MenuHeading>
          <MenuLink href="?menu=details" icon="eye" isCurrent>
            {t('sample.details')}
          </MenuLink>
          <MenuLink href="?menu=payment" icon="credit-card">
            {t('sample.payment')}
          </MenuLink>
          <MenuButton icon="copy" isDisabled>
            {t('sample.copy')}
          </MenuButton>
          <MenuSeparator />
          <MenuButton icon="trash-2" look="danger">
            {t('sample.delete')}
          </MenuButton>
        </Menu>
        <Popover
          label={t('sample.details')}
          trigger={(invoker) => (
            <button {...invoker} className={button({ tone: 'quiet' })}>
              {t('sample.details')}
            </button>
          )}
        >
          {t('sample.hint')}
        </Popover>
        <Tooltip text={t('sample.hint')}>
          {(described) => (
            <button type="button" className={button()} {...described}>
              {t('sample.action')}
            </button>
          )}
        </Tooltip>
        <Tooltip text={t('sample.copy')} isName>
          {(named) => (
            <button type="button" className={button({ tone: 'quiet' })} {...named}>
              <Icon name="copy" />
            </button>
          )}
        </Tooltip>
      </Row>
    </Sample>
  );
}

function Transfer() {
  const { t } = useTranslation('gallery');
  const { qr } = useLoaderData<{ qr: QrDrawing }>();
  return (
    <>
      <Sample name="CopyField">
        <Columns gap={6} cell={20} align="start">
          <CopyField
            label={t('sample.link')}
            value={ADDRESS}
            copyLabel={t('sample.copy')}
            copiedLabel={t('sample.copied')}
          />
        </Columns>
      </Sample>
      <Sample name="QrCode, QrOverlay, ImageOverlay">
        <Row wraps gap={3} align="center">
          <QrCode drawing={qr} label={t('sample.qr')} />
          <QrOverlay
            drawing={qr}
            label={t('sample.qr')}
            openLabel={t('sample.payment')}
            closeLabel={t('sample.close')}
          />
          <ImageOverlay
            src={PICTURE}
            alt={t('sample.heading')}
            width={960}
            height={540}
            openLabel={t('sample.open')}
            closeLabel={t('sample.close')}
          >
            <Picture width={160} />
          </ImageOverlay>
        </Row>
      </Sample>
    </>
  );
}
