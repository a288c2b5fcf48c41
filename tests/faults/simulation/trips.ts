import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { MOST_TRIES } from '@embarca/contracts/trip-link/codes.ts'
import { hashOf } from '@embarca/services/trip-link/http/session.ts'
import { driverOnTrip, openTripOf } from '@embarca/services/trip-link/trip.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { loadCommandSources } from './load-commands.ts'
import type { ObservedLoad } from './observed-load.ts'
import { observeParties, type Parties } from './parties.ts'
import { program } from './personas.ts'
import { type Around, remembered, type Theme } from './theme.ts'

const { bia, joao, davi, ivo } = people
const persons: Readonly<Record<string, Actor>> = { d1: joao, d2: davi, d3: ivo }
const devices = ['phone', 'tablet', 'stranger']
/** What a driver does on his trip. */
const steps = ['ConfirmDriver', 'StartCollect', 'FinishCollect', 'StartTransit', 'ApproachDelivery', 'ReportArrival', 'EndDelivery']
/** The session of who named the end of the driver's CPF. */
const KNEW = hashOf('knew the digits')
const MINUTE = 60_000

const tripMoves = (seed: number, keysOf: (loadId: string) => readonly string[], endOfCpf: (loadId: string) => string | undefined) => {
  const random = chance(seed * 53 + 23)
  const asked = (module: AttemptedCommand['module'], by: Actor, type: string, data: object): AttemptedCommand => ({
    ...{ module, by },
    command: { type, data },
  })
  const asProgram = (type: string, data: object) => ({ ...asked('tripLink', program, type, data), asProgram: true as const })
  const opening = ({ id }: ObservedLoad) => {
    const keys = keysOf(id)
    // Mostly the newest link from the device that has it; sometimes an older link, another device, or a guess.
    const keyHash = random.likely(0.8) ? keys.at(-1)! : random.likely(0.5) ? one(keys, random) : hashOf('guessed')
    const device = random.likely(0.5) ? devices[0]! : one(devices, random)
    const digits = random.likely(0.6) ? (random.likely(0.25) ? (endOfCpf(id) ?? '000') : '000') : undefined
    const sessionHash = digits === endOfCpf(id) ? KNEW : hashOf(`${keyHash} ${device}`)
    return asProgram('OpenTripLink', { id, keyHash, deviceHash: hashOf(device), sessionHash, ...(digits && { digits }) })
  }
  const positions = (now: string) => {
    const at = (minutes: number) => new Date(Date.parse(now) + minutes * MINUTE).toISOString()
    return random
      .shuffled([-90, -60, -30, -5, 0, 3, 9].slice(0, 2 + random.below(6)))
      .map((minutes) => ({ at: at(minutes), latitude: -24.3, longitude: -50 - random.below(9) }))
  }
  const onTrip = async (load: ObservedLoad, { now, events }: Around) => {
    const type = one(steps, random)
    const { module, data } = loadCommandSources[type]!
    const given = data(load, random, now)
    const trip = await openTripOf(events, load.id, now)
    return trip?.link.device && asked(module, driverOnTrip(trip.load), type, given)
  }
  return (around: Around): AttemptedCommand | undefined | Promise<AttemptedCommand | undefined> => {
    const manned = around.loads.filter(({ driver }) => driver !== undefined)
    if (!manned.length || !random.likely(0.6)) return undefined
    const load = one(manned, random)
    const { id } = load
    const driver = persons[load.driver!] ?? joao
    if (random.likely(0.3)) return asked('tracking', driver, 'ReportPositions', { id, positions: positions(around.now) })
    if (!keysOf(id).length || random.likely(0.12)) return asProgram('MakeTripLink', { id, keyHash: hashOf(`${id} ${keysOf(id).length}`) })
    if (random.likely(0.08)) return asked('tripLink', bia, 'RevokeTripLink', { id })
    return random.likely(0.6) ? opening(load) : onTrip(load, around)
  }
}

type Link = {
  readonly linkId: string
  readonly driverId: string
  readonly expiresAt: string
  readonly device?: string
  readonly tries: number
  readonly ended?: string
}
const inProgress: readonly string[] = [
  ...['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'],
  ...['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY'],
]
const over: readonly string[] = ['DELIVERED', 'FINISHED']

/** Links that open one trip to one device, and positions that are reported under way. */
export const trips = (seed: number): Theme => {
  const links = remembered<Readonly<Record<string, Link>>>({})
  const parties = remembered<Readonly<Record<string, Parties>>>({})
  const keys = new Map<string, readonly string[]>()
  const last = new Map<string, string>()
  const { loads, stepOf } = observeParties()
  const wrong: string[] = []

  const isOpen = (link: Link | undefined, at: string) => link !== undefined && link.ended === undefined && link.expiresAt > at
  const linkFault = ({ type, data, recordedAt }: Recorded, link: Link | undefined): string | false => {
    if (type === 'TripLinkMade') return isOpen(link, recordedAt) && 'beside an open one'
    if (!link || data.linkId !== link.linkId) return 'of a replaced link'
    if (link.ended) return `after its end: ${link.ended}`
    if (type === 'TripLinkEnded') return data.reason === 'LOCKED' && link.tries < MOST_TRIES && `locked after ${link.tries} tries`
    if (type !== 'TripLinkOpened') return false
    if (link.tries >= MOST_TRIES) return 'after its last try'
    if (link.expiresAt <= recordedAt) return 'after its time'
    const { driver, status } = loads.get(data.loadId)!
    const isHis = (all: Readonly<Record<string, Parties>>) => all[data.loadId]?.driver?.id === link.driverId
    return !parties.always((all) => !isHis(all)) || driver?.id === link.driverId ? false : `by the link of ${link.driverId} while ${status}`
  }
  const linkAfter = ({ type, data }: Recorded, link: Link): Link => {
    switch (type) {
      case 'TripLinkOpened':
        return { ...link, device: data.deviceHash, tries: 0 }
      case 'TripLinkTried':
        return { ...link, tries: link.tries + 1 }
      case 'TripLinkClosing':
        return { ...link, expiresAt: data.expiresAt }
      default:
        return type === 'TripLinkEnded' ? { ...link, ended: data.reason } : link
    }
  }
  const observeLink = (event: Recorded) => {
    const { type, data, stream } = event
    const link = links.now()[data.loadId]
    const why = linkFault(event, link)
    if (why) wrong.push(`${type} of ${stream}: ${why}`)
    if (type === 'TripLinkMade') {
      keys.set(data.loadId, [...(keys.get(data.loadId) ?? []), data.keyHash])
      const { linkId, driverId, expiresAt } = data
      links.set({ ...links.now(), [data.loadId]: { linkId, driverId, expiresAt, tries: 0 } })
    } else if (link) {
      if (type === 'TripLinkOpened' && link.device && link.device !== data.deviceHash && data.sessionHash !== KNEW)
        wrong.push(`${type} of ${stream}: another device without the end of the CPF`)
      links.set({ ...links.now(), [data.loadId]: linkAfter(event, link) })
    }
  }

  const observePosition = ({ type, stream, data, recordedAt }: Recorded) => {
    const before = last.get(data.loadId) ?? ''
    if (data.at <= before) wrong.push(`${type} of ${stream}: ${data.at} after ${before}`)
    if (Date.parse(data.at) > Date.parse(recordedAt) + 5 * MINUTE) wrong.push(`${type} of ${stream}: from tomorrow`)
    const underWay = (all: Readonly<Record<string, Parties>>) => inProgress.includes(all[data.loadId]?.status ?? '')
    if (parties.always((all) => !underWay(all))) wrong.push(`${type} of ${stream}: while ${loads.get(data.loadId)?.status}`)
    last.set(data.loadId, data.at)
  }
  const observe = (event: Recorded) => {
    const { type, stream, data, by } = event
    if (stream.startsWith('trip-link-')) return observeLink(event)
    if (type === 'PositionReported') return observePosition(event)
    stepOf(event)
    if (!/^(load|receipts)-/.test(stream)) return
    const link = links.now()[data.loadId]
    if (by.roles.includes('trip_link')) {
      if (!link) wrong.push(`${type} of ${stream}: under a link of another trip`)
      if (links.always((all) => all[data.loadId] !== undefined && !isOpen(all[data.loadId], event.recordedAt)))
        wrong.push(`${type} of ${stream}: under a link that ended`)
    }
    const of = loads.get(data.loadId)
    if (of) parties.set({ ...parties.now(), [data.loadId]: { ...of } })
  }
  return {
    wrong,
    observe,
    move: tripMoves(
      seed,
      (loadId) => keys.get(loadId) ?? [],
      (loadId) => loads.get(loadId)?.driver?.cpf.slice(-3),
    ),
    settle: () => {
      links.settle()
      parties.settle()
    },
    end: (now) => {
      for (const [loadId, link] of Object.entries(links.now())) {
        const { driver, status = '' } = loads.get(loadId) ?? {}
        if (isOpen(link, now) && (driver?.id !== link.driverId || status === 'CANCELED'))
          wrong.push(`the link of ${link.driverId} opens ${loadId}, which is not his trip any more`)
        if (over.includes(status) && isOpen(link, new Date(Date.parse(now) + 2 * 86_400_000).toISOString()))
          wrong.push(`the link of ${loadId} opens though its trip is over`)
      }
    },
  }
}
