import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './combobox.css.ts';
import { groupOptions, type Option } from './options.ts';
import type { ComboboxModel } from './use-combobox.ts';

interface ComboboxListProps {
  id: string;
  labelId: string;
  model: ComboboxModel;
  /** What it stands below, or above. */
  boxId: string;
  emptyText: string;
  countText: (count: number) => string;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list below the text, or above it where there is more room. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, labelId, model, boxId, emptyText, countText } = props;
  const { matches, active } = model;
  const [isAbove] = useState(() => hasMoreRoomAbove(boxId));
  useEffect(() => {
    if (active >= 0) {
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [id, active]);
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {matches.length ? countText(matches.length) : emptyText}
      </span>
      <div
        className={isAbove ? styles.above : styles.below}
        // The focus stays in the text.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-labelledby={labelId}>
          {groupOptions(matches).map(({ name, options }, group) =>
            name === undefined ? (
              <Options key={group} listId={id} model={model} options={options} />
            ) : (
              <div key={group} role="group" aria-labelledby={`${id}-group-${group}`}>
                <div id={`${id}-group-${group}`} className={styles.groupName}>
                  {name}
                </div>
                <Options listId={id} model={model} options={options} />
              </div>
            ),
          )}
        </div>
        {matches.length ? null : <p className={styles.nothing}>{emptyText}</p>}
      </div>
    </>
  );
}

const ROOM_NEEDED = 280;

function hasMoreRoomAbove(boxId: string): boolean {
  const box = document.getElementById(boxId)?.getBoundingClientRect();
  const room = box ? window.innerHeight - box.bottom : ROOM_NEEDED;
  return room < ROOM_NEEDED && (box?.top ?? 0) > room;
}

interface OptionsProps {
  listId: string;
  model: ComboboxModel;
  options: readonly Option[];
}

function Options({ listId, model, options }: OptionsProps) {
  return options.map((option) => {
    const index = model.matches.indexOf(option);
    const isSelected = option.value === model.value;
    return (
      <div
        key={option.value}
        id={optionId(listId, index)}
        role="option"
        aria-selected={isSelected}
        aria-disabled={option.disabled || undefined}
        data-active={index === model.active || undefined}
        className={styles.option}
        onClick={() => model.choose(option)}
      >
        {option.icon}
        <span className={styles.words}>
          <span>{option.label}</span>
          {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
        </span>
        {isSelected ? (
          <span className={styles.check}>
            <Icon name="check" size={16} />
          </span>
        ) : null}
      </div>
    );
  });
}
