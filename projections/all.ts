import { boardProjector } from './board/projector.ts'
import { boardReaders } from './board/readers.ts'
import { carrierProjector } from './carrier/projector.ts'
import { driverReaders, transporterReaders } from './carrier/readers.ts'
import type { AnyProjector, Scope } from './kit/projector.ts'
import { lanesProjector } from './lanes/projector.ts'
import { peopleProjector } from './people/projector.ts'
import { referenceProjectors } from './reference/projector.ts'
import { referenceReaders } from './reference/readers.ts'
import { userProjector } from './session/projector.ts'
import { sessionReaders } from './session/readers.ts'

/** Every view, in the order in which a fact reaches them. */
export const allProjectors: readonly AnyProjector[] = [
  boardProjector,
  carrierProjector,
  lanesProjector,
  peopleProjector,
  userProjector,
  ...referenceProjectors,
]

const scopes = new Map<string, Scope>(allProjectors.map(({ spec, scope }) => [spec.view, scope]))
/** Who may read a view's documents; a view nobody named is never read. */
export const scopeOf = (view: string): Scope => {
  const scope = scopes.get(view)
  if (!scope) throw new Error(`${view} is no view`)
  return scope
}

/** The readers of every query row, by the name of its table in `contracts/routes.ts`. */
export const allReaders = {
  session: sessionReaders,
  reference: referenceReaders,
  board: boardReaders,
  transporter: transporterReaders,
  driver: driverReaders,
}
