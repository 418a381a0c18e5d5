import { expect, it } from 'vitest';
import { faqText, readFaqText } from './faq-text.pure.ts';

const FAQ = [
  { question: 'How fast?', answer: 'Within a day.\nMost in an hour.' },
  { question: 'From where?', answer: 'Worldwide.' },
];

it('is read as it is written', () => {
  expect(readFaqText(faqText(FAQ))).toEqual(FAQ);
  expect(readFaqText('\r\n How fast? \r\nAt once. \r\n \r\n\r\nWhere?\r\nHere.\r\n')).toEqual([
    { question: 'How fast?', answer: 'At once.' },
    { question: 'Where?', answer: 'Here.' },
  ]);
});

it('is none where a question has no answer', () => {
  expect(readFaqText('How fast?\nAt once.\n\nWhere?')).toBeUndefined();
  expect(readFaqText('  ')).toBeUndefined();
});
