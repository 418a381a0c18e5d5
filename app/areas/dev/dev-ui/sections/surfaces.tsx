import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { EntityIcon } from '#app/ui/label/avatar.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Card, CardGrid } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Divider } from '#app/ui/surface/divider.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import { Sample } from '../sample.tsx';
import { Picture } from './picture.tsx';

export function SurfacesSection() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Cards />
      <Sample name="Stats">
        <Stats
          items={[
            {
              label: t('sample.balance'),
              value: '$1,284.50',
              delta: { text: '12.4 %', direction: 'up', label: t('sample.rise') },
              hint: t('sample.rise'),
            },
            {
              label: t('sample.failed'),
              value: '3',
              delta: { text: '8 %', direction: 'down', isGood: true, label: t('sample.fall') },
            },
            {
              label: t('sample.orders'),
              value: '48,213',
              delta: { text: '2 %', direction: 'down', label: t('sample.fall') },
            },
            { label: t('sample.active'), value: '0' },
          ]}
        />
        <Stats
          items={[
            { label: t('sample.balance'), value: '$12,34,567.89' },
            { label: t('sample.total'), value: '−$1,234,567.89' },
            { label: t('sample.orders'), value: '48,213' },
          ]}
        />
      </Sample>
      <Sample name="DescriptionList">
        <Columns gap={6} cell={20} align="start">
          <DescriptionList
            items={[
              { term: t('sample.link'), detail: 'https://example.com/watch?v=dQw4w9WgXcQ' },
              { term: t('sample.payment'), detail: t('sample.balance') },
              { term: t('sample.longLabel'), detail: t('sample.hint') },
            ]}
          />
          <DescriptionList
            look="rows"
            items={[
              { term: t('sample.orders'), detail: '$12.00' },
              { term: t('sample.longLabel'), detail: '$1.20' },
              { term: t('sample.total'), detail: '$13.20', isTotal: true },
            ]}
          />
        </Columns>
      </Sample>
      <Sample name="Divider">
        <Divider />
        <Divider label={t('sample.or')} />
      </Sample>
    </>
  );
}

function Cards() {
  const { t } = useTranslation('gallery');
  return (
    <Sample name="Card">
      <CardGrid>
        <Card
          href="#card"
          title={t('sample.heading')}
          headingLevel={4}
          lead={<EntityIcon icon="video" />}
          subtitle={t('sample.hint')}
          actions={<Badge tone="success">{t('sample.done')}</Badge>}
        />
        <Card
          href="#selected"
          isSelected
          title={t('sample.longLabel')}
          headingLevel={4}
          lead={<EntityIcon icon="shield-check" tone="success" />}
        >
          {t('sample.lead')}
        </Card>
        <Card
          look="raised"
          media={<Picture />}
          title={t('sample.details')}
          headingLevel={4}
          footer={
            <button type="button" className={button({ size: 'small' })}>
              {t('sample.action')}
            </button>
          }
        >
          {t('sample.lead')}
        </Card>
        <Card look="sunken">{t('sample.hint')}</Card>
      </CardGrid>
    </Sample>
  );
}
