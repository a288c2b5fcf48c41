import type { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { behindWith, type FactsOf } from './behind.ts'
import { figures } from './figures.ts'
import { deliveries } from './rows.ts'

/** `factsOf`: the history that tells the facts behind a delivery. */
export const otifReaders = (factsOf: FactsOf): Readers<typeof otifRoutes> => ({ figures, deliveries, behind: behindWith(factsOf) })
