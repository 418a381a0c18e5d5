import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ObjectField } from '#instance-schema/field-node.ts';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { FieldGroup, useField } from '#app/ui/fields/field.tsx';
import { IconButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { isObject } from '../form/documents.ts';
import { FILE, fieldId, KEPT, STEP } from '../form/field-place.ts';
import { stepValue } from '../form/form-steps.ts';
import { useScene } from './editor-scene.tsx';
import { problemTexts } from './field-problem.ts';
import { useFieldWords } from './field-words.ts';
import { useInnerFields } from './inner-fields.ts';
import * as styles from './fields.css.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';
import { WrittenField } from './written-field.tsx';

interface PictureFieldProps {
  field: ObjectField;
  pointer: string;
  value: unknown;
}

/** A picture with its size: uploaded, taken from those that are kept, or named by its address. */
export function PictureField({ field, pointer, value }: PictureFieldProps) {
  const { t } = useTranslation('studio-fields');
  const showFields = useInnerFields();
  const words = useFieldWords();
  const { problems } = useScene();
  const values = isObject(value) ? value : {};
  const errors = problemTexts(problems.get(pointer) ?? [], field, t);
  const frame = {
    id: fieldId(pointer),
    label: words.label(field),
    hint: words.help(field),
    required: field.isRequired,
    errors,
  };
  const url = values['url'];
  return (
    <PictureFrame {...frame} pointer={pointer} url={typeof url === 'string' ? url : undefined}>
      <Disclosure title={t('picture.address')}>
        {showFields({ fields: field.fields, pointer, values })}
      </Disclosure>
    </PictureFrame>
  );
}

/** A picture of which only the address is kept. */
export function PictureAddressField(props: LeafProps) {
  const { t } = useTranslation('studio-fields');
  const { frame, parts } = useLeaf(props);
  const url = parts['']?.[0] ?? '';
  return (
    <PictureFrame
      {...frame}
      id={`${frame.id}-picture`}
      pointer={props.pointer}
      url={url === '' ? undefined : url}
    >
      <Disclosure title={t('picture.address')} isOpen={frame.errors.length > 0}>
        <WrittenField {...props} />
      </Disclosure>
    </PictureFrame>
  );
}

interface PictureFrameProps {
  id: string;
  label: string;
  hint: string | undefined;
  required: boolean | undefined;
  errors: string[];
  pointer: string;
  url: string | undefined;
  children: React.ReactNode;
}

function PictureFrame({ pointer, url, children, ...own }: PictureFrameProps) {
  const { t, i18n } = useTranslation('studio-fields');
  const { frame, control } = useField(own);
  return (
    <FieldGroup {...frame} wiring={control} className={styles.picture}>
      <span className={styles.pictureShown}>
        {url === undefined ? (
          <Icon name="image" size={24} />
        ) : (
          <img src={url} alt="" loading="lazy" />
        )}
        {url === undefined ? null : (
          <span className={styles.pictureRemove}>
            <IconButton
              type="submit"
              size="small"
              icon="x"
              label={t('picture.remove', { name: own.label })}
              name={STEP}
              value={stepValue({ name: 'reset', pointer })}
            />
          </span>
        )}
      </span>
      <div className={styles.pictureChoice}>
        <FileField
          id={frame.id}
          name={pointer + FILE}
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          label={t('picture.upload', { name: own.label })}
          hideLabel
          invitation={t('picture.invitation')}
          limits={t('picture.limits')}
          formatSize={(bytes) => formatBytes(bytes, i18n.language)}
          removeLabel={(name) => t('picture.removeFile', { name })}
        />
        <KeptPictures pointer={pointer} label={own.label} />
        {children}
      </div>
    </FieldGroup>
  );
}

function KeptPictures({ pointer, label }: { pointer: string; label: string }) {
  const { t } = useTranslation('studio-fields');
  const { choices } = useScene();
  if (choices.pictures.length === 0) return null;
  return (
    <Disclosure title={t('picture.choose', { count: choices.pictures.length })}>
      <div
        className={styles.kept}
        role="radiogroup"
        aria-label={t('picture.chooseFor', { name: label })}
      >
        {choices.pictures.map(({ url, width, height }, at) => (
          <label key={url} className={styles.keptOne}>
            <input
              type="radio"
              className={styles.keptInput}
              name={pointer + KEPT}
              value={url}
              aria-label={t('picture.size', { number: at + 1, width, height })}
            />
            <img src={url} alt="" width={width} height={height} loading="lazy" />
          </label>
        ))}
      </div>
    </Disclosure>
  );
}
