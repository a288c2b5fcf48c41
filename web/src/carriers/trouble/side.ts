import type { driverRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'

/** The two halves of the app. */
export type Side = 'company' | 'driver'
export type TroubledLoad = Pick<OutputOf<typeof driverRoutes.trip>, 'loadId' | 'deliveryId' | 'externalId' | 'deliveries' | 'blocks'>
