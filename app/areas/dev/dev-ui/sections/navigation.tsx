import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stepper } from '#app/ui/feedback/stepper.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { TabPanels } from '#app/ui/surface/tab-panels.tsx';
import { Sample } from '../sample.tsx';

export function NavigationSection() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Sample name="TabLinks">
        <TabLinks
          label={t('sample.orders')}
          tabs={[
            { href: '?tab=all', label: t('sample.orders'), count: '48', isCurrent: true },
            { href: '?tab=active', label: t('sample.active'), count: '3' },
            { href: '?tab=done', label: t('sample.done') },
            { href: '?tab=failed', label: t('sample.failed') },
            { href: '?tab=long', label: t('sample.longLabel'), icon: 'shield-check' },
          ]}
        />
      </Sample>
      <Sample name="TabPanels">
        <TabPanels
          label={t('sample.details')}
          headingLevel={4}
          parts={[
            { id: 'part-details', label: t('sample.details'), content: t('sample.paragraph') },
            { id: 'part-payment', label: t('sample.payment'), content: t('sample.success') },
            { id: 'part-orders', label: t('sample.orders'), content: t('sample.order') },
          ]}
        />
      </Sample>
      <Sample name="Disclosure, Accordion">
        <Columns gap={6} cell={20} align="start">
          <Accordion>
            <Disclosure name="gallery" title={t('sample.heading')} isOpen>
              {t('sample.paragraph')}
            </Disclosure>
            <Disclosure name="gallery" title={t('sample.longLabel')} icon="shield-check">
              {t('sample.lead')}
            </Disclosure>
            <Disclosure name="gallery" title={t('sample.payment')}>
              {t('sample.notice')}
            </Disclosure>
          </Accordion>
          <Disclosure title={t('sample.details')}>{t('sample.paragraph')}</Disclosure>
        </Columns>
      </Sample>
      <Flows />
    </>
  );
}

function Flows() {
  const { t } = useTranslation('gallery');
  const steps = [
    { label: t('sample.link'), href: '#step' },
    { label: t('sample.details'), href: '#step' },
    { label: t('sample.payment') },
    { label: t('sample.done') },
  ];
  return (
    <>
      <Sample name="Stepper">
        <Stack gap={3}>
          {[0, 2, 4].map((current) => (
            <Stepper
              key={current}
              label={t('sample.action')}
              steps={steps}
              current={current}
              doneLabel={t('sample.done')}
            />
          ))}
        </Stack>
      </Sample>
      <Sample name="Timeline">
        <Columns gap={6} cell={20} align="start">
          <Timeline
            entries={[
              { title: t('sample.payment'), time: '11:20', dateTime: '11:20', state: 'done' },
              {
                title: t('sample.active'),
                time: '11:32',
                text: t('sample.order'),
                state: 'current',
              },
              { title: t('sample.done'), state: 'next' },
            ]}
          />
          <Timeline
            entries={[
              { title: t('sample.payment'), time: '11:20', state: 'done' },
              { title: t('sample.failed'), text: t('sample.error'), state: 'failed' },
            ]}
          />
        </Columns>
      </Sample>
    </>
  );
}
