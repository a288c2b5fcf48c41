import { plateKey } from '@embarca/contracts/block/active.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { personDigest } from '@embarca/services/kit/person-digest.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { invited } from './personas.ts'

type Kind = 'Transporter' | 'Driver' | 'Vehicle'
const subjects: readonly (readonly [Kind, string, object])[] = [
  ...invited.map((transporterId) => ['Transporter', transporterId, { transporterId }] as const),
  ['Driver', 'd1', { driverId: 'd1' }],
  ['Driver', 'd3', { driverId: 'd3' }],
  ['Vehicle', 'v1', { vehicleId: 'v1' }],
  ['Vehicle', 'v3', { vehicleId: 'v3' }],
]
const releases: Readonly<Record<string, string>> = {
  TRANSPORTER: 'ReleaseTransporter',
  DRIVER: 'ReleaseDriver',
  VEHICLE: 'ReleaseVehicle',
}
const reason = 'Porque sim mesmo'

/** Blocks, releases and waivers, from a sequence of their own: the other commands of a seed stay as they are. */
export const blockMoves = (seed: number) => {
  const random = chance(seed * 31 + 7)
  return (open: readonly BlockModel[], loads: readonly ObservedLoad[], now: string): AttemptedCommand | undefined => {
    if (!random.likely(0.25)) return undefined
    const staff = (type: string, data: object, module: AttemptedCommand['module'] = 'block') => ({
      module,
      by: people.bia,
      command: { type, data },
    })
    const release = open.length > 0 && random.likely(0.55)
    if (release) {
      const { blockId, kind } = one(open, random)
      return staff(releases[kind]!, { id: blockId, reason })
    }
    const [kind, subjectId, subject] = one(subjects, random)
    if (loads.length && random.likely(0.3))
      return staff('WaiveEligibility', { id: one(loads, random).id, rule: 'BLOCKED', subjectId, reason }, 'load')
    const until = random.likely(0.4) && { until: formatLocal(now).slice(0, 10) }
    return staff(`Block${kind}`, { ...subject, reasonType: 'SAFETY', reason, ...until })
  }
}

type BlockModel = {
  readonly blockId: string
  readonly kind: string
  readonly key: string
  readonly from: string
  readonly until?: string
  /** Recorded before the commands of this round: their decisions could read it. */
  isSeen: boolean
}
type Parties = {
  carrier: string
  driver?: { readonly id: string; readonly cpf: string } | undefined
  plates: readonly { readonly id: string; readonly plate: string }[]
  waived: Set<string>
  isQuestioned: boolean
  status: string
}

const hired: readonly string[] = ['WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']
/** Steps of the carrier alone, and steps that the whole trio takes. */
const ofCarrier = [
  'OfferAccepted',
  'TransporterAssigned',
  'TransporterReplaced',
  'BidPlaced',
  'LotAgreementProposed',
  'LotAgreementApproved',
  'LotWithdrawn',
]
const ofTrio = ['HiringApproved', 'DriverBound', 'DriverReplaced', 'VehiclesReplaced', 'DriverConfirmed', 'CollectStarted']

/** Reads the log into an independent model of blocks: nobody blocked is hired or bound without a waiver. */
export const observeBlocks = () => {
  const blocks = new Map<string, BlockModel>()
  const loads = new Map<string, Parties>()
  const wrong: string[] = []
  let changed = false

  const blockOn = (kind: string, key: string, at: string, seen: boolean) =>
    [...blocks.values()].find(
      (one) =>
        one.kind === kind && one.key === key && (one.isSeen || !seen) && one.from <= at && (one.until === undefined || at <= one.until),
    )
  const faultOf = ({ carrier, driver, plates, waived }: Parties, at: string, seen: boolean) => {
    if (carrier && !waived.has(carrier) && blockOn('TRANSPORTER', carrier, at, seen)) return carrier
    if (driver && !waived.has(driver.id) && blockOn('DRIVER', personDigest(driver.cpf), at, seen)) return driver.id
    return plates.find(({ id, plate }) => !waived.has(id) && blockOn('VEHICLE', plateKey(plate), at, seen))?.id
  }
  const partiesOf = (loadId: string): Parties => {
    const known = loads.get(loadId) ?? { carrier: '', plates: [], waived: new Set(), isQuestioned: false, status: 'NEW' }
    loads.set(loadId, known)
    return known
  }
  const plated = (vehicles: readonly { readonly vehicleId: string; readonly plate: string }[]) =>
    vehicles.map(({ vehicleId: id, plate }) => ({ id, plate }))

  const observe = ({ type, stream, data, by, recordedAt }: Recorded) => {
    if (stream.startsWith('block-')) {
      changed = true
      const { blockId, kind, transporterId, cpfHash, plate, from, until } = data
      if (type === 'SubjectBlocked')
        blocks.set(blockId, { blockId, kind, key: transporterId ?? cpfHash ?? plate, from, until, isSeen: false })
      if (type === 'SubjectReleased') blocks.delete(blockId)
      return
    }
    if (!/^(load|negotiation|lot)-/.test(stream)) return
    const parties = partiesOf(data.loadId)
    if (type === 'EligibilityWaived') parties.waived.add(data.subjectId)
    if (type === 'HiringQuestioned') parties.isQuestioned = true
    if (type === 'HiringSettled') parties.isQuestioned = false
    if (type === 'TransporterAssigned' || type === 'TransporterReplaced')
      Object.assign(parties, { carrier: data.transporterId, driver: undefined, plates: [] })
    if (type === 'DriverBound' || type === 'DriverReplaced') parties.driver = { id: data.driver.driverId, cpf: data.driver.document }
    if (type === 'DriverBound' || type === 'VehiclesReplaced') parties.plates = plated(data.vehicles)
    if (type === 'DriverRefused' || (type === 'StatusReset' && data.status === 'ASSIGNED_TO_TRANSPORTER'))
      Object.assign(parties, { driver: undefined, plates: [] })
    if (['HiringRefused', 'AcceptanceUndone'].includes(type) || (type === 'LoadReopened' && data.status !== 'DELIVERED'))
      Object.assign(parties, { carrier: '', driver: undefined, plates: [], isQuestioned: false })
    if (stream.startsWith('load-') && data.status) parties.status = data.status
    // What the program does afterwards is questioned instead.
    if (by.userId === 'embarca') return
    const step = ofCarrier.includes(type)
      ? { ...parties, carrier: data.transporterId, driver: undefined, plates: [] }
      : ofTrio.includes(type)
        ? parties
        : undefined
    const blocked = step && faultOf(step, recordedAt, true)
    if (blocked) wrong.push(`${type} of ${stream}: ${blocked} is blocked`)
  }
  return {
    wrong,
    observe,
    open: () => [...blocks.values()],
    /** The commands of a round are over: the next ones can read its blocks. */
    settle: () => {
      for (const block of blocks.values()) block.isSeen = true
    },
    /** Whether blocks changed since the last call. */
    takeChange: () => {
      const was = changed
      changed = false
      return was
    },
    /** Hired loads whose party is blocked say so, once every reaction is done. */
    unquestioned: (at: string): readonly string[] =>
      [...loads].flatMap(([loadId, parties]) => {
        const blocked = hired.includes(parties.status) && !parties.isQuestioned ? faultOf(parties, at, false) : undefined
        return blocked ? [`${loadId} is ${parties.status} with ${blocked}, who is blocked, and nobody questions it`] : []
      }),
  }
}
