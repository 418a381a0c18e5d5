import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import * as styles from './orders-create.css.ts';

interface IntentButtonProps {
  intent: string;
  tone?: 'outline' | 'quiet';
  children: string;
}

/** A change of the form: in place where a script runs, else by way of the server. */
export function IntentButton({ intent, tone = 'quiet', children }: IntentButtonProps) {
  return (
    <SubmitButton name="intent" value={intent} tone={tone} size="small" formNoValidate>
      {children}
    </SubmitButton>
  );
}

/** For what a script does by itself, as long as there is none. */
export function UnscriptedButton({ intent, children }: Omit<IntentButtonProps, 'tone'>) {
  if (useHydrated()) return null;
  return (
    <div className={styles.unscripted}>
      <IntentButton intent={intent} tone="outline">
        {children}
      </IntentButton>
    </div>
  );
}
