import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'

export type Place = OutputOf<typeof referenceRoutes.place>

/** What a place of the register of collect places is used for. */
export const placeUses: Readonly<Record<string, string>> = { COLLECT: 'Coleta', BOTH: 'Coleta e entrega' }
