import type { Dispatch } from 'react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './autopromotion.css.ts';
import type { ChannelNetwork, Offer } from './offer.ts';
import { FIELD, type FormStep, type SubscriptionForm } from './subscription-form.ts';
import type { SubscriptionProblems } from './subscription-problems.ts';
import { WatchedNetworks } from './watched-networks.tsx';

interface ChannelFieldsProps {
  form: SubscriptionForm;
  offer: Offer;
  networks: readonly ChannelNetwork[];
  problems: SubscriptionProblems;
  change: Dispatch<FormStep>;
}

/** Which channel, and what the subscription to it is called. */
export function ChannelFields({ form, offer, networks, problems, change }: ChannelFieldsProps) {
  const { t } = useTranslation(['autopromotion', 'ordering', 'forms']);
  const network = networks.find(({ id }) => id === offer.networkId);
  return (
    <Card title={t('channel.title')} headingLevel={2}>
      <FormStack>
        <div>
          <TextField
            type="url"
            id={FIELD.url}
            name={FIELD.url}
            label={t('channel.label')}
            hint={t('ordering:link.hint')}
            placeholder={exampleOf(network, networks)}
            required
            maxLength={2_000}
            value={form.url}
            errors={problems[FIELD.url]}
            prefix={network ? <NetworkIcon name={network.icon} tone="coloured" /> : undefined}
            onChange={({ currentTarget }) =>
              change({ kind: 'set', part: { url: currentTarget.value.trim() } })
            }
          />
          <div role="status" className={styles.said}>
            <Said {...{ form, offer, network }} />
          </div>
        </div>
        {network ? null : <WatchedNetworks networks={networks} />}
        <TextField
          id={FIELD.name}
          name={FIELD.name}
          label={t('name.label')}
          hint={t('name.hint')}
          mark={t('forms:optional')}
          maxLength={100}
          value={form.name}
          errors={problems[FIELD.name]}
          onChange={({ currentTarget }) =>
            change({ kind: 'set', part: { name: currentTarget.value } })
          }
        />
      </FormStack>
    </Card>
  );
}

interface SaidProps {
  form: SubscriptionForm;
  offer: Offer;
  network: ChannelNetwork | undefined;
}

/** What is known of the link, and what to do where its posts are not found. */
function Said({ form, offer, network }: SaidProps) {
  const { t } = useTranslation('autopromotion');
  if (offer.url === '' || offer.url !== form.url) return null;
  if (!network) return <Alert tone="warning">{t('channel.unknown')}</Alert>;
  const { name, isWatched } = network;
  if (isWatched && offer.types.length > 0) return null;
  const isUnsold = isWatched || network.isUnsold;
  return (
    <Alert
      tone="warning"
      title={isUnsold ? t('unsold.title', { name }) : t('unwatched.title', { name })}
      actions={
        <ButtonLink
          to={pagePath('orders/create', {}, { networkId: network.id })}
          tone="outline"
          size="small"
        >
          {t('unwatched.action')}
        </ButtonLink>
      }
    >
      {isUnsold ? t('unsold.text') : t('unwatched.text', { name })}
    </Alert>
  );
}

/** What a link looks like; where no network is known yet, of a channel that can be followed. */
function exampleOf(network: ChannelNetwork | undefined, networks: readonly ChannelNetwork[]) {
  const shown = network ?? networks.find(({ isWatched }) => isWatched);
  return shown?.placeholder ?? 'https://';
}
