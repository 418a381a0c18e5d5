import { key, keys as group } from './keyboard-keys.css.ts';

/** The keys that do the same as the control they stand at, pressed together. */
export function KeyboardKeys({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className={group}>
      {keys.map((name) => (
        <kbd key={name} className={key}>
          {name}
        </kbd>
      ))}
    </kbd>
  );
}
