import { expect, it } from 'vitest'
import type { CarriedLoad } from './carried-loads.ts'
import { incidentsOf } from './incidents.ts'
import { DAY, HOUR } from './script/lines.ts'
import { shipperData } from './shipper-data.ts'

const today = '2026-11-20T15:00:00.000Z'
const now = Date.parse(today)
const book = shipperData[0]!
const carried = Array.from({ length: 900 }, (_, n): CarriedLoad => {
  const collected = now - (n / 10) * DAY - 3 * HOUR
  const delivered = n < 40 ? undefined : collected + 2 * DAY
  return {
    loadId: `load-${n}`,
    book,
    status: delivered ? 'FINISHED' : 'IN_TRANSIT',
    carrier: 'transportadora01',
    driver: 'motorista01',
    collected,
    delivered,
  }
})
const incidents = incidentsOf('embarca', today, carried, 1).map(({ opening, next }) => [opening, ...next('id')])
const closings = incidents.flatMap((steps) =>
  steps.flatMap(({ command }) => (command.type === 'CloseIncident' ? [{ ...steps[0]!.command.data, ...command.data } as Closing] : [])),
)
type Closing = {
  readonly occurrenceTypeId: string
  readonly cost: number
  readonly resolutionId: string
  readonly shipperDepartmentId: string
}

it('has 120 incidents of staff, carriers and drivers, each up to now', () => {
  expect(incidents).toHaveLength(120)
  expect(new Set(incidents.map(([opening]) => (opening && 'roles' in opening.by ? opening.by.roles[0] : '')))).toEqual(
    new Set(['shipper_operator', 'transporter_admin', 'driver']),
  )
  for (const steps of incidents) {
    const times = steps.map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    expect(times.at(-1)! <= today).toBe(true)
  }
})

it('leaves some open, with and without treatment, and cancels some; most are closed', () => {
  const endings = incidents.map((steps) => steps.at(-1)!.command.type)
  const count = (type: string) => endings.filter((one) => one === type).length
  expect(count('OpenIncident')).toBeGreaterThan(4)
  expect(count('CommentOnIncident')).toBeGreaterThan(4)
  expect(count('CancelIncident')).toBeGreaterThan(4)
  expect(closings.length).toBeGreaterThan(80)
  expect(closings.every(({ resolutionId, shipperDepartmentId }) => resolutionId && shipperDepartmentId)).toBe(true)
})

it('has costs of which two of eight types bear two thirds or more', () => {
  const costs = new Map<string, number>()
  for (const { occurrenceTypeId, cost } of closings) costs.set(occurrenceTypeId, (costs.get(occurrenceTypeId) ?? 0) + cost)
  const ranked = [...costs.values()].sort((a, b) => b - a)
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  expect(ranked).toHaveLength(8)
  expect(sum(ranked.slice(0, 2)) / sum(ranked)).toBeGreaterThan(2 / 3)
  expect(closings.every(({ cost }) => Number.isInteger(cost))).toBe(true)
})
