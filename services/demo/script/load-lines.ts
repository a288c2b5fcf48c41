import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { closed } from './close.ts'
import { delivered } from './deliver.ts'
import { collected } from './drive.ts'
import { hired, unanswered } from './hire.ts'
import { MINUTE, type ScriptLine } from './lines.ts'
import { type OfferOutline, offerFrom } from './offer.ts'
import type { Personas } from './personas.ts'

/** How a load's script ends. */
export type LoadOutline = OfferOutline & { readonly ending: 'finished' | 'expired' | 'canceled' }

const reasons = ['Pedido cancelado pelo cliente', 'Carga reprogramada', 'Erro no lançamento', 'Falta de produto na expedição'] as const
const cancelable: readonly LoadStatus[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE']

/** The script of a load launched at that moment, earliest line first. */
export const loadLines = (personas: Personas, outline: LoadOutline, launched: number, images: readonly string[]): readonly ScriptLine[] => {
  const offer = offerFrom(personas, launched, outline)
  if (outline.ending === 'expired') return inOrder([...offer.lines, ...unanswered(personas, offer)])
  const hiring = hired(personas, offer)
  const assigned = hiring.findLast(({ reaches }) => reaches === 'ASSIGNED_TO_TRANSPORTER')?.at ?? offer.opens
  const { lines: collecting, loaded, departs } = collected(personas, offer, assigned)
  const { lines: delivering, drops } = delivered(personas, departs, offer.promised, images)
  const lines = inOrder([...offer.lines, ...hiring, ...collecting, ...delivering, ...closed(personas, loaded, drops, images)])
  return outline.ending === 'canceled' ? canceled(personas, lines) : [...lines, ...notes(personas, launched)].sort((a, b) => a.at - b.at)
}

/** Stable: lines of one moment keep their order. */
const inOrder = (lines: readonly ScriptLine[]) => [...lines].sort((a, b) => a.at - b.at)

const canceled = ({ random, book }: Personas, lines: readonly ScriptLine[]): readonly ScriptLine[] => {
  const last = random.pick(cancelable.filter((status) => lines.some(({ reaches }) => reaches === status)))
  const from = lines.findLastIndex(({ reaches }) => reaches === last)
  const before = lines[from]!
  const until = lines.find(({ at, reaches }) => at > before.at && reaches)?.at ?? before.at + 60 * MINUTE
  const at = before.at + (until - before.at) * random.next()
  const reason = random.pick(reasons)
  return [
    ...lines.filter((line) => line.at <= at),
    { at, by: book.username.operator, module: 'load', ask: (id) => ({ type: 'CancelLoad', data: { id, reason } }), reaches: 'CANCELED' },
  ]
}

/** What staff adds during the trip. */
const notes = ({ random, book }: Personas, launched: number): ScriptLine[] => {
  const by = book.username.operator
  const note = (minutes: number, type: string, data: object): ScriptLine => ({
    at: launched + minutes * MINUTE,
    by,
    module: 'load',
    ask: (id) => ({ type, data: { id, ...data } }),
  })
  return [
    ...(random.chance(0.06) ? [note(random.wholeNumber(4, 90), 'PrioritizeLoad', { flPriority: 'true' })] : []),
    ...(random.chance(0.07) ? [note(random.wholeNumber(4, 90), 'TagLoad', { tags: ['urgente', 'agendado'] })] : []),
    ...(random.chance(0.05)
      ? [note(random.wholeNumber(4, 90), 'ObserveLoad', { observation: 'Cliente pediu para avisar uma hora antes.' })]
      : []),
  ]
}
