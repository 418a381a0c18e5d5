import type { ReactNode } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { ButtonLink } from './button-link.tsx';

interface GuestCardProps {
  title: string;
  text: string;
  login: string;
  register: string;
  /** Where logging in leads back to. */
  back: string;
  /** What else a guest can do there. */
  children?: ReactNode;
}

/** In the place of what only customers have: the ways to become one. */
export function GuestCard({ title, text, login, register, back, children }: GuestCardProps) {
  return (
    <Card title={title} subtitle={text} headingLevel={2}>
      <Row wraps gap={3}>
        <ButtonLink to={`${pagePath('login')}?redirect=${encodeURIComponent(back)}`}>
          {login}
        </ButtonLink>
        <ButtonLink to={pagePath('register')} tone="outline">
          {register}
        </ButtonLink>
        {children}
      </Row>
    </Card>
  );
}
