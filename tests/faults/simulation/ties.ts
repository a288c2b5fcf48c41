import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { fleets, invited } from './personas.ts'
import type { Theme } from './theme.ts'

const subjects = Object.entries(fleets).flatMap(([transporterId, { drivers, vehicles }]) => [
  ...drivers.map((id) => ({ module: 'driver' as const, id, transporterId })),
  ...vehicles.map((id) => ({ module: 'vehicle' as const, id, transporterId })),
])
/** The CPF of `d1` and the plate of `v1`, which the other carrier registers too. */
const known = {
  driver: { cpf: '52998224725', name: 'João de Lá', phone: '31988887777' },
  vehicle: { plate: 'ABC1D23', vehicleType: 'TRUCK' },
}

/** Ties that end, begin again and begin with another carrier. */
const tieMoves = (seed: number) => {
  const random = chance(seed * 37 + 11)
  return (): AttemptedCommand | undefined => {
    if (!random.likely(0.2)) return undefined
    const { module, id, transporterId } = one(subjects, random)
    const asked = (type: string, data: object) => ({ module, by: people.bia, command: { type, data } })
    if (random.likely(0.1)) return asked('RegisterNew', { transporterId: one(invited, random), ...known[module] })
    // Of a carrier that never had it, the command is refused.
    const company = random.likely(0.85) ? transporterId : one(invited, random)
    return random.likely(0.5) ? asked('Untie', { id, transporterId: company }) : asked('Tie', { id, transporterId: company, kind: 'THIRD' })
  }
}

type Span = { readonly from: string; until: string }
type Crew = { carrier: string; driverId: string; vehicleIds: readonly string[] }
const NEVER = '9999-12-31'
const steps = ['DriverBound', 'DriverReplaced', 'VehiclesReplaced', 'DriverConfirmed', 'CollectStarted']

/** Reads the log into an independent model of ties: nobody who is not tied to the carrier is bound, confirmed or collects. */
const observeTies = () => {
  /** By subject and company. */
  const spans = new Map<string, Span>()
  const registered = new Set<string>()
  const crews = new Map<string, Crew>()
  const wrong: string[] = []
  /** Ends that a command of the same round may not have read. */
  let ending: (() => void)[] = []

  const keyOf = (id: string, transporterId: string) => `${id} of ${transporterId}`
  const tie = (id: string, transporterId: string, from: string, until = NEVER) => {
    registered.add(id)
    spans.set(keyOf(id, transporterId), { from, until })
  }
  const isTied = (id: string, transporterId: string, day: string) => {
    const span = spans.get(keyOf(id, transporterId))
    return !registered.has(id) || (span !== undefined && span.from <= day && day <= span.until)
  }
  const crewOf = (loadId: string): Crew => {
    const found = crews.get(loadId) ?? { carrier: '', driverId: '', vehicleIds: [] }
    crews.set(loadId, found)
    return found
  }
  const observe = ({ type, stream, data, by, recordedAt }: Recorded) => {
    if (/^(driver|vehicle)-/.test(stream)) {
      const id = stream.slice(stream.indexOf('-') + 1)
      if (type.endsWith('Registered')) tie(id, data.transporterId, '')
      if (type.endsWith('Tied')) tie(id, data.transporterId, data.from, data.until)
      const span = spans.get(keyOf(id, data.transporterId))
      if (type.endsWith('Untied') && span) ending.push(() => Object.assign(span, { until: data.until }))
      return
    }
    if (!stream.startsWith('load-')) return
    const crew = crewOf(data.loadId)
    if (type === 'TransporterAssigned' || type === 'TransporterReplaced')
      Object.assign(crew, { carrier: data.transporterId, driverId: '', vehicleIds: [] })
    if (data.driver?.driverId !== undefined && steps.includes(type)) crew.driverId = data.driver.driverId
    if (data.vehicles && steps.includes(type)) crew.vehicleIds = data.vehicles.map(({ vehicleId }: { vehicleId: string }) => vehicleId)
    if (!steps.includes(type) || by.userId === 'embarca' || !crew.carrier) return
    const untied = [crew.driverId, ...crew.vehicleIds].find((id) => id && !isTied(id, crew.carrier, localDay(recordedAt)))
    if (untied) wrong.push(`${type} of ${stream}: ${untied} is not tied to ${crew.carrier}`)
  }
  return {
    wrong,
    observe,
    /** The commands of a round are over: the next ones read its ends. */
    settle: () => {
      for (const end of ending) end()
      ending = []
    },
  }
}

export const ties = (seed: number): Theme => ({ ...observeTies(), move: tieMoves(seed) })
