import { demoUsers } from '../../identity/demo-users.ts'
import { type DemoDriver, drivers } from '../fleet.ts'
import type { Freight } from '../freight.ts'
import type { Random } from '../random.ts'
import type { ShipperData } from '../shipper-data.ts'
import type { VisitStory } from '../yard/stories.ts'

/** The users of a load's script, and the cargo. */
export type Personas = {
  readonly book: ShipperData
  readonly freight: Freight
  readonly driver: DemoDriver
  /** Drives when the first one refuses. */
  readonly relief: DemoDriver
  /** Companies that also look at the offer. */
  readonly otherCompanies: readonly string[]
  readonly random: Random
  /** What its truck waits for at a gate when the demo begins. */
  readonly story?: VisitStory | undefined
}

const logins = new Map(
  demoUsers.flatMap(({ username, transporterId, driverId }) => (transporterId ? [[driverId ?? transporterId, username] as const] : [])),
)

/** The login of a company or of a driver. */
export const loginOf = (id: string): string => logins.get(id)!

/** Another driver of the same company. */
export const reliefOf = (driver: DemoDriver, random: Random): DemoDriver =>
  random.pick(drivers.filter(({ id, transporterId }) => transporterId === driver.transporterId && id !== driver.id))
