import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import { dismiss } from './alert.css.ts';
import { TONE_ICONS } from './alert.tsx';
import {
  dequeue,
  enqueue,
  timeoutOf,
  type Queue,
  type SnackbarAction,
  type SnackbarMessage,
} from './snackbar-queue.ts';
import * as styles from './snackbar.css.ts';

interface Snackbars {
  show: (message: SnackbarMessage) => void;
  dismiss: (id: string) => void;
}

const SnackbarContext = createContext<Snackbars | undefined>(undefined);

interface SnackbarProviderProps {
  dismissLabel: string;
  /** What the page was sent with: it also shows without a script, above the page. */
  flash?: SnackbarMessage | undefined;
  children: ReactNode;
}

/** Stands once around everything that says something by `useSnackbar`. */
export function SnackbarProvider({ dismissLabel, flash, children }: SnackbarProviderProps) {
  const [queue, setQueue] = useState<Queue>(flash ? [flash] : []);
  const [shownFlash, setShownFlash] = useState(flash);
  if (flash !== shownFlash) {
    setShownFlash(flash);
    if (flash) setQueue(enqueue(queue, flash));
  }

  const snackbars = useMemo<Snackbars>(
    () => ({
      show: (message) => setQueue((all) => enqueue(all, message)),
      dismiss: (id) => setQueue((all) => dequeue(all, id)),
    }),
    [],
  );

  const [first] = queue;
  return (
    <SnackbarContext.Provider value={snackbars}>
      {/* Always there: a screen reader reads what comes into it, not what comes with it. */}
      <div className={styles.region} role="status">
        {first ? (
          <Snackbar
            key={first.id}
            message={first}
            dismissLabel={dismissLabel}
            onDone={snackbars.dismiss}
          />
        ) : null}
      </div>
      {children}
    </SnackbarContext.Provider>
  );
}

export function useSnackbar(): Snackbars {
  const snackbars = useContext(SnackbarContext);
  if (!snackbars) throw new Error('useSnackbar needs a SnackbarProvider around it.');
  return snackbars;
}

interface SnackbarProps {
  message: SnackbarMessage;
  dismissLabel: string;
  onDone: (id: string) => void;
}

function Snackbar({ message, dismissLabel, onDone }: SnackbarProps) {
  const { id, text, tone, action } = message;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    const timeout = timeoutOf(message);
    if (isPaused || timeout === undefined) return;
    const timer = setTimeout(() => onDone(message.id), timeout);
    return () => clearTimeout(timer);
  }, [isPaused, message, onDone]);

  return (
    <div
      className={styles.snackbar}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setIsFocused(currentTarget.contains(relatedTarget))
      }
    >
      {tone ? <Icon name={TONE_ICONS[tone]} /> : null}
      <span className={styles.text}>{text}</span>
      {action ? <Action action={action} onDone={() => onDone(id)} /> : null}
      <button
        type="button"
        className={`${dismiss} ${styles.cross}`}
        aria-label={dismissLabel}
        onClick={() => {
          onDone(id);
          message.onDismiss?.();
        }}
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}

function Action({ action, onDone }: { action: SnackbarAction; onDone: () => void }) {
  const { label, href, onSelect } = action;
  function select() {
    onSelect?.();
    onDone();
  }
  return href === undefined ? (
    <button type="button" className={styles.action} onClick={select}>
      {label}
    </button>
  ) : (
    <Anchor className={styles.action} href={href} onClick={select}>
      {label}
    </Anchor>
  );
}
