import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { messagesOf } from '../http/command.ts'
import { NotFound } from '../kit/scope.ts'
import { orders } from '../order/index.ts'

/** Why a row's order refuses it, as the sheet of errors says it. */
export const refusalText = (refusal: Refusal): string => messagesOf(refusal, orders.name).join(' ')

/** Runs what decides about a row. An order that the user does not see holds its code: that is said instead. */
export const unlessHeldElsewhere = async <Outcome>(
  decide: () => Promise<Outcome>,
  held: (message: string) => Outcome,
): Promise<Outcome> => {
  try {
    return await decide()
  } catch (error) {
    if (error instanceof NotFound) return held(orderLabels.refusal.ORDER_CODE_TAKEN)
    throw error
  }
}
