import { shipperA } from '../identity/demo-ids.ts'
import { actorNamed } from './actors.ts'
import { carriers, drivers } from './fleet.ts'
import { freightFor, nobody } from './freight.ts'
import type { LoadScript } from './load-script.ts'
import { randomFrom } from './random.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, HOUR, iso, MINUTE, type ScriptLine } from './script/lines.ts'
import { offerFrom } from './script/offer.ts'
import { loginOf } from './script/personas.ts'
import { type ShipperData, shipperData } from './shipper-data.ts'

const [, , , operator, executor] = carriers.map(({ id }) => id)
const book: ShipperData = shipperData.find(({ shipper }) => shipper.id === shipperA)!

/** A carrier of the first shipper becomes its logistic operator, and another one joins the operator's own list (CA8). */
export const operatorSteps = (seed: string, today: string): readonly ScenarioStep[] => {
  const at = iso(Date.parse(today) - 3 * DAY)
  const step = (module: string, type: string, username: string, data: object): ScenarioStep => ({
    module,
    command: { type, data },
    by: actorNamed(username),
    key: `${seed}/operator/${type}`,
    at,
  })
  return [
    step('partnership', 'MarkLogisticOperator', 'admin', { id: operator, is: true }),
    step('operatorTie', 'InviteOwnCarrier', loginOf(operator!), { id: executor }),
    step('operatorTie', 'AcceptOperator', loginOf(executor!), { id: operator }),
  ]
}

/** A load that waits for the operator, and one that it forwarded to the carrier of its list. They come after `operatorSteps`. */
export const operatorLoads = (seed: string, now: number): readonly Omit<LoadScript, 'number'>[] => {
  const load = (name: string, launched: number, more: readonly ScriptLine[] = []) => {
    const random = randomFrom(`${seed}/operator/${name}`)
    const [driver, relief] = drivers.filter(({ transporterId }) => transporterId === operator)
    const usual = freightFor(random, book, operator!)
    const form = {
      ...usual.form,
      acceptType: 'FIRST_ACCEPT' as const,
      freightPrice: Math.min(usual.form.freightPrice!, book.approvalAbove),
      target: { ...nobody, transporterIds: [operator!] },
    }
    const personas = { book, freight: { ...usual, form }, driver: driver!, relief: relief!, otherCompanies: [], random }
    const accepted: ScriptLine = {
      at: launched + 40 * MINUTE,
      by: loginOf(operator!),
      module: 'load',
      ask: (id) => ({ type: 'AcceptOffer', data: { id } }),
      reaches: 'ASSIGNED_TO_TRANSPORTER',
    }
    return { book, lines: [...offerFrom(personas, launched, {}).lines, accepted, ...more], isOfOperator: true as const }
  }
  const forwarded: ScriptLine = {
    at: now - 2 * HOUR,
    by: loginOf(operator!),
    module: 'load',
    ask: (id) => ({ type: 'ForwardLoad', data: { id, transporterId: executor } }),
    reaches: 'ASSIGNED_TO_TRANSPORTER',
  }
  return [load('forwarded', now - 5 * HOUR, [forwarded]), load('waiting', now - 3 * HOUR)]
}
