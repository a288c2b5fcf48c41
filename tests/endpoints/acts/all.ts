import type { Act } from './act.ts'
import { changeActs, deliveryActs } from './changes.ts'
import { wayActs } from './delivery.ts'
import { launchActs } from './launch.ts'
import { carrierActs, lifecycleActs } from './lifecycle.ts'
import { lotActs } from './lot.ts'
import { negotiationActs } from './negotiation.ts'
import { negotiationCarrierActs } from './negotiation-carrier.ts'
import { receiptActs } from './receipts.ts'
import { registerActs } from './registers.ts'
import { reportActs } from './reports.ts'
import { shellActs } from './shell.ts'

export const acts: readonly Act[] = [
  ...lifecycleActs,
  ...carrierActs,
  ...changeActs,
  ...deliveryActs,
  ...wayActs,
  ...receiptActs,
  ...lotActs,
  ...negotiationActs,
  ...negotiationCarrierActs,
  ...launchActs,
  ...registerActs,
  ...reportActs,
  ...shellActs,
]
