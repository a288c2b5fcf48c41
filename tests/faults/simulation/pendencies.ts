import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { blockableTransitions } from '@embarca/contracts/load/blocked-transitions.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import type { Around, Theme } from './theme.ts'

const { bia, tania, tito, joao, davi, ivo } = people
const carriers: Readonly<Record<string, Actor>> = { t1: tania, t2: tito }
const drivers: Readonly<Record<string, Actor>> = { d1: joao, d2: davi, d3: ivo }
const observation = 'Precisa de atenção'

type Pendency = { readonly loadId: string; readonly blocks: readonly string[]; readonly status: string }

const pendencyMoves = (seed: number, open: () => readonly string[]) => {
  const random = chance(seed * 61 + 31)
  const asked = (module: AttemptedCommand['module'], by: Actor, type: string, data: object): AttemptedCommand => ({
    ...{ module, by },
    command: { type, data },
  })
  const blocks = () => random.shuffled(blockableTransitions).slice(0, random.below(4))
  return ({ loads }: Around): AttemptedCommand | undefined => {
    if (!random.likely(0.5)) return undefined
    const carried = loads.filter(({ hired }) => hired !== undefined)
    if (open().length && random.likely(0.35))
      return asked('pendency', bia, random.likely(0.7) ? 'ResolvePendency' : 'DisposePendency', { id: one(open(), random), observation })
    if (!carried.length || random.likely(0.3))
      return asked('pendencyType', bia, 'ChangePendencyType', { id: String(1 + random.below(12)), blocks: blocks() })
    const { id: loadId, hired, driver } = one(carried, random)
    const isDriver = driver !== undefined && random.likely(0.4)
    const by = isDriver ? (drivers[driver] ?? joao) : (carriers[hired!] ?? tania)
    const pendingTypeId = isDriver ? 11 + random.below(2) : 8 + random.below(3)
    return asked('pendency', by, 'ReportPendency', { loadId, pendingTypeId, observation, attachments: [] })
  }
}

/** The command behind an event of the load's stream, where it is one that a pendency may stop. */
const stopped = ({ type, data }: Recorded): string | undefined => {
  if (type === 'LoadFinished') return data.onlyHiring ? undefined : 'FinishLoad'
  return transitions[type]
}
const transitions: Readonly<Record<string, string>> = {
  HiringApproved: 'ApproveHiring',
  CollectStarted: 'StartCollect',
  CollectFinished: 'FinishCollect',
  TransitStarted: 'StartTransit',
}

/** Reported, opened by rules, decided: no transition that an open pendency stops is passed while the load knows of it. */
export const pendencies = (seed: number): Theme => {
  const all = new Map<string, Pendency>()
  /** Transitions that a load has recorded as stopped, by pendency. */
  const blocked = new Map<string, Readonly<Record<string, readonly string[]>>>()
  const lots = new Set<string>()
  const wrong: string[] = []
  const openOnes = () => [...all].filter(([, { status }]) => status === 'OPEN').map(([id]) => id)

  const observePendency = (event: Recorded) => {
    const { type, stream, data } = event
    const { pendencyId, loadId } = data
    const before = all.get(pendencyId)
    if (type === 'PendencyOpened') {
      if (before) wrong.push(`${type} of ${stream}: ${pendencyId} once more`)
      all.set(pendencyId, { loadId, blocks: data.blocks, status: 'OPEN' })
    } else if (data.status) {
      if (before?.status !== 'OPEN') wrong.push(`${type} of ${stream}: while ${before?.status}`)
      all.set(pendencyId, { ...before!, status: data.status })
    }
  }
  const observeLoad = (event: Recorded) => {
    const { type, stream, data } = event
    const { loadId } = data
    const before = blocked.get(loadId) ?? {}
    if (type === 'LoadLaunched' && data.terms.deliveryType === 'LOT') lots.add(loadId)
    if (type === 'TransitionsBlocked') blocked.set(loadId, { ...before, [data.pendencyId]: data.transitions })
    if (type === 'TransitionsUnblocked') {
      const { [data.pendencyId]: _, ...others } = before
      blocked.set(loadId, others)
    }
    const transition = lots.has(loadId) ? undefined : stopped(event)
    const by = transition && Object.entries(before).find(([, stops]) => stops.includes(transition))
    if (by) wrong.push(`${type} of ${stream}: ${transition} is stopped by ${by[0]}`)
  }
  return {
    wrong,
    move: pendencyMoves(seed, openOnes),
    observe: (event) => {
      if (event.stream.startsWith('pendency-')) observePendency(event)
      else if (event.stream.startsWith('load-')) observeLoad(event)
    },
    end: () => {
      for (const [id, { loadId, blocks, status }] of all) {
        const isBlocked = blocked.get(loadId)?.[id] !== undefined
        if (isBlocked !== (status === 'OPEN' && blocks.length > 0))
          wrong.push(`${id} is ${status}, and ${isBlocked ? 'still' : 'not'} in the way`)
      }
    },
  }
}
