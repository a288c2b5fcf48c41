import type { Act } from './act.ts'
import { changeActs, deliveryActs } from './changes.ts'
import { carrierActs, lifecycleActs } from './lifecycle.ts'

export const acts: readonly Act[] = [...lifecycleActs, ...carrierActs, ...changeActs, ...deliveryActs]
