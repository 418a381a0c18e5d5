import { RichText } from '#app/components/rich-text.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import { BlockHead } from './block-head.tsx';
import type { ShownQuestions } from './shown-block.ts';
import './questions-block.css.ts';

/** Questions whose answers open one by one. */
export function QuestionsBlock({ block }: { block: ShownQuestions }) {
  return (
    <>
      <BlockHead {...block} />
      <Accordion>
        {block.questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <RichText nodes={answer} />
          </Disclosure>
        ))}
      </Accordion>
    </>
  );
}
