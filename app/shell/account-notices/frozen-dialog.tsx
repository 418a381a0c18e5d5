import { Form, useLocation } from '@remix-run/react';
import { useId, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MarkedText } from '#app/components/marked-text.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import * as styles from './frozen-dialog.css.ts';

interface FrozenDialogProps {
  name: string;
  panelName: string;
  /** As staff wrote it to the customer. */
  reason: string | undefined;
  /** Whether a chat of the owner can be opened here. */
  offersChat: boolean;
  supportEmail: string | undefined;
}

/** Stands over every page of a frozen account until it is put aside for this visit. */
export function FrozenDialog(props: FrozenDialogProps) {
  const { name, panelName, reason, offersChat, supportEmail } = props;
  const { t } = useTranslation('panels');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      title={t('frozen.title')}
      isPersistent
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      footer={
        <form method="dialog">
          <button className={button()} autoFocus>
            {t('close')}
          </button>
        </form>
      }
    >
      <Stack gap={3}>
        <p className={styles.greeting}>{t('frozen.greeting', { name })}</p>
        <p>{t('frozen.text', { panel: panelName })}</p>
        {reason === undefined ? null : (
          <p className={styles.reason}>{t('frozen.reason', { reason })}</p>
        )}
        <Help offersChat={offersChat} supportEmail={supportEmail} />
      </Stack>
    </Dialog>
  );
}

function Help({
  offersChat,
  supportEmail,
}: Pick<FrozenDialogProps, 'offersChat' | 'supportEmail'>) {
  const { t } = useTranslation('panels');
  const { pathname, search } = useLocation();
  const form = useId();
  if (offersChat) {
    return (
      <Form id={form} method="post" action={pagePath('consent')} reloadDocument>
        <input type="hidden" name="returnTo" value={pathname + search} />
        <p>
          <MarkedText
            text={t('frozen.chat')}
            mark={(inner) => (
              <button className={styles.chat} name="choice" value="chat">
                {inner}
              </button>
            )}
          />
        </p>
      </Form>
    );
  }
  if (!supportEmail) return null;
  return (
    <p>
      <MarkedText
        text={t('frozen.mail', { email: supportEmail })}
        mark={(email) => <a href={`mailto:${supportEmail}`}>{email}</a>}
      />
    </p>
  );
}
