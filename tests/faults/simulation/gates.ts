import { type GateStep, gateSteps, stepsInside, visitOf } from '@embarca/contracts/gate/codes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { simulatedSlots, slotBookings } from './slots.ts'
import { type Around, remembered, type Theme } from './theme.ts'

const { ana, bia } = people
/** Every load of the simulation is collected there. */
const GATE = 'mill'
const codes = ['1', '2']
const docks = codes.map((code) => ({ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] }))

type Visit = {
  readonly step: GateStep
  readonly dock?: string | undefined
  readonly released: boolean
  /** When the steps that stand were taken, as recorded. */
  readonly moments?: Readonly<Partial<Record<GateStep, string>>>
}
const blank: Visit = { step: 'CREATED', released: false }

/** The commands that a step expects; others are tried too. */
const usual: Readonly<Record<GateStep, readonly string[]>> = {
  CREATED: ['CheckIn'],
  CHECK_IN: ['RequestInbound', 'RequestInbound', 'UndoCheckIn', 'CheckOutbound'],
  REQUEST_INBOUND: ['CheckInbound', 'CheckInbound', 'UndoRequestInbound', 'CheckOutbound'],
  INBOUND: ['StartLoading', 'StartLoading', 'UndoCheckInbound', 'CheckOutbound'],
  START_COLLECT: ['FinishLoading', 'FinishLoading', 'UndoStartLoading', 'CheckOutbound'],
  FINISH_COLLECT: ['CheckOutbound', 'CheckOutbound', 'UndoFinishLoading'],
  FINISHED: ['UndoCheckOutbound', 'CheckIn'],
}
const all = [...new Set(Object.values(usual).flat())]
const atGate: readonly string[] = ['LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'CANCELED']

const gateMoves = (seed: number, visitAt: (loadId: string) => Visit) => {
  const random = chance(seed * 71 + 43)
  let isOpen = false
  const configured = (active: boolean): AttemptedCommand => ({
    ...{ module: 'place', by: bia },
    command: { type: 'ConfigureGate', data: { id: GATE, ...usualGateSettings, active, docks, slots: simulatedSlots } },
  })
  /** A tablet that was without a network sends later what was done hours ago, by a clock that is up to ten minutes wrong. */
  const sentLater = () => (random.likely(0.35) ? { minutesAgo: random.below(240) - 10 + random.below(20) } : {})
  const visiting = (by: Actor, loadId: string, type: string): AttemptedCommand => ({
    ...{ module: 'gate', by, ...sentLater() },
    command: { type, data: { shippingId: loadId, conciergeId: GATE, dock: one(codes, random) } },
  })
  return ({ loads }: Around): AttemptedCommand | undefined => {
    // Switched off now and then: visits under way are finished.
    if (!isOpen || random.likely(0.02)) {
      isOpen = !isOpen
      return configured(isOpen)
    }
    const here = loads.filter(({ id, status }) => atGate.includes(status) || visitAt(id).step !== 'CREATED')
    if (here.length === 0 || random.likely(0.1)) return undefined
    const { id } = one(here, random)
    return visiting(ana, id, random.likely(0.8) ? one(usual[visitAt(id).step], random) : one(all, random))
  }
}

/** The step that each event leaves; a truck whose load was canceled leaves from any. */
const from: Readonly<Record<string, readonly GateStep[]>> = {
  GateCheckedIn: ['CREATED', 'FINISHED'],
  GateCheckInUndone: ['CHECK_IN'],
  GateEntryRequested: ['CHECK_IN'],
  GateEntryRequestUndone: ['REQUEST_INBOUND'],
  GateEntered: ['REQUEST_INBOUND'],
  GateEntryUndone: ['INBOUND'],
  LoadingStarted: ['INBOUND'],
  LoadingStartUndone: ['START_COLLECT'],
  LoadingFinished: ['START_COLLECT'],
  LoadingFinishUndone: ['FINISH_COLLECT'],
  GateExitUndone: ['FINISHED'],
}
const holdsDock: readonly GateStep[] = ['REQUEST_INBOUND', 'INBOUND', 'START_COLLECT']
const inCollect: readonly string[] = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT']
/** The statuses of a load whose truck stands at a step; of one that was canceled or sent back any, until it leaves. */
const fits = ({ step, released }: Visit, status: string): boolean => {
  if (step === 'CREATED') return !inCollect.includes(status)
  if (released || !inCollect.includes(status)) return true
  return status === (step === 'FINISHED' ? 'IN_TRANSIT' : step === 'FINISH_COLLECT' ? 'COLLECT_DONE' : 'IN_COLLECT')
}

/** A gate and its load, which speaks first: their step and status never contradict, a dock has one truck, and a slot no more than its seats. */
export const gates = (seed: number): Theme => {
  const visits = new Map<string, Visit>()
  const statuses = remembered<Readonly<Record<string, string>>>({})
  /** Loads that their drivers' apps moved while the place was no gate. */
  const byApp = new Set<string>()
  const wrong: string[] = []
  const slots = slotBookings(seed, wrong)
  const gateMove = gateMoves(seed, (loadId) => visitAt(loadId))
  const visitAt = (loadId: string) => visits.get(visitOf(loadId, GATE)) ?? blank

  const observeVisit = ({ type, stream, data }: Recorded) => {
    const id = stream.slice('gate-'.length)
    const before = visits.get(id) ?? blank
    if (type === 'GateCheckInCorrected') {
      if (data.at >= data.before || data.before !== before.moments?.CHECK_IN) wrong.push(`${type} of ${stream}: to a later moment`)
      visits.set(id, { ...before, moments: { ...before.moments, CHECK_IN: data.at } })
    }
    if (!data.step) return
    const say = (what: string) => wrong.push(`${type} of ${stream}: ${what}`)
    if (type === 'GateLeft' ? !data.released && before.step !== 'FINISH_COLLECT' : !from[type]?.includes(before.step))
      say(`while ${before.step}`)
    if (type === 'GateCheckedIn' && before.step === 'FINISHED' && statuses.always((known) => known[data.loadId] !== 'IN_COLLECT'))
      say('although its truck has left with the load')
    const isBack = type.endsWith('Undone')
    if (
      type !== 'GateLeft' &&
      type !== 'GateCheckedIn' &&
      gateSteps.indexOf(data.step) !== gateSteps.indexOf(before.step) + (isBack ? -1 : 1)
    )
      say(`leads from ${before.step} to ${data.step}`)
    // A check-in that was undone has sent its load back already.
    const isAway = (known: Readonly<Record<string, string>>) => !inCollect.includes(known[data.loadId] ?? '')
    if (type !== 'GateLeft' && type !== 'GateCheckInUndone' && statuses.always(isAway)) say('while its load is not in collect')
    const { [before.step]: _, ...standing } = before.moments ?? {}
    const earlier = type === 'GateCheckedIn' ? {} : isBack ? standing : (before.moments ?? {})
    const tooEarly = (Object.values(earlier) as string[]).filter((moment) => data.at < moment)
    if (!isBack && tooEarly.length > 0) say(`at ${data.at}, before a step that stands, ${tooEarly}`)
    const moments = isBack ? earlier : { ...earlier, [data.step]: data.at }
    const after: Visit = { step: data.step, dock: data.dock ?? before.dock, released: data.released ?? false, moments }
    visits.set(id, after)
    const others = [...visits].filter(([other, { step, dock }]) => other !== id && dock === after.dock && holdsDock.includes(step))
    if (holdsDock.includes(after.step) && after.dock !== undefined && others.length > 0) say(`dock ${after.dock} has two trucks`)
  }
  return {
    wrong,
    move: async (around) => (await slots.move(around)) ?? gateMove(around),
    observe: (event) => {
      slots.observe(event)
      const { type, stream, data } = event
      if (stream.startsWith('gate-')) return observeVisit(event)
      if (!stream.startsWith('load-') || !data.status) return
      if (type === 'CollectStarted' && data.gate === undefined) byApp.add(data.loadId)
      if (type === 'CollectFinished' && stepsInside.includes(visitAt(data.loadId).step) && data.gate === undefined)
        wrong.push(`${type} of ${stream}: past the gate`)
      statuses.set({ ...statuses.now(), [data.loadId]: data.status })
    },
    settle: statuses.settle,
    end: (now) => {
      slots.end?.(now)
      for (const [loadId, status] of Object.entries(statuses.now())) {
        const visit = visitAt(loadId)
        if (!byApp.has(loadId) && !fits(visit, status)) wrong.push(`${loadId} is ${status}, and its truck at ${visit.step}`)
      }
    },
  }
}
