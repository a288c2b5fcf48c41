import type { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { behind } from './behind.ts'
import { figures } from './figures.ts'
import { deliveries } from './rows.ts'

export const otifReaders: Readers<typeof otifRoutes> = { figures, deliveries, behind }
