import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './stepper.css.ts';

export interface Step {
  label: string;
  /** Leads back to a step that is done. */
  href?: string;
}

interface StepperProps {
  /** What the steps lead to. */
  label: string;
  steps: readonly Step[];
  /** The place of the current step; behind the last one when all are done. */
  current: number;
  /** Read after a step that is done. */
  doneLabel: string;
}

/** Where one is in a flow. On a phone only the current step is named. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ label: text, href }, index) => {
        const isDone = index < current;
        return (
          <li
            key={text}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {isDone && href ? (
              <Anchor className={styles.link} href={href}>
                {text}
              </Anchor>
            ) : (
              <span className={styles.text}>{text}</span>
            )}
            {isDone ? <span className={visuallyHidden}>{doneLabel}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
