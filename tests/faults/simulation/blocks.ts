import { plateKey } from '@embarca/contracts/block/active.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { personDigest } from '@embarca/services/kit/person-digest.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { isWaived, observeParties, type Parties } from './parties.ts'
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
const changes: Readonly<Record<string, string>> = {
  TRANSPORTER: 'ChangeTransporterBlock',
  DRIVER: 'ChangeDriverBlock',
  VEHICLE: 'ChangeVehicleBlock',
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
      return random.likely(0.8)
        ? staff(releases[kind]!, { id: blockId, reason })
        : staff(changes[kind]!, { id: blockId, reasonType: 'SAFETY', reason, until: dayOf(now, random.below(3)) })
    }
    const [kind, subjectId, subject] = one(subjects, random)
    if (loads.length && random.likely(0.3))
      return staff('WaiveEligibility', { id: one(loads, random).id, rule: 'BLOCKED', subjectId, reason }, 'load')
    const until = random.likely(0.4) && { until: dayOf(now, random.below(3)) }
    const from = random.likely(0.2) && { from: dayOf(now, random.below(3)) }
    return staff(`Block${kind}`, { ...subject, reasonType: 'SAFETY', reason, ...from, ...until })
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

const hired: readonly string[] = ['WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']

const SECOND = 1_000
const DAY = 86_400_000
const dayOf = (now: string, days: number) => formatLocal(new Date(Date.parse(now) + days * DAY).toISOString()).slice(0, 10)

/** Reads the log into an independent model of blocks: nobody blocked is hired or bound without a waiver. */
export const observeBlocks = () => {
  const blocks = new Map<string, BlockModel>()
  const { loads, stepOf } = observeParties()
  const wrong: string[] = []
  let changed = false

  const blockOn = (kind: string, key: string, at: string, seen: boolean) =>
    [...blocks.values()].find(
      (one) =>
        one.kind === kind && one.key === key && (one.isSeen || !seen) && one.from <= at && (one.until === undefined || at <= one.until),
    )
  const faultOf = (parties: Parties, at: string, seen: boolean) => {
    const { carrier, driver, vehicles } = parties
    const blocked = (kind: string, key: string, id: string) => !isWaived(parties, 'BLOCKED', id) && blockOn(kind, key, at, seen)
    if (carrier && blocked('TRANSPORTER', carrier, carrier)) return carrier
    if (driver && blocked('DRIVER', personDigest(driver.cpf), driver.id)) return driver.id
    return vehicles.find(({ id, plate }) => blocked('VEHICLE', plateKey(plate), id))?.id
  }

  const observe = (event: Recorded) => {
    const { type, stream, data, recordedAt } = event
    if (stream.startsWith('block-')) {
      changed = true
      const { blockId, kind, transporterId, cpfHash, plate, from, until } = data
      const before = blocks.get(blockId)
      if (type === 'SubjectBlocked')
        blocks.set(blockId, { blockId, kind, key: transporterId ?? cpfHash ?? plate, from, until, isSeen: false })
      if (type === 'BlockChanged' && before) blocks.set(blockId, { ...before, until, isSeen: false })
      if (type === 'SubjectReleased') {
        if (!before) wrong.push(`${blockId} is released twice`)
        if (data.bySystem && !(before?.until && before.until < recordedAt)) wrong.push(`${blockId} ends before its day is over`)
        blocks.delete(blockId)
      }
      return
    }
    const step = stepOf(event)
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
    /** Every due timer is over: no block is left whose last day is. */
    overdue: (at: string): readonly string[] =>
      [...blocks.values()].flatMap(({ blockId, until }) =>
        until && Date.parse(until) + SECOND <= Date.parse(at) ? [`${blockId} ended and is not released`] : [],
      ),
    /** Hired loads whose party is blocked say so, once every reaction is done. */
    unquestioned: (at: string): readonly string[] =>
      [...loads].flatMap(([loadId, parties]) => {
        const blocked = hired.includes(parties.status) && !parties.isQuestioned ? faultOf(parties, at, false) : undefined
        return blocked ? [`${loadId} is ${parties.status} with ${blocked}, who is blocked, and nobody questions it`] : []
      }),
  }
}
