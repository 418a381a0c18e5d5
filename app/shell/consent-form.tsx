import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  ANSWERS,
  completeConsent,
  PURPOSES,
  readAnswers,
  type Answers,
  type Purpose,
} from '../lib/session/consent.ts';
import { button } from '../ui/button.css.ts';
import { Row } from '../ui/layout/row.tsx';
import * as styles from './consent-form.css.ts';

interface ConsentChoicesProps {
  answers: Answers;
  /** The questions that were sent without an answer. */
  missing: readonly Purpose[];
  children?: ReactNode;
}

/** Both questions, and what saves the answers. It stands within a form that posts to /consent. */
export function ConsentChoices({ answers, missing, children }: ConsentChoicesProps) {
  const { t } = useTranslation('consent');
  const choices = useRef<HTMLDivElement>(null);
  // Only a script can tell; without one the buttons work and the server refuses what is missing.
  const [isComplete, setComplete] = useState(true);

  function check() {
    const form = choices.current?.closest('form');
    if (form) setComplete(completeConsent(readAnswers(new FormData(form))) !== undefined);
  }
  useEffect(check, []);
  useEffect(() => {
    const form = choices.current?.closest('form');
    // The browser would go back to the answers that were sent with the page.
    const clear = (event: Event) => {
      event.preventDefault();
      clearAnswers(choices.current);
      setComplete(false);
      // The button that had it can no longer be pressed.
      choices.current?.querySelector('input')?.focus();
    };
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  return (
    <div ref={choices} className={styles.choices} onChange={check}>
      <p className={styles.note}>{t('necessary')}</p>
      {PURPOSES.map((purpose) => (
        <Question
          key={purpose}
          purpose={purpose}
          answer={answers[purpose]}
          isMissing={missing.includes(purpose)}
        />
      ))}
      <Row wraps gap={2} className={styles.buttons}>
        <button className={button()} name="choice" value="own" disabled={!isComplete}>
          {t('save')}
        </button>
        <button className={button({ tone: 'quiet' })} type="reset" disabled={!isComplete}>
          {t('reset')}
        </button>
        {children}
      </Row>
    </div>
  );
}

interface QuestionProps {
  purpose: Purpose;
  answer: Answers[Purpose];
  isMissing: boolean;
}

function Question({ purpose, answer, isMissing }: QuestionProps) {
  const { t } = useTranslation('consent');
  const id = useId();
  const described = isMissing ? `${id}-text ${id}-missing` : `${id}-text`;
  return (
    <fieldset className={styles.question} aria-describedby={described}>
      <legend className={styles.legend}>{t(`${purpose}.title`)}</legend>
      <p id={`${id}-text`} className={styles.note}>
        {t(`${purpose}.text`)}
      </p>
      <div className={styles.answers}>
        {ANSWERS.map((each) => (
          <label key={each} className={styles.answer}>
            <input
              className={styles.radio}
              type="radio"
              name={purpose}
              value={each}
              defaultChecked={answer === each}
            />
            {t(`answer.${each}`)}
          </label>
        ))}
      </div>
      {isMissing ? (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {t('missing')}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Both as loud as each other: neither answer is the better one. */
export function QuickAnswers() {
  const { t } = useTranslation('consent');
  return (
    <div className={styles.quick}>
      <button className={styles.quickAnswer} name="choice" value="none">
        {t('rejectAll')}
      </button>
      <button className={styles.quickAnswer} name="choice" value="all">
        {t('acceptAll')}
      </button>
    </div>
  );
}

function clearAnswers(within: Element | null | undefined): void {
  for (const input of within?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []) {
    input.checked = false;
  }
}
