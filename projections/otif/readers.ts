import type { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { behindWith, type EventsBehind } from './behind.ts'
import { figures } from './figures.ts'
import { deliveries } from './rows.ts'

/** `factsOf`: the history that tells the facts behind a delivery. */
export const otifReaders = (eventsOf: EventsBehind): Readers<typeof otifRoutes> => ({ figures, deliveries, behind: behindWith(eventsOf) })
