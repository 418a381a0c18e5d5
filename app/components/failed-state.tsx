import type { ComponentProps } from 'react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from './button-link.tsx';

interface FailedStateProps extends Pick<
  ComponentProps<typeof EmptyState>,
  'title' | 'headingLevel' | 'children'
> {
  /** The way to the same once more, and what its button says. */
  again: { to: string; text: string };
}

/** In place of what could not be loaded: nobody answers, and may do so in a moment. */
export function FailedState({ again, ...said }: FailedStateProps) {
  return (
    <EmptyState
      illustration="trouble"
      {...said}
      actions={
        <ButtonLink to={again.to} tone="outline">
          {again.text}
        </ButtonLink>
      }
    />
  );
}
