export const indicators = ['otif', 'general', 'report'] as const
export type Indicator = (typeof indicators)[number]
