import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FieldGroup, useField } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { ZONE } from '../form/field-place.ts';
import { knownZone } from '#app/lib/periods/moments.ts';
import { useScene } from './editor-scene.tsx';
import * as control from './fields.css.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** A date and a time, with the zone of the clock that shows them. */
export function MomentField(props: LeafProps) {
  const { pointer, value } = props;
  const { t } = useTranslation('studio-fields');
  const { zone: own } = useScene();
  const { frame: leaf, parts } = useLeaf(props);
  const { frame, control: wiring } = useField(leaf);
  const viewers = knownZone(own);
  const written = parts['']?.[0] ?? '';
  // What is no moment is shown as it was written.
  const isMoment = written === '' || parts[ZONE] !== undefined;
  const zones = [...new Set([viewers, 'UTC'])];
  return (
    <FieldGroup {...frame} wiring={wiring} className={control.moment}>
      <input
        id={frame.id}
        type={isMoment ? 'datetime-local' : 'text'}
        name={pointer}
        className={control.momentInput}
        aria-label={t('editor.dateAndTime', { name: String(leaf.label) })}
        aria-invalid={wiring['aria-invalid']}
        defaultValue={written}
        {...(isMoment && { step: written.length > 16 ? 1 : 60 })}
        key={typeof value === 'string' ? value : ''}
      />
      {isMoment ? (
        <Select
          label={t('editor.zone', { name: String(leaf.label) })}
          hideLabel
          name={pointer + ZONE}
          defaultValue={viewers}
          options={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        />
      ) : null}
    </FieldGroup>
  );
}
