import { chatCommands } from '@embarca/contracts/chat/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { trackingCommands } from '@embarca/contracts/tracking/routes.ts'
import { nfeKey } from '../../identifiers.ts'
import { nfeNumberOf } from '../../script/receipt-photo.ts'
import { MOST } from '../most.ts'
import type { StaffTask, Worklist } from './worklist.ts'

const questions = ['Tudo certo na estrada?', 'Previsão de chegada mantida?', 'Avise quando chegar, por favor.'] as const

/** Approves the receipts of one delivered load and finishes it; some loads stay for people to judge. */
export const reviewReceipts: StaffTask = async (worklist) => {
  const { clerk, operator, loads, random } = worklist
  const cards = await loads({ columnStatus: 'DELIVERED' })
  if (cards.length < MOST.delivered / 2) return
  const { hashId, deliveryId: id } = cards.at(-1 - random.wholeNumber(0, 5))!
  const { ok, body } = await clerk.ask(receiptRoutes.list, { id, size: 100 })
  if (!ok) return
  if (!body.hasInvoices) await operator.ask(loadRoutes.addInvoices, { id, invoices: invoicesOf(worklist, hashId, body.receivers) })
  for (const { id: receiverId, status, late } of body.receivers) {
    if (status !== 'PENDING') continue
    const about = { id, receiverId }
    if (late) await clerk.ask(receiptRoutes.explain, { ...about, onTimeReasonTypeId: random.pick(onTimeReasons).id })
    else await clerk.ask(receiptRoutes.approve, about)
  }
  await clerk.ask(loadRoutes.finish, { id: hashId })
}

type Receivers = OutputOf<typeof receiptRoutes.list>['receivers']
/** One for each stop, numbered after its order, as its receipt says. */
const invoicesOf = ({ book, random }: Worklist, loadId: string, receivers: Receivers) => {
  return receivers.map(({ shippingDestination: { orderCode } }) => {
    const secret = random.wholeNumber(10_000_000, 99_999_999)
    return { orderCode, nfeKey: nfeKey(book.shipper.document, 'PR', new Date().toISOString(), nfeNumberOf(orderCode, loadId), secret) }
  })
}

/** Writes to a driver on the road, or lets one continue without tracking. */
export const followTracking: StaffTask = async ({ operator, loads, random }) => {
  const [request] = await loads({ columnStatus: 'IN_PROGRESS', flPendingRequestWithoutTracking: true })
  if (request) return void (await operator.ask(trackingCommands.acceptWithout, { id: request.hashId, deliveryId: request.deliveryId }))
  const inTransit = await loads({ columnStatus: 'IN_PROGRESS', deliveryStatus: 'IN_TRANSIT' })
  if (!inTransit.length) return
  const { deliveryId: id } = random.pick(inTransit)
  await operator.ask(chatCommands.read, { id })
  await operator.ask(chatCommands.addMessage, { id, message: random.pick(questions) })
}
