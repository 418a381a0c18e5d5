export const WIDGET_GROUPS = ['user', 'service', 'orderWidget', 'date'] as const;
