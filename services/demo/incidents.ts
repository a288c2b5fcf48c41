import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { actorNamed } from './actors.ts'
import type { CarriedLoad } from './carried-loads.ts'
import type { OccurrenceTypeName } from './goods.ts'
import { type Trouble, troubles } from './incident-texts.ts'
import { type Random, randomFrom } from './random.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, HOUR, iso, MINUTE } from './script/lines.ts'

/** Incidents of the whole demo, and of the smallest. */
const ALL = 120
const FEWEST = 12
/** The share that is open, on loads whose trip has just ended or goes on. */
const OPEN = 0.18

type Ending = 'open' | 'canceled' | 'resolved'
/** An incident until now: `next` is given its id. */
type IncidentScript = { readonly opening: ScenarioStep; readonly next: (id: string) => readonly ScenarioStep[] }

const troubleWeights = Object.fromEntries(Object.entries(troubles).map(([name, { weight }]) => [name, weight])) as Readonly<
  Record<OccurrenceTypeName, number>
>

/** Incidents of the first shipper's loads; most are closed with a cost. `share`: how much of the whole demo is made. */
export const incidentsOf = (seed: string, today: string, loads: readonly CarriedLoad[], share: number): readonly IncidentScript[] => {
  const now = Date.parse(today)
  const random = randomFrom(`${seed}/incidents`)
  const count = Math.max(FEWEST, Math.round(ALL * share))
  const open = Math.round(count * OPEN)
  const collected = loads.filter((load) => load.collected !== undefined && load.collected < now - 2 * HOUR)
  const latest = [...collected].sort((a, b) => (b.delivered ?? now) - (a.delivered ?? now)).slice(0, open * 2)
  const earlier = collected.filter(({ delivered }) => delivered !== undefined && delivered < now - 7 * DAY)
  return [
    ...random.some(latest, open).map((load) => incident({ seed, load, now }, 'open')),
    ...random
      .some(
        earlier.filter((load) => !latest.includes(load)),
        count - open,
      )
      .map((load, index) => incident({ seed, load, now }, index % 14 === 3 ? 'canceled' : 'resolved')),
  ]
}

type Of = { readonly seed: string; readonly load: CarriedLoad; readonly now: number }
const incident = ({ seed, load, now }: Of, ending: Ending): IncidentScript => {
  const random = randomFrom(`${seed}/incident/${load.loadId}`)
  const { book, collected = now, delivered = now } = load
  const name = random.weighted(troubleWeights)
  const trouble = troubles[name]
  const staff = book.username.operator
  const by = random.weighted({ staff: 30, carrier: 36, driver: 34 })
  const opened = collected + Math.floor((Math.min(delivered, now) - collected) * random.next())
  const treated = opened + random.wholeNumber(30, 720) * MINUTE
  const closed = treated + random.wholeNumber(12, 110) * HOUR
  const step = (type: string, username: string, at: number, data: object): ScenarioStep => ({
    module: 'incident',
    command: { type, data },
    by: actorNamed(username),
    key: `${seed}/incident/${load.loadId}/${type}`,
    at: iso(at),
  })
  const isTreated = random.chance(ending === 'open' ? 0.5 : 0.7) && treated < now
  const commenter = random.chance(0.7) ? staff : load.carrier
  const closing = closingOf(trouble, load, random)
  return {
    opening: step('OpenIncident', by === 'staff' ? staff : load[by], opened, {
      shippingDeliveryId: deliveryOf(load.loadId),
      occurrenceTypeId: book.occurrenceTypes.find((type) => type.name === name)!.id,
      observation: random.pick(trouble.opening),
    }),
    next: (id) => [
      ...(isTreated ? [step('CommentOnIncident', commenter, treated, { id, observation: trouble.treatment })] : []),
      ...(ending === 'resolved' ? [step('CloseIncident', staff, closed, { id, ...closing })] : []),
      ...(ending === 'canceled' ? [step('CancelIncident', staff, closed, { id, reason: 'Aberta em duplicidade.' })] : []),
    ],
  }
}

const closingOf = ({ cost, closing, resolutions, department }: Trouble, { book }: CarriedLoad, random: Random) => {
  const resolution = random.pick(resolutions)
  return {
    observation: closing,
    // The square keeps most costs low.
    cost: Math.round((cost[0] + (cost[1] - cost[0]) * random.next() ** 2) / 100) * 100,
    resolutionId: book.resolutions.find(({ name }) => name === resolution)?.id,
    shipperDepartmentId: book.departments.find(({ name }) => name === department)?.id,
    // One in eight is judged unlike its type.
    ...(random.chance(0.12) && { influenceOtif: false }),
  }
}
