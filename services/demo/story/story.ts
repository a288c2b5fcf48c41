import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Cast } from './cast.ts'
import { closed } from './close.ts'
import { delivered } from './deliver.ts'
import { collected } from './drive.ts'
import { hired, unanswered } from './hire.ts'
import { type Line, MINUTE } from './lines.ts'
import { type Entrance, offerFrom } from './offer.ts'

/** How a load's story goes: to its end, or not. */
export type Plot = Entrance & { readonly ending: 'finished' | 'expired' | 'canceled' }

const reasons = ['Pedido cancelado pelo cliente', 'Carga reprogramada', 'Erro no lançamento', 'Falta de produto na expedição'] as const
const cancelable: readonly LoadStatus[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE']

/** Everything that happens to a load launched at that moment, earliest first. */
export const storyOf = (cast: Cast, plot: Plot, launched: number, images: readonly string[]): readonly Line[] => {
  const offer = offerFrom(cast, launched, plot)
  if (plot.ending === 'expired') return inOrder([...offer.lines, ...unanswered(cast, offer)])
  const hiring = hired(cast, offer)
  const assigned = hiring.findLast(({ reaches }) => reaches === 'ASSIGNED_TO_TRANSPORTER')?.at ?? offer.opens
  const { lines: collecting, loaded, departs } = collected(cast, offer, assigned)
  const { lines: delivering, drops } = delivered(cast, departs, offer.promised, images)
  const lines = inOrder([...offer.lines, ...hiring, ...collecting, ...delivering, ...closed(cast, loaded, drops, images)])
  return plot.ending === 'canceled' ? canceled(cast, lines) : [...lines, ...notes(cast, launched)].sort((a, b) => a.at - b.at)
}

/** Stable: what happens at one moment keeps its order. */
const inOrder = (lines: readonly Line[]) => [...lines].sort((a, b) => a.at - b.at)

const canceled = ({ random, book }: Cast, lines: readonly Line[]): readonly Line[] => {
  const last = random.pick(cancelable.filter((status) => lines.some(({ reaches }) => reaches === status)))
  const from = lines.findLastIndex(({ reaches }) => reaches === last)
  const stage = lines[from]!
  const until = lines.find(({ at, reaches }) => at > stage.at && reaches)?.at ?? stage.at + 60 * MINUTE
  const at = stage.at + (until - stage.at) * random.next()
  const reason = random.pick(reasons)
  return [
    ...lines.filter((line) => line.at <= at),
    { at, by: book.username.operator, module: 'load', ask: (id) => ({ type: 'CancelLoad', data: { id, reason } }), reaches: 'CANCELED' },
  ]
}

/** What staff adds on the way. */
const notes = ({ random, book }: Cast, launched: number): Line[] => {
  const by = book.username.operator
  const note = (minutes: number, type: string, data: object): Line => ({
    at: launched + minutes * MINUTE,
    by,
    module: 'load',
    ask: (id) => ({ type, data: { id, ...data } }),
  })
  return [
    ...(random.chance(0.06) ? [note(random.whole(4, 90), 'PrioritizeLoad', { flPriority: 'true' })] : []),
    ...(random.chance(0.07) ? [note(random.whole(4, 90), 'TagLoad', { tags: ['urgente', 'agendado'] })] : []),
    ...(random.chance(0.05)
      ? [note(random.whole(4, 90), 'ObserveLoad', { observation: 'Cliente pediu para avisar uma hora antes.' })]
      : []),
  ]
}
