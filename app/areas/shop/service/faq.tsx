import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './service-page.css.ts';

export function Faq({ faq }: { faq: readonly { question: string; answer: string }[] }) {
  const { t } = useTranslation('service');
  if (faq.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('faq')}</h2>
      <Accordion>
        {faq.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p className={styles.paragraph}>{answer}</p>
          </Disclosure>
        ))}
      </Accordion>
    </section>
  );
}
