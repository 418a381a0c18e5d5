import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AppLink } from './app-link.tsx';
import { CodeBlock } from '#app/components/code-block.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TabPanels } from '#app/ui/surface/tab-panels.tsx';
import type { CodePart } from '../code/highlight.ts';
import type { Block, Section, ShownField, ShownLink, ShownTerm } from './block.ts';
import * as styles from './reference.css.ts';
import { Worded } from './worded.tsx';

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <Stack as="section" key={id} id={id} gap={4} className={styles.section}>
      {title ? <h2 className={styles.heading}>{title}</h2> : null}
      <Blocks blocks={blocks} />
    </Stack>
  ));
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <Part key={at} block={block} />);
}

function Part({ block }: { block: Block }) {
  switch (block.is) {
    case 'text':
      return (
        <p>
          <Worded>{block.text}</Worded>
        </p>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.steps.map((step) => (
            <li key={step}>
              <Worded>{step}</Worded>
            </li>
          ))}
        </ol>
      );
    case 'code':
      return (
        <Stack gap={2}>
          {block.label ? <p className={styles.quiet}>{block.label}</p> : null}
          <Code parts={block.parts} />
        </Stack>
      );
    case 'examples':
      return (
        <TabPanels
          label={block.label}
          parts={block.examples.map(({ id, label, parts }) => ({
            ...{ id, label },
            content: <Code parts={parts} />,
          }))}
        />
      );
    case 'fields':
      return <Fields fields={block.fields} />;
    case 'terms':
      return <Terms terms={block.terms} />;
    case 'links':
      return <Links links={block.links} />;
  }
}

export function Code({ parts }: { parts: readonly CodePart[] }) {
  const { t } = useTranslation('api');
  return <CodeBlock copy={{ label: t('copy'), done: t('copied') }}>{parts}</CodeBlock>;
}

function Fields({ fields }: { fields: readonly ShownField[] }) {
  return (
    <PlainList className={styles.fields}>
      {fields.map(({ name, depth, type, notes, meaning }, at) => (
        <li key={at} className={styles.field} data-depth={depth || undefined}>
          <code className={styles.word}>{name}</code>{' '}
          <span className={styles.quiet}>
            <code className={styles.word}>{type}</code>
            {notes.map((note) => ` · ${note}`).join('')}
          </span>
          <p>{meaning}</p>
        </li>
      ))}
    </PlainList>
  );
}

function Terms({ terms }: { terms: readonly ShownTerm[] }) {
  return (
    <dl className={styles.fields}>
      {terms.map(({ term, text, note }) => (
        <div key={term + (note ?? '')} className={styles.field}>
          <dt>
            <code className={styles.word} lang="en" dir="ltr">
              {term}
            </code>
            {note ? <span className={styles.quiet}> · {note}</span> : null}
          </dt>
          <dd>
            <Worded>{text}</Worded>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Links({ links }: { links: readonly ShownLink[] }) {
  return (
    <PlainList gap={3}>
      {links.map((link) => (
        <li key={link.to}>
          <AppLink {...link} />
          {link.text ? (
            <p>
              <Worded>{link.text}</Worded>
            </p>
          ) : null}
        </li>
      ))}
    </PlainList>
  );
}
