import { extraStay, visitLines } from '../yard/visit-lines.ts'
import { MINUTE, type ScriptLine } from './lines.ts'
import type { ScriptedOffer } from './offer.ts'
import { loginOf, type Personas } from './personas.ts'

const refusals = [
  'Veículo em manutenção',
  'Jornada de trabalho excedida',
  'Problema de saúde',
  'Carga não compatível com o veículo',
] as const

/** A step of the load that its driver reports. */
export const reported = (at: number, by: string, type: string, reaches: NonNullable<ScriptLine['reaches']>): ScriptLine => ({
  at,
  by,
  module: 'load',
  ask: (id) => ({ type, data: { id } }),
  reaches,
})

/** Minutes before the planned time at which the first trucks begin to load; one in six begins up to a quarter of an hour late. */
export const EARLIEST = 75

/** From the bound driver to the truck's departure, at `departs`. */
export const collected = (personas: Personas, { collect }: ScriptedOffer, assigned: number) => {
  const { random, freight, driver, relief } = personas
  const minutes = (least: number, most: number) => random.wholeNumber(least, most) * MINUTE
  const bind = (at: number, driverId: string): ScriptLine => ({
    at,
    by: loginOf(driver.transporterId),
    module: 'load',
    ask: (id) => ({ type: 'BindDriver', data: { id, driverId, vehicleIds: [freight.vehicle.id] } }),
    reaches: 'WAITING_DRIVER_ACCEPT',
    binds: { driverId, vehicleId: freight.vehicle.id },
  })
  const refuse = (at: number, reason: string): ScriptLine => ({
    at,
    by: loginOf(relief.id),
    module: 'load',
    ask: (id) => ({ type: 'RefuseDriver', data: { id, reason } }),
    reaches: 'ASSIGNED_TO_TRANSPORTER',
  })

  const first = assigned + minutes(8, 300)
  const refused = random.chance(0.05) ? first + minutes(5, 60) : undefined
  const bound = refused ? refused + minutes(10, 60) : first
  const wheel = loginOf(driver.id)
  const confirmed = bound + minutes(3, 80)
  const starts = Math.max(collect + minutes(-EARLIEST, 15), confirmed + minutes(10, 40))
  const loaded = starts + minutes(35, 170) + extraStay(personas, starts)
  const departs = loaded + minutes(8, 45)
  const lines: readonly ScriptLine[] = [
    ...(refused ? [bind(first, relief.id), refuse(refused, random.pick(refusals))] : []),
    bind(bound, driver.id),
    reported(confirmed, wheel, 'ConfirmDriver', 'LINKED_TO_DRIVER_VEHICLE'),
    ...(visitLines(personas, { starts, loaded, departs }) ?? [
      reported(starts, wheel, 'StartCollect', 'IN_COLLECT'),
      reported(loaded, wheel, 'FinishCollect', 'COLLECT_DONE'),
      reported(departs, wheel, 'StartTransit', 'IN_TRANSIT'),
    ]),
  ]
  return { lines, loaded, departs }
}
