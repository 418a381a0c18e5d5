import { useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import * as styles from './colour-field.css.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const COLOUR = /^#[0-9a-f]{6}$/i;
/** What the picker of the system opens with where there is no colour yet. */
const GREY = '#808080';

export interface ColourFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'defaultValue' | 'value' | 'onInput'
> {
  defaultValue?: string | undefined;
  /** Names the picker for who does not see it. */
  pickLabel: string;
}

/** A colour by its digits, with the picker of the system beside them where a script runs. */
export function ColourField({ defaultValue: written = '', pickLabel, ...own }: ColourFieldProps) {
  const [shown, setShown] = useState(written);
  const [made, setMade] = useState(written);
  if (made !== written) {
    setMade(written);
    setShown(written);
  }
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const colour = COLOUR.test(shown) ? shown : undefined;
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      placeholder="#"
      {...own}
      ref={input}
      defaultValue={written}
      onInput={(event) => setShown(event.currentTarget.value.trim())}
      prefix={
        <span className={styles.swatch}>
          <Swatch colour={colour} />
          {isHydrated ? (
            <input
              type="color"
              className={styles.picker}
              aria-label={pickLabel}
              value={colour ?? GREY}
              onChange={(event) => {
                const { current: text } = input;
                if (!text) return;
                text.value = event.currentTarget.value;
                text.dispatchEvent(new Event('input', { bubbles: true }));
              }}
            />
          ) : null}
        </span>
      }
    />
  );
}

/** A colour is data: the policy of the page lets an attribute of a drawing say it. */
export function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <svg className={styles.swatchColour} viewBox="0 0 20 20" aria-hidden="true">
      <rect width="20" height="20" rx="4" fill={colour ?? 'none'} />
      {colour === undefined ? (
        <path d="M3 17 17 3" stroke="currentColor" strokeWidth="1.5" />
      ) : null}
    </svg>
  );
}
