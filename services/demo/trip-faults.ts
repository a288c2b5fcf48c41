import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { EARLIEST } from './script/drive.ts'
import { MINUTE } from './script/lines.ts'

/** The code of a load that was launched or saved as a draft. */
export const codeOf = ({ terms, form }: Recorded['data']): string => (terms ?? form).externalId

const released: readonly string[] = ['LoadDelivered', 'LoadCanceled', 'DriverRefused']
type Crew = { readonly driver: { readonly driverId: string }; readonly vehicles: readonly { readonly plate: string }[] }

/** Drivers and plates that were bound while they were on another trip; `events` in the order of their time. */
export const doubleBooked = (events: readonly Recorded[]): readonly string[] => {
  const bound = new Map<string, readonly string[]>()
  return events.flatMap(({ type, stream, data }) => {
    if (released.includes(type)) bound.delete(stream)
    if (type !== 'DriverBound') return []
    const { driver, vehicles } = data as Crew
    const crew = [driver.driverId, ...vehicles.map(({ plate }) => plate)]
    const twice = [...bound].flatMap(([other, theirs]) => (other === stream ? [] : theirs.filter((one) => crew.includes(one))))
    bound.set(stream, crew)
    return twice
  })
}

/** By how many minutes each collection began after its planned time; negative before it. */
export const collectionDelays = (events: readonly Recorded[]): ReadonlyMap<string, number> => {
  const launched = events.filter(({ type }) => type === 'LoadLaunched')
  const planned = new Map(launched.map(({ stream, data }) => [stream, Date.parse(data.terms.origins[0].collectDate)]))
  return new Map(
    events.flatMap(({ type, stream, recordedAt }) =>
      type === 'CollectStarted' ? [[stream, (Date.parse(recordedAt) - (planned.get(stream) ?? 0)) / MINUTE] as const] : [],
    ),
  )
}

/** The streams of loads whose collection began before any truck would come. */
export const earlyCollections = (events: readonly Recorded[]): readonly string[] =>
  [...collectionDelays(events)].flatMap(([stream, delay]) => (delay < -EARLIEST ? [stream] : []))
