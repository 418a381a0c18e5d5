import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
} from 'react';
import { changeValue } from './change-value.ts';
import * as controls from './control.css.ts';
import { Field, useField, type FieldTexts } from './field.tsx';
import { LAST_POSITION, positionOf, valueAt, type SliderScale } from './slider-scale.ts';
import * as styles from './slider.css.ts';
import { useFormReset } from './use-form-reset.ts';
import { useSharedRef } from './use-shared-ref.ts';

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'type' | 'min' | 'max' | 'step' | 'defaultValue' | 'value'
>;

export interface SliderProps extends FieldTexts, Native {
  scale: SliderScale;
  defaultValue?: number | string | undefined;
  /** Says a value as people read it. */
  format?: ((value: number) => string) | undefined;
  /** How many values stand below, at equal distances; none without. */
  ticks?: number | undefined;
  /**
   * The value can also be written. The number is then what the form sends, so that it works without
   * a script; a logarithmic slider always has one.
   */
  exact?: boolean | undefined;
}

/** A value by feel, and where that is not enough, by number. The ref is what the form sends. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
  return props.exact || props.scale.kind === 'logarithmic' ? (
    <ExactSlider {...props} inner={ref} />
  ) : (
    <PlainSlider {...props} inner={ref} />
  );
});

interface InnerProps extends SliderProps {
  inner: ForwardedRef<HTMLInputElement>;
}

function PlainSlider({ inner, ...props }: InnerProps) {
  const { frame, control } = useField(props);
  const { scale, defaultValue, format, ticks, exact: _exact, ...input } = control;
  const { value, setValue, say, thumb } = useSlider(scale, defaultValue, format);
  return (
    <Field {...frame} aside={<Value id={frame.id}>{say(value)}</Value>}>
      <input
        {...input}
        {...thumb}
        ref={inner}
        className={styles.range}
        onInput={(event) => setValue(event.currentTarget.valueAsNumber)}
      />
      <Ticks count={ticks} scale={scale} say={say} />
    </Field>
  );
}

function ExactSlider({ inner, ...props }: InnerProps) {
  const { frame, control } = useField(props);
  const { scale, defaultValue, format, ticks, exact: _exact, ...input } = control;
  const { value, setValue, say, thumb } = useSlider(scale, defaultValue, format);
  const range = useRef<HTMLInputElement>(null);
  const sent = useSharedRef(inner);
  const isSliding = useRef(false);
  const follow = () => {
    const next = sent.current?.valueAsNumber ?? NaN;
    if (Number.isNaN(next)) return;
    setValue(next);
    // The thumb is where the hand has put it unless the number was written.
    if (range.current && !isSliding.current) range.current.value = String(thumbAt(next, scale));
  };
  useFormReset(sent, follow);
  useWrittenBefore(follow);
  return (
    <Field {...frame} aside={<Value id={frame.id}>{say(value)}</Value>}>
      <div className={styles.row}>
        <div className={styles.enhanced}>
          <input
            {...thumb}
            ref={range}
            disabled={input.disabled}
            aria-invalid={input['aria-invalid']}
            aria-labelledby={`${frame.id}-label`}
            className={styles.range}
            onInput={(event) => {
              const next = readThumb(event.currentTarget.valueAsNumber, scale);
              isSliding.current = true;
              if (sent.current) changeValue(sent.current, String(next));
              isSliding.current = false;
            }}
          />
          <Ticks count={ticks} scale={scale} say={say} />
        </div>
        <div className={`${controls.box} ${styles.exact}`}>
          <input
            inputMode="numeric"
            autoComplete="off"
            {...input}
            {...limitsOf(scale)}
            ref={sent}
            type="number"
            defaultValue={defaultValue ?? scale.min}
            className={controls.number}
            onInput={follow}
          />
        </div>
      </div>
    </Field>
  );
}

/** What was written before this script ran stands in the field already. */
function useWrittenBefore(follow: () => void) {
  const first = useRef(follow);
  useEffect(() => {
    const early = setTimeout(() => first.current());
    return () => clearTimeout(early);
  }, []);
}

type Format = (value: number) => string;

function useSlider(
  scale: SliderScale,
  defaultValue: number | string = scale.min,
  say: Format = String,
) {
  const first = Number(defaultValue);
  const [value, setValue] = useState(first);
  const thumb = {
    type: 'range',
    ...(scale.kind === 'linear' ? limitsOf(scale) : { min: 0, max: LAST_POSITION, step: 0.5 }),
    defaultValue: thumbAt(first, scale),
    'aria-valuetext': say(value),
  } as const;
  return { value, setValue, say, thumb };
}

function limitsOf({ min, max, step }: SliderScale) {
  return { min, max, step };
}

function thumbAt(value: number, scale: SliderScale): number {
  return scale.kind === 'linear' ? value : positionOf(value, scale);
}

function readThumb(thumb: number, scale: SliderScale): number {
  return scale.kind === 'linear' ? thumb : valueAt(thumb, scale);
}

function Value({ id, children }: { id: string; children: string }) {
  return (
    <output htmlFor={id} className={styles.value}>
      {children}
    </output>
  );
}

interface TicksProps {
  count: number | undefined;
  scale: SliderScale;
  say: Format;
}

function Ticks({ count = 0, scale, say }: TicksProps) {
  return count > 1 ? (
    // The slider itself says its bounds to a screen reader.
    <div className={styles.ticks} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.tick}>
          {say(valueAt((LAST_POSITION * index) / (count - 1), scale))}
        </span>
      ))}
    </div>
  ) : null;
}
