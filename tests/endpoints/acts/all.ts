import type { Act } from './act.ts'
import { changeActs, deliveryActs } from './changes.ts'
import { carrierActs, lifecycleActs } from './lifecycle.ts'
import { lotActs } from './lot.ts'

export const acts: readonly Act[] = [...lifecycleActs, ...carrierActs, ...changeActs, ...deliveryActs, ...lotActs]
