import type { AnalyticsIds, ChatIds } from '#instance-schema/generated/settings.ts';
import { crisp, jivo, tawk } from './chats.ts';
import { googleAnalytics4, googleTagManager } from './google.ts';
import { intercom } from './intercom.ts';
import type { ToolAdapter } from './tool-adapter.ts';
import { yandexMetrika } from './yandex-metrika.ts';

export type ToolKind = keyof AnalyticsIds | keyof ChatIds;

/** One for each id that an owner can declare. */
export const ADAPTERS: Readonly<Record<ToolKind, ToolAdapter>> = {
  googleAnalytics4,
  googleTagManager,
  yandexMetrika,
  intercom,
  crisp,
  tawk,
  jivo,
};
