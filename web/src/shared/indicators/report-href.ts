import type { IndicatorAddress } from './address.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The address of a report with the current filters and the chosen one. */
export const reportHref = (
  indicator: 'otif' | 'general',
  address: IndicatorAddress,
  more: Readonly<Record<string, unknown>> = {},
): string => {
  const parameters = Object.entries({ indicator, ...address, ...more }).filter(([, value]) => value !== undefined)
  return `/reports?${new URLSearchParams(parameters.map(([name, value]) => [name, textOf(value)]))}`
}
