import type { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { behindWith, type EventsBehind } from './behind.ts'
import { figures } from './figures.ts'
import { deliveries } from './rows.ts'

/** `eventsOf`: reads the events behind a delivery from the history. */
export const otifReaders = (eventsOf: EventsBehind): Readers<typeof otifRoutes> => ({ figures, deliveries, behind: behindWith(eventsOf) })
