import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Price } from '#app/components/price.tsx';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { FormService } from '#app/lib/order-form/known.ts';
import { dripFeedOf, totalQuantityOf } from '#core/ordering/form/order-line.pure.ts';
import { lineCost } from '#app/lib/order-form/line-cost.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { IntentButton } from './intent-button.tsx';
import { DripFeedFields } from './drip-feed-fields.tsx';
import { CountryFields, GuaranteeField } from './line-options.tsx';
import { MoreOptions } from './more-options.tsx';
import * as styles from './orders-create.css.ts';
import { useLine, type LineModel } from './order-context.ts';
import { QuantityField } from './quantity-field.tsx';
import { PackageContents, ServiceAbout } from './service-about.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { SubtotalField } from './subtotal-field.tsx';
import { TargetFields } from './target-fields.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface LineFieldsProps {
  at: number;
  /** Of the lines of one link only the first says of which network that is. */
  isFirst: boolean;
}

/** One service of an order: which, how much of it, and how. */
export function LineFields({ at, isFirst }: LineFieldsProps) {
  const model = useLine(at);
  const { form, line, service } = model;
  const group = form.groups.findIndex((places) => places.includes(at));
  return (
    <Stack gap={5}>
      <HiddenFields {...model} group={group} />
      {line.isServicesFreezed && service ? (
        <FrozenService at={at} line={line} service={service} />
      ) : (
        <ServiceChoice at={at} isFirst={isFirst} />
      )}
      <ServiceDetails at={at} />
    </Stack>
  );
}

function HiddenFields({ at, line, group }: LineModel & { group: number }) {
  const { availableServiceTypeIds: types, preselectedServiceSlug: slug } = line;
  return (
    <>
      <input type="hidden" name={lineField(at, 'group')} value={group} />
      {types === null ? null : (
        <input type="hidden" name={lineField(at, 'types')} value={types.join(',')} />
      )}
      {slug === null ? null : <input type="hidden" name={lineField(at, 'slug')} value={slug} />}
      {line.isReorder ? <input type="hidden" name={lineField(at, 'isReorder')} value="1" /> : null}
    </>
  );
}

type Frozen = Pick<LineModel, 'at' | 'line'> & { service: FormService };

/** The one service that somebody came for. */
function FrozenService({ at, line, service }: Frozen) {
  const { t } = useTranslation('ordering');
  return (
    <Row wraps gap={3} align="center" className={styles.frozen}>
      <input type="hidden" name={lineField(at, 'networkId')} value={line.networkId} />
      <input type="hidden" name={lineField(at, 'serviceTypeId')} value={line.serviceTypeId} />
      <input type="hidden" name={lineField(at, 'serviceId')} value={line.serviceId} />
      <input type="hidden" name={lineField(at, 'isFrozen')} value="1" />
      <NetworkIcon name={service.icon} size={40} tone="tile" />
      <p className={styles.frozenName}>
        <span className={styles.muted}>{service.networkName}</span>
        <strong>{service.name}</strong>
      </p>
      <IntentButton intent={`thaw:${at}`}>{t('choice.other')}</IntentButton>
    </Row>
  );
}

function ServiceDetails({ at }: { at: number }) {
  const { t } = useTranslation('ordering');
  const { line, service, known } = useLine(at);
  if (line.serviceId === 0) return null;
  if (!service) {
    return known.services[line.serviceId] === null ? null : (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    );
  }
  const fields = { at, service };
  return (
    <>
      {service.isPaused ? (
        <Alert tone="warning" title={t('paused.title')}>
          {t('paused.text')}
        </Alert>
      ) : null}
      <ServiceAbout service={service} />
      <TargetFields {...fields} />
      {service.isPackage ? (
        <>
          <input type="hidden" name={lineField(at, 'quantity')} value={line.quantity} />
          <PackageContents service={service} />
        </>
      ) : (
        <Columns gap={4} twoFrom="tablet" align="start">
          <QuantityField {...fields} />
          {service.isCalculable ? null : <SubtotalField {...fields} />}
        </Columns>
      )}
      <MoreOptions {...fields}>
        <CountryFields {...fields} />
        <GuaranteeField {...fields} />
        {service.drip_feed_is_allowed ? <DripFeedFields {...fields} /> : null}
      </MoreOptions>
      <LineCost {...fields} />
    </>
  );
}

/** What the line comes to by itself; coupons and fees stand in the total of them all. */
function LineCost({ at, service }: { at: number; service: FormService }) {
  const numbers = useNumbers();
  const { t } = useTranslation('ordering');
  const { line, shares } = useLine(at);
  if (line.quantity === 0) return null;
  return (
    <Row as="p" wraps gap={2} align="baseline" justify="between" className={styles.lineCost}>
      <span>
        {service.isPackage
          ? t('cost.package')
          : t('cost.line', {
              quantity: numbers.count(totalQuantityOf(line.quantity, dripFeedOf(line))),
            })}
      </span>
      <output className={styles.sum}>
        <Price amount={lineCost(line, service, shares)} />
      </output>
    </Row>
  );
}
