import type { IndicatorAddress } from './address.ts'

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The address of a report, narrowed as one is already and by what was picked. */
export const reportWay = (
  indicator: 'otif' | 'general',
  address: IndicatorAddress,
  more: Readonly<Record<string, unknown>> = {},
): string => {
  const asked = Object.entries({ indicator, ...address, ...more }).filter(([, value]) => value !== undefined)
  return `/reports?${new URLSearchParams(asked.map(([name, value]) => [name, said(value)]))}`
}
