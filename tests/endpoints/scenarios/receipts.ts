import { driverReceiptCommands } from '@embarca/contracts/carrier/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { PNG, upload } from '../../kit/multipart.ts'
import type { CallScenario, Shows } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { joao, staff } = personas
const file = async ({ app }: ScenarioSetting, loadId: string, by = staff) =>
  (await app.as(by).inject(upload('canhoto.png', PNG, `type=SHIPPING_RECEIPT&loadId=${loadId}`))).json().fileId as string
const inTransit = async (setting: ScenarioSetting) => {
  const id = await setting.inDelivery()
  return { id: deliveryOf(id), receiverId: setting.drops(id)[0]!, loadId: id }
}
/** At its first customer, with an image of the receipt, while the load goes on to the second. */
const arrived = async (setting: ScenarioSetting) => {
  const { loadId, ...drop } = await inTransit(setting)
  await setting.execute(driverReceiptCommands.arrive, drop, joao)
  const images = [{ fileId: await file(setting, loadId, joao), name: 'canhoto.png' }]
  await setting.execute(driverReceiptCommands.addImages, { ...drop, images }, joao)
  return { ...drop, loadId }
}
type Drop = Awaited<ReturnType<typeof arrived>>
/** As `arrived`, after the promised date: it was promised for an hour that has passed. */
const arrivedLate = async (setting: ScenarioSetting) => {
  const drop = await arrived(setting)
  const data = { loadId: drop.loadId, deliveryId: drop.id, receiptId: drop.receiverId, expectedAt: '2020-01-01T00:00:00.000Z' }
  await setting.app.record(`receipts-${drop.id}`, [{ type: 'ReceiptExpectationChanged', data }], { key: drop.loadId })
  return drop
}
const that =
  (bring: (setting: ScenarioSetting) => Promise<Drop>, more: object = {}) =>
  async (setting: ScenarioSetting) => {
    const { loadId: _, ...drop } = await bring(setting)
    return { ...drop, ...more }
  }
const refused = async (setting: ScenarioSetting) => {
  const { loadId, ...drop } = await arrived(setting)
  await setting.execute(receiptRoutes.refuse, { ...drop, reason: 'Ilegível' })
  return { ...drop, loadId }
}
const approved = async (setting: ScenarioSetting, bring: (setting: ScenarioSetting) => Promise<string>) => {
  const loadId = await bring(setting)
  await setting.execute(receiptRoutes.approveAll, { id: deliveryOf(loadId) })
  return { id: deliveryOf(loadId), receiverId: setting.drops(loadId)[0]!, loadId }
}
const shows =
  (at: string, is: unknown) =>
  ({ id }: { id: string }): Shows => ({ ask: receiptRoutes.list, input: { id }, at: `receivers.0.${at}`, is })

/** Receipts approved and refused by staff (C140–C147). */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C140',
    row: receiptRoutes.correctArrival,
    given: that(arrived, { deliveryDate: '05/01/2026 09:00:00' }),
    then: ['ReceiptArrivalCorrected'],
    shows: shows('arrivalDate', '05/01/2026 09:00:00'),
    refused: { given: that(arrived, { deliveryDate: '05/01/2027 09:00:00' }), code: 'ARRIVAL_IN_THE_FUTURE' },
  },
  {
    call: 'C141',
    row: receiptRoutes.resetArrival,
    given: that(arrived),
    then: ['ReceiptArrivalCorrected'],
    shows: shows('resettable', false),
    refused: {
      given: async (setting) => {
        const drop = await that(arrived)(setting)
        await setting.execute(receiptRoutes.resetArrival, drop)
        return drop
      },
      code: 'ARRIVAL_NOT_RESETTABLE',
    },
  },
  {
    call: 'C142',
    row: receiptRoutes.approve,
    given: that(arrived),
    then: ['ReceiptApproved'],
    shows: shows('status', 'APPROVED'),
    refused: { given: that(inTransit), code: 'RECEIPT_NOT_ARRIVED' },
  },
  {
    call: 'C143',
    row: receiptRoutes.explain,
    given: that(arrivedLate, { onTimeReasonTypeId: 'transito' }),
    then: ['ReceiptApproved'],
    shows: shows('onTimeReasonId', 'transito'),
    refused: { given: that(arrivedLate, { onTimeReasonTypeId: 'preguica' }), code: 'REASON_TYPE_UNKNOWN' },
  },
  {
    call: 'C144',
    row: receiptRoutes.refuse,
    given: that(arrived, { reason: 'Ilegível' }),
    then: ['ReceiptRefused'],
    shows: shows('reason', 'Ilegível'),
    refused: { given: that(refused, { reason: 'Ilegível' }), code: 'RECEIPT_NOT_NOW' },
  },
  {
    call: 'C145',
    row: receiptRoutes.undo,
    given: that(refused),
    then: ['ReceiptDecisionUndone'],
    shows: shows('status', 'PENDING'),
    refused: { given: that((setting) => approved(setting, setting.delivered)), code: 'LOAD_NOT_IN_DELIVERY' },
  },
  {
    call: 'C146',
    row: receiptRoutes.approveAll,
    given: async (setting) => ({ id: deliveryOf(await setting.delivered()) }),
    then: ['ReceiptApproved', 'ReceiptApproved'],
    shows: shows('status', 'APPROVED'),
    refused: { given: async (setting) => ({ id: (await inTransit(setting)).id }), code: 'RECEIPT_NOT_ARRIVED' },
  },
  {
    call: 'C147',
    row: receiptRoutes.replaceImage,
    given: async (setting) => {
      const { loadId, ...drop } = await refused(setting)
      return { ...drop, receiptImage: [await file(setting, loadId)] }
    },
    then: ['ReceiptImageReplaced', 'ReceiptDecisionUndone'],
    shows: shows('status', 'PENDING'),
    refused: {
      given: async (setting) => {
        const loadId = await setting.finished()
        return { id: deliveryOf(loadId), receiverId: setting.drops(loadId)[0]!, receiptImage: [await file(setting, loadId)] }
      },
      code: 'RECEIPTS_CLOSED',
    },
  },
  {
    row: receiptRoutes.requestInvoices,
    given: async (setting) => ({ id: deliveryOf(await setting.delivered()) }),
    then: ['InvoicesRequested'],
    shows: ({ id }) => ({ ask: receiptRoutes.list, input: { id }, at: 'hasInvoices', is: false }),
    refused: {
      given: async (setting) => {
        const id = deliveryOf(await setting.delivered())
        await setting.execute(receiptRoutes.requestInvoices, { id })
        return { id }
      },
      code: 'INVOICES_REQUESTED_LATELY',
    },
  },
]
