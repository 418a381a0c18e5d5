import type { BlockButton, BlockPicture } from '#instance-schema/generated/page.ts';
import type { RichNode } from '#app/lib/content/rich-text.ts';
import type { Asking } from './asking.server.ts';
import type {
  BlockOf,
  ShownAction,
  ShownButton,
  ShownPicture,
  ShownPictureBlock,
  ShownQuestions,
  ShownSteps,
  ShownText,
} from './shown-block.ts';

type Say = Asking['say'];

export function showButtons(buttons: readonly BlockButton[], say: Say): ShownButton[] {
  return buttons.map(({ text, link, look }) => ({ text: say(text), href: link, look }));
}

export function showPicture({ image, alt }: BlockPicture, say: Say): ShownPicture {
  return { url: image.url, width: image.width, height: image.height, alt: say(alt) };
}

export function showSteps({ props }: BlockOf<'steps'>, { say }: Asking): ShownSteps {
  return {
    type: 'steps',
    heading: say(props.heading),
    text: say(props.text),
    layout: props.layout,
    steps: props.steps.map(({ title, text, icon }) => ({
      title: say(title),
      text: say(text),
      icon,
    })),
  };
}

export function showQuestions(
  { props }: BlockOf<'questions'>,
  { say, rich }: Asking,
): ShownQuestions | undefined {
  const questions = props.questions
    .map(({ question, answer }) => ({ question: say(question), answer: rich(answer) }))
    .filter(({ answer }) => hasText(answer));
  if (questions.length === 0) return undefined;
  const { heading, text, layout } = props;
  return { type: 'questions', heading: say(heading), text: say(text), layout, questions };
}

export function showText({ props }: BlockOf<'text'>, { say, rich }: Asking): ShownText | undefined {
  const body = rich(props.body);
  if (!hasText(body)) return undefined;
  return { type: 'text', heading: say(props.heading), layout: props.layout, body };
}

export function showPictureBlock(
  { props }: BlockOf<'picture'>,
  { say }: Asking,
): ShownPictureBlock {
  const { picture, caption, link: href, layout } = props;
  const shown = showPicture(picture, say);
  return {
    type: 'picture',
    // Where it leads to has to be told to who cannot see it.
    picture: { ...shown, alt: shown.alt || (href ? say(caption) : '') },
    caption: say(caption),
    href,
    layout,
  };
}

/** Without anywhere to go, there is nothing to ask for. */
export function showAction({ props }: BlockOf<'action'>, { say }: Asking): ShownAction | undefined {
  const buttons = showButtons(props.buttons, say);
  if (buttons.length === 0) return undefined;
  const { heading, text, layout } = props;
  return {
    type: 'action',
    heading: say(heading),
    text: say(text),
    layout,
    // On the colour of the brand, a button of that colour would not be seen.
    buttons:
      layout === 'solid' ? buttons.map((button) => ({ ...button, look: 'outline' })) : buttons,
  };
}

function hasText(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : hasText(node.children),
  );
}
