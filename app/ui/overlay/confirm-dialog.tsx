import type { ReactNode } from 'react';
import { button } from '../button.css.ts';
import { Dialog } from './dialog.tsx';

export interface Question {
  title: string;
  text?: ReactNode;
  agreeLabel: string;
  disagreeLabel: string;
  /** What is agreed to takes something away. */
  isDangerous?: boolean;
}

interface ConfirmDialogProps {
  question: Question;
  isOpen: boolean;
  onAnswer: (agrees: boolean) => void;
}

export default function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog
      title={question.title}
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <button
            type="button"
            className={button({ tone: 'quiet' })}
            onClick={() => onAnswer(false)}
          >
            {question.disagreeLabel}
          </button>
          <button
            type="button"
            className={button({ tone: question.isDangerous ? 'danger' : 'solid' })}
            onClick={() => onAnswer(true)}
          >
            {question.agreeLabel}
          </button>
        </>
      }
    >
      {question.text}
    </Dialog>
  );
}
