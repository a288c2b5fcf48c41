import { type Random, randomFrom } from '../random.ts'
import { HOUR, MINUTE, type ScriptLine } from '../script/lines.ts'
import { loginOf, type Personas } from '../script/personas.ts'
import { answersAt } from './checklist.ts'
import { type DemoGate, gateAt } from './gates.ts'
import type { VisitStory } from './stories.ts'

/** When a truck arrives, is loaded and departs. */
export type Stay = { readonly starts: number; readonly loaded: number; readonly departs: number }

const LONG = 8 * HOUR
const SOMETIMES = 0.03
/** Minutes before his check-in at which a driver who waits has said that he is there: no less than ten after he was confirmed. */
const BEFORE = 9
/** The same whatever crew the plan finds. */
const randomOf = ({ freight }: Personas, starts: number): Random => randomFrom(`visit/${freight.origin.id}/${freight.weights[0]}/${starts}`)

/** How much longer than elsewhere a truck stays at a gate: now and then more than the hours that are free. */
export const extraStay = (personas: Personas, starts: number): number => {
  if (!gateAt(personas.freight.origin.id)) return 0
  if (personas.story === 'long') return LONG
  const random = randomOf(personas, starts)
  return random.chance(SOMETIMES) ? random.wholeNumber(240, 420) * MINUTE : 0
}

/** When the call, the entry and the start of the loading come, as shares of the time until the loading ends. */
const sharesOf = (story: VisitStory | undefined, random: Random) => {
  if (story === 'called') return [0.1, 0.85, 0.9] as const
  if (story === 'absent') return [0.1, 0.92, 0.95] as const
  if (story) return [0.9, 0.93, 0.96] as const
  const call = 0.08 + random.next() * 0.25
  const entry = call + 0.03 + random.next() * 0.07
  return [call, entry, entry + 0.05 + random.next() * 0.1] as const
}

/** A collect at a gate, from the arrival to the exit; undefined: the place is no gate. */
export const visitLines = (personas: Personas, stay: Stay): readonly ScriptLine[] | undefined => {
  const gate = gateAt(personas.freight.origin.id)
  return gate && linesAt(gate, personas, stay)
}

const linesAt = (gate: DemoGate, personas: Personas, { starts, loaded, departs }: Stay): readonly ScriptLine[] => {
  const { place, settings } = gate
  const { story, driver, freight } = personas
  const random = randomOf(personas, starts)
  const [call, entry, start] = sharesOf(story, random).map((share) => Math.floor(starts + (loaded - starts) * share)) as [
    number,
    number,
    number,
  ]
  const { requestInbound, inbound, startFinish } = settings.steps
  const dockLogin = settings.enableExpedition ? 'expedicao' : 'portaria'
  const line = (at: number, type: string, more: object = {}, by = 'portaria'): ScriptLine => ({
    ...{ at, by, module: 'gate', visitStep: type },
    ask: (shippingId) => ({ type, data: { conciergeId: place.id, shippingId, ...more } }),
  })
  const stand = { gate, vehicle: freight.vehicle }
  const atDock = (at: number, type: string, dock?: 'taken' | 'freed'): ScriptLine => ({
    ...line(at, type, {}, dockLogin),
    ...(dock && { dock: { stand, is: dock } }),
  })
  const answers = (at: number, moment: 'ENTRY' | 'EXIT', fails = false) =>
    settings.checklists[moment === 'ENTRY' ? 'entry' : 'exit']
      ? [line(at, 'AnswerChecklist', { answers: answersAt(moment, Math.floor(starts / MINUTE), fails) })]
      : []
  const said: ScriptLine = {
    at: starts - (story === 'barrier' ? BEFORE : random.wholeNumber(3, 9)) * MINUTE,
    by: loginOf(driver.id),
    ...{ module: 'gateWaiting', visitStep: 'ArriveAtGate' },
    ask: (id) => ({ type: 'ArriveAtGate', data: { id, conciergeId: place.id } }),
  }
  const absence = (at: number, type: string) => line(at, type, { driverId: driver.id })
  const share = (part: number) => Math.floor(starts + (loaded - starts) * part)
  return [
    ...(random.chance(0.25) || story === 'barrier' ? [said] : []),
    { ...line(starts, 'CheckIn'), reaches: 'IN_COLLECT' },
    ...(story === 'blocked' ? answers(share(0.1), 'ENTRY', true) : []),
    ...(random.chance(0.06) ? [{ ...line(share(0.04), 'CommentVisit', { comment: random.pick(comments) }), visitStep: '' }] : []),
    ...(requestInbound ? [atDock(call, 'RequestInbound', 'taken')] : []),
    ...(story === 'absent' ? [absence(share(0.2), 'MarkAbsent'), absence(share(0.9), 'MarkPresent')] : []),
    ...answers(entry - 1, 'ENTRY'),
    ...(inbound ? [line(entry, 'CheckInbound')] : []),
    ...(startFinish
      ? [
          atDock(start, 'StartLoading', requestInbound ? undefined : 'taken'),
          { ...atDock(loaded, 'FinishLoading', 'freed'), reaches: 'COLLECT_DONE' as const },
        ]
      : []),
    ...answers(departs - 1, 'EXIT'),
    { ...line(departs, 'CheckOutbound'), reaches: 'IN_TRANSIT' },
  ]
}

const comments = [
  'Motorista aguarda a nota de transferência.',
  'Lona rasgada, foto enviada à transportadora.',
  'Veículo reposicionado para liberar a balança.',
] as const
