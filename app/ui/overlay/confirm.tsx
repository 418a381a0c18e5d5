import { createContext, lazy, Suspense, useContext, useRef, useState, type ReactNode } from 'react';
import type { Question } from './confirm-dialog.tsx';

/** Most visits ask nothing. */
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Stands once around everything that asks by `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<(agrees: boolean) => void>();

  const [ask] = useState(() => (next: Question) => {
    // Who asks before the last question is answered does not leave its asker waiting.
    waiting.current?.(false);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setQuestion(next);
      setIsOpen(true);
    });
  });

  function answer(agrees: boolean) {
    waiting.current?.(agrees);
    waiting.current = undefined;
    setIsOpen(false);
  }

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {question ? (
        <Suspense>
          <ConfirmDialog question={question} isOpen={isOpen} onAnswer={answer} />
        </Suspense>
      ) : null}
    </ConfirmContext.Provider>
  );
}

/** Resolves to true on agreement, to false on refusal and on every way of closing. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider around it.');
  return ask;
}
