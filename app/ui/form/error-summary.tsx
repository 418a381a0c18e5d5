import { forwardRef } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './form.css.ts';

export interface SummarisedError {
  text: string;
  /** The control that it is about; none when it is about the whole form. */
  fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummarisedError[];
}

/**
 * What is wrong with a form, above it. It takes the focus when a form was sent in vain, so that
 * its title is read first; each line leads to its field.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors },
  ref,
) {
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <span className={styles.summaryIcon}>
        <Icon name="circle-alert" />
      </span>
      <div>
        <h2 className={styles.summaryTitle}>{title}</h2>
        <ul className={styles.summaryList}>
          {errors.map(({ text, fieldId }) => (
            <li key={`${fieldId ?? ''} ${text}`}>
              {fieldId ? (
                <a
                  className={styles.summaryLink}
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (!field) return;
                    // The address stays as it is: this leads within the form, not elsewhere.
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
