import type { RuleProblem } from '#core/tenancy/link-rules/check-link-rules.pure.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import type { MailTextDocument } from '#instance-schema/generated/mail-text-document.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { hasButton, namesIn, neededIn } from './mails.ts';
import { hasLooseBraces, placeholdersIn } from './placeholders.pure.ts';

/** Names that a mail knows nothing of, and what a text of it must not leave out. */
export function mailTextProblems({ id, subject, body, button }: MailTextDocument): RuleProblem[] {
  const names = namesIn(id);
  const texts = [
    ...textsOf(subject, '/subject'),
    ...textsOf(body, '/body'),
    ...textsOf(button, '/button'),
  ];
  const unknown = texts.flatMap(({ pointer, text }) => {
    const strange = placeholdersIn(text).filter((name) => !names.includes(name));
    const known = names.map((name) => `{{${name}}}`).join(', ');
    return [
      ...strange.map((name) => `names {{${name}}}, and this mail knows ${known} only`),
      ...(hasLooseBraces(text) ? [`has braces that name nothing; this mail knows ${known}`] : []),
    ].map((message) => ({ pointer, message }));
  });
  const missing = textsOf(body, '/body').flatMap(({ pointer, text }) =>
    neededIn(id)
      .filter((name) => !placeholdersIn(text).includes(name))
      .map((name) => ({ pointer, message: `must name {{${name}}}` })),
  );
  const buttonless =
    button !== undefined && !hasButton(id)
      ? [{ pointer: '/button', message: 'is for mails that have a button, and this one has none' }]
      : [];
  return [...unknown, ...missing, ...buttonless];
}

function textsOf(
  localized: Localized | undefined,
  pointer: string,
): { pointer: string; text: string }[] {
  if (localized === undefined) return [];
  if (typeof localized === 'string') return [{ pointer, text: localized }];
  return Object.entries(localized).map(([language, text]) => ({
    pointer: pointerTo(pointer, language),
    text,
  }));
}
