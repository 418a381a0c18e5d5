import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Avatar, EntityIcon } from '#app/ui/label/avatar.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { ChipBox, ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { KeyboardKeys } from '#app/ui/label/keyboard-keys.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Sample } from '../sample.tsx';

const LOOKS = ['subtle', 'solid', 'outline'] as const;
const KEYS = [['Ctrl', 'K'], ['Esc']];
const NAMES = ['Ada Lovelace', 'हिना शर्मा', '山田 太郎', 'grace@example.com'];

export function LabelsSection() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Sample name="Badge">
        <Stack gap={3}>
          {LOOKS.map((look) => (
            <Row key={look} wraps gap={3} align="center">
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
            </Row>
          ))}
        </Stack>
      </Sample>
      <Sample name="Tag">
        <Row wraps gap={3} align="center">
          <Tag icon="globe">{t('sample.details')}</Tag>
          <Tag>{t('sample.longLabel')}</Tag>
          <Tag href="#tag" icon="tag">
            {t('sample.orders')}
          </Tag>
        </Row>
      </Sample>
      <Chips />
      <Sample name="Avatar, EntityIcon">
        <Row wraps gap={3} align="center">
          {NAMES.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Ada Lovelace" size="small" />
          <Avatar name="Ada Lovelace" size="large" />
          <EntityIcon icon="video" size="small" tone="danger" />
          <EntityIcon icon="users" />
          <EntityIcon icon="chart-line" size="large" tone="success" />
        </Row>
      </Sample>
      <Sample name="KeyboardKeys">
        <Row wraps gap={3} align="center">
          {KEYS.map((keys) => (
            <KeyboardKeys key={keys.join()} keys={keys} />
          ))}
        </Row>
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
