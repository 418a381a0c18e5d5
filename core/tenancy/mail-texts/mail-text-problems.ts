import type { RuleProblem } from '#core/tenancy/link-rules/check-link-rules.pure.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import type { MailTextDocument } from '#instance-schema/generated/mail-text-document.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { hasButton, namesIn, neededIn } from './mails.pure.ts';
import { hasLooseBraces, placeholdersIn } from './placeholders.pure.ts';

const BUTTONLESS = 'is for mails that have a button, and this one has none';

const inBraces = (name: string) => `{{${name}}}`;

/** Names that a mail knows nothing of, and what a text of it must not leave out. */
export function mailTextProblems({ id, subject, body, button }: MailTextDocument): RuleProblem[] {
  const names = namesIn(id);
  const texts = [
    ...textsOf(subject, '/subject'),
    ...textsOf(body, '/body'),
    ...textsOf(button, '/button'),
  ];
  const known = names.map(inBraces).join(', ');
  const unknown = texts.flatMap(({ pointer, text }) => {
    const strange = placeholdersIn(text).filter((name) => !names.includes(name));
    return [
      ...strange.map((name) => `names {{${name}}}, and this mail knows ${known} only`),
      ...(hasLooseBraces(text) ? [`has braces that name nothing; this mail knows ${known}`] : []),
    ].map((message) => ({ pointer, message, keyword: 'names' as const, rule: { names: known } }));
  });
  const missing = textsOf(body, '/body').flatMap(({ pointer, text }) =>
    neededIn(id)
      .filter((name) => !placeholdersIn(text).includes(name))
      .map(inBraces)
      .map((name) => ({
        ...{ pointer, message: `must name ${name}` },
        ...{ keyword: 'needs' as const, rule: { name } },
      })),
  );
  const buttonless =
    button !== undefined && !hasButton(id)
      ? [{ pointer: '/button', message: BUTTONLESS, keyword: 'buttonless' as const }]
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
