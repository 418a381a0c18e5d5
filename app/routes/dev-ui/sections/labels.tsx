import { useTranslation } from 'react-i18next';
import { Avatar, EntityIcon } from '#app/ui/label/avatar.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { ChipBox, ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { KeyboardKeys } from '#app/ui/label/keyboard-keys.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Sample } from '../sample.tsx';
import { row, stack } from './arrangement.css.ts';

const LOOKS = ['subtle', 'solid', 'outline'] as const;
const KEYS = [['Ctrl', 'K'], ['Esc']];
const NAMES = ['Ada Lovelace', 'हिना शर्मा', '山田 太郎', 'grace@example.com'];

export function LabelsSection() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Sample name="Badge">
        <div className={stack}>
          {LOOKS.map((look) => (
            <div key={look} className={row}>
              <Badge look={look}>{t('sample.waiting')}</Badge>
              <Badge look={look} tone="brand" hasDot>
                {t('sample.active')}
              </Badge>
              <Badge look={look} tone="accent" icon="sparkles">
                {t('sample.action')}
              </Badge>
              <Badge look={look} tone="success" icon="check">
                {t('sample.done')}
              </Badge>
              <Badge look={look} tone="warning" icon="triangle-alert">
                {t('sample.waiting')}
              </Badge>
              <Badge look={look} tone="danger" icon="x">
                {t('sample.failed')}
              </Badge>
              <Badge look={look} tone="info">
                {12}
              </Badge>
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="Tag">
        <div className={row}>
          <Tag icon="globe">{t('sample.details')}</Tag>
          <Tag>{t('sample.longLabel')}</Tag>
          <Tag href="#tag" icon="tag">
            {t('sample.orders')}
          </Tag>
        </div>
      </Sample>
      <Chips />
      <Sample name="Avatar, EntityIcon">
        <div className={row}>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Ada Lovelace" size="small" />
          <Avatar name="Ada Lovelace" size="large" />
          <EntityIcon icon="video" size="small" tone="danger" />
          <EntityIcon icon="users" />
          <EntityIcon icon="chart-line" size="large" tone="success" />
        </div>
      </Sample>
      <Sample name="KeyboardKeys">
        <div className={row}>
          {KEYS.map((keys) => (
            <KeyboardKeys key={keys.join()} keys={keys} />
          ))}
        </div>
      </Sample>
    </>
  );
}

function Chips() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Sample name="ChipLink">
        <ChipGroup label={t('sample.filters')}>
          <ChipLink href="?chip=all" isSelected count="48">
            {t('sample.orders')}
          </ChipLink>
          <ChipLink href="?chip=active" count="3">
            {t('sample.active')}
          </ChipLink>
          <ChipLink href="?chip=done">{t('sample.done')}</ChipLink>
          <ChipLink href="?" removeLabel={t('sample.remove')}>
            {t('sample.longLabel')}
          </ChipLink>
        </ChipGroup>
      </Sample>
      <Sample name="ChipBox">
        <ChipGroup label={t('sample.filters')}>
          <ChipBox name="state" value="active" defaultChecked>
            {t('sample.active')}
          </ChipBox>
          <ChipBox name="state" value="done" count="12">
            {t('sample.done')}
          </ChipBox>
          <ChipBox name="state" value="failed" disabled>
            {t('sample.failed')}
          </ChipBox>
          <ChipBox type="radio" name="one" value="a" defaultChecked>
            {t('sample.payment')}
          </ChipBox>
          <ChipBox type="radio" name="one" value="b">
            {t('sample.balance')}
          </ChipBox>
        </ChipGroup>
      </Sample>
    </>
  );
}
