import type { Recorded } from '@embarca/contracts/kit/event.ts'

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

/** The streams of loads whose collection began before its planned time. */
export const earlyCollections = (events: readonly Recorded[]): readonly string[] => {
  const launched = events.filter(({ type }) => type === 'LoadLaunched')
  const planned = new Map(launched.map(({ stream, data }) => [stream, data.terms.origins[0].collectDate as string]))
  return events.flatMap(({ type, stream, recordedAt }) =>
    type === 'CollectStarted' && recordedAt < (planned.get(stream) ?? '') ? [stream] : [],
  )
}
