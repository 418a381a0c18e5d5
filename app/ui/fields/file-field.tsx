import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { announceChange } from './change-value.ts';
import { Field, useField, type FieldTexts } from './field.tsx';
import * as styles from './file-field.css.ts';
import { useFormReset } from './use-form-reset.ts';
import { useSharedRef } from './use-shared-ref.ts';

export interface FileFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'defaultValue'> {
  /** What stands in the area, such as "Choose a file or drop it here". */
  invitation: string;
  /** Which kinds and sizes are taken. */
  limits?: string | undefined;
  formatSize: (bytes: number) => string;
  removeLabel: (fileName: string) => string;
}

/** The file input of the system, laid over an area that files can be dropped onto. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(
  function FileField(props, given) {
    const { frame, control } = useField(props);
    const { invitation, limits, formatSize, removeLabel, onChange, ...input } = control;
    const own = useSharedRef(given);
    const [files, setFiles] = useState<readonly File[]>([]);
    const [isOver, setOver] = useState(false);
    const isHydrated = useHydrated();
    const readFiles = () => setFiles([...(own.current?.files ?? [])]);
    useFormReset(own, readFiles);
    useEffect(() => {
      // What was chosen before this script ran is there already.
      const early = setTimeout(() => setFiles([...(own.current?.files ?? [])]));
      return () => clearTimeout(early);
    }, [own]);

    const remove = (file: File) => {
      if (!own.current) return;
      keepFiles(
        own.current,
        files.filter((other) => other !== file),
      );
      own.current.focus();
    };

    return (
      <Field {...frame}>
        <div
          className={styles.area}
          data-over={isOver || undefined}
          // The input that covers the area takes what is dropped by itself.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        >
          <Icon name="upload" size={24} />
          <span className={styles.invitation}>{invitation}</span>
          {limits ? <span>{limits}</span> : null}
          <input
            {...input}
            ref={own}
            type="file"
            className={isHydrated ? styles.cover : styles.plain}
            onChange={(event) => {
              readFiles();
              onChange?.(event);
            }}
          />
        </div>
        {files.length ? (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                <Icon name="paperclip" size={16} />
                <span className={styles.name} dir="auto">
                  {file.name}
                </span>
                <span className={styles.size}>{formatSize(file.size)}</span>
                <IconButton icon="x" label={removeLabel(file.name)} onClick={() => remove(file)} />
              </li>
            ))}
          </ul>
        ) : null}
      </Field>
    );
  },
);

function keepFiles(input: HTMLInputElement, files: readonly File[]): void {
  const kept = new DataTransfer();
  for (const file of files) kept.items.add(file);
  input.files = kept.files;
  announceChange(input);
}
