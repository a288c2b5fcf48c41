import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import {
  approved,
  arrived,
  closed,
  deliveryCommand,
  ended,
  expected,
  given,
  late,
  of,
  pictured,
  receiptCommand,
  refusal,
} from '@embarca/tests/stories/receipt-history.ts'
import { describe, it } from 'vitest'

const approve = receiptCommand('ApproveReceipt')

describe('a receipt is approved', () => {
  it('when it arrived on time', () => given(expected, arrived()).when(approve).then(approved()))
  it('with a reason when it arrived late', () => {
    given(expected, late()).when(approve).refused('RECEIPT_ARRIVED_LATE')
    given(expected, late())
      .when(receiptCommand('ApproveLateReceipt', { onTimeReasonTypeId: 'clima' }))
      .then({ type: 'ReceiptApproved', data: { ...of, status: 'APPROVED', onTime: false, onTimeReasonId: 'clima' } })
  })
  it('as on time although it arrived late', () =>
    given(expected, late())
      .when(receiptCommand('ApproveReceiptOnTime'))
      .then({ type: 'ReceiptApproved', data: { ...of, status: 'APPROVED', onTime: true, answeredOnTime: true } }))
  it('as on time without a question when it was', () =>
    given(expected, arrived()).when(receiptCommand('ApproveReceiptOnTime')).then(approved()))
  it('not with a reason from nowhere', () =>
    given(expected, late())
      .when(receiptCommand('ApproveLateReceipt', { onTimeReasonTypeId: 'azar' }))
      .refused('REASON_TYPE_UNKNOWN'))
  it('not before it arrived', () => {
    for (const type of ['ApproveReceipt', 'ApproveReceiptOnTime', 'ApproveLateReceipt'] as const)
      given(expected)
        .when(receiptCommand(type, { onTimeReasonTypeId: 'clima' }))
        .refused('RECEIPT_NOT_ARRIVED')
  })
  it('not twice', () => given(expected, arrived(), approved()).when(approve).refused('RECEIPT_NOT_NOW'))
  it('not when it was refused', () => given(expected, arrived(), refusal).when(approve).refused('RECEIPT_NOT_NOW'))
  it('not when it is not expected', () =>
    given(expected)
      .when(receiptCommand('ApproveReceipt', { receiverId: 'toString' }))
      .refused('RECEIPT_UNKNOWN'))
})

describe('all receipts are approved', () => {
  it('those that wait', () =>
    given(expected, arrived(), arrived('r2'), approved()).when(deliveryCommand('ApproveAllReceipts')).then(approved('r2')))
  it('not when one arrived late (R187)', () =>
    given(expected, arrived(), late('r2')).when(deliveryCommand('ApproveAllReceipts')).refused('SOME_RECEIPTS_ARRIVED_LATE'))
  it('not when one has not arrived', () =>
    given(expected, arrived()).when(deliveryCommand('ApproveAllReceipts')).refused('RECEIPT_NOT_ARRIVED'))
  it('and when none waits, nothing changes', () =>
    given(expected, approved(), approved('r2')).when(deliveryCommand('ApproveAllReceipts')).changesNothing())
})

describe('a receipt is refused', () => {
  it('with a reason', () =>
    given(expected, arrived())
      .when(receiptCommand('RefuseReceipt', { reason: 'Sem assinatura' }))
      .then(refusal))
  it('not without one (R181)', () =>
    given(expected, arrived())
      .when(receiptCommand('RefuseReceipt', { reason: ' ' }))
      .refused('REFUSAL_REASON_MISSING'))
})

describe('a judgement is undone', () => {
  const undo = receiptCommand('UndoReceiptDecision')
  const undone: ReceiptEvent = { type: 'ReceiptDecisionUndone', data: { ...of, status: 'PENDING' } }
  it('while the load is in delivery', () => {
    given(expected, arrived(), approved()).when(undo).then(undone)
    given(expected, arrived(), refusal).when(undo).then(undone)
    given(expected, arrived(), approved(), undone).when(approve).then(approved())
  })
  it('not once the load was delivered (R185)', () =>
    given(expected, arrived(), approved())
      .when(undo, { lookups: { loadStatus: 'DELIVERED' } })
      .refused('LOAD_NOT_IN_DELIVERY'))
  it('not when there is none', () => given(expected, arrived()).when(undo).refused('RECEIPT_NOT_JUDGED'))
  it('not once the receipts were closed', () => given(expected, approved(), approved('r2'), closed).when(undo).refused('RECEIPTS_CLOSED'))
})

describe('a receipt is judged while its load is in delivery or delivered, and at no other time', () => {
  const commands = [
    approve,
    receiptCommand('ApproveReceiptOnTime'),
    receiptCommand('RefuseReceipt', { reason: 'Ilegível' }),
    receiptCommand('CorrectReceiptArrival', { deliveryDate: '05/01/2026 08:00:00' }),
    receiptCommand('ReplaceReceiptImage', { receiptImage: ['f2'] }),
    { type: 'ApproveAllReceipts', data: { id: of.deliveryId } } as const,
  ]
  it.each(['CANCELED', 'IN_COLLECT', 'IN_TRANSIT', 'LINKED_TO_DRIVER_VEHICLE', 'FINISHED'] as const)('not while %s', (loadStatus) => {
    for (const command of commands) given(expected, arrived()).when(command, { lookups: { loadStatus } }).refused('LOAD_NOT_IN_DELIVERY')
  })
  it('so that staff can repair it once it is delivered', () =>
    given(expected, arrived())
      .when(receiptCommand('ReplaceReceiptImage', { receiptImage: ['f2'] }), { lookups: { loadStatus: 'DELIVERED' } })
      .brings({ type: 'ReceiptImageReplaced' }))
  it('with a reason for being late only when it was', () =>
    given(expected, arrived())
      .when(receiptCommand('ApproveLateReceipt', { onTimeReasonTypeId: 'clima' }))
      .refused('RECEIPT_ARRIVED_IN_TIME'))
})

describe('an arrival', () => {
  const correct = (deliveryDate: string) => receiptCommand('CorrectReceiptArrival', { deliveryDate })
  it('is corrected, in the zone of the place', () =>
    given(expected, late())
      .when(correct('04/01/2026 08:30:00'))
      .then({ type: 'ReceiptArrivalCorrected', data: { ...of, arrivedAt: '2026-01-04T11:30:00.000Z', resettable: true } }))
  it('is not corrected into the future', () =>
    given(expected, late()).when(correct('05/01/2026 09:00:01')).refused('ARRIVAL_IN_THE_FUTURE'))
  it('is not corrected to nonsense', () => given(expected, late()).when(correct('31/02/2026')).refused('MOMENT_INVALID'))
  it('is set back to what was expected, once (R190)', () => {
    const reset: ReceiptEvent = {
      type: 'ReceiptArrivalCorrected',
      data: { ...of, arrivedAt: '2026-01-04T12:00:00.000Z', resettable: false },
    }
    given(expected, late()).when(receiptCommand('ResetReceiptArrival')).then(reset)
    given(expected, late(), reset).when(approve).then(approved())
    given(expected, late(), reset).when(receiptCommand('ResetReceiptArrival')).refused('ARRIVAL_NOT_RESETTABLE')
  })
  it('stays as it was judged', () => given(expected, arrived(), approved()).when(correct('04/01/2026')).refused('RECEIPT_NOT_NOW'))
})

describe('the images of a receipt', () => {
  it('are replaced, and keep their names', () =>
    given(expected, pictured())
      .when(receiptCommand('ReplaceReceiptImage', { receiptImage: ['f1', 'f2'] }))
      .then({
        type: 'ReceiptImageReplaced',
        data: {
          ...of,
          images: [
            { fileId: 'f1', name: 'canhoto.jpg' },
            { fileId: 'f2', name: 'f2' },
          ],
        },
      }))
  it('that are new have the name under which they were uploaded', () =>
    given(expected, pictured())
      .when(receiptCommand('ReplaceReceiptImage', { receiptImage: ['f2'], fileNames: { f2: 'melhor.jpg' } }))
      .brings({ type: 'ReceiptImageReplaced', data: { images: [{ fileId: 'f2', name: 'melhor.jpg' }] } }))
  it('stay once it was approved', () =>
    given(expected, arrived(), approved())
      .when(receiptCommand('ReplaceReceiptImage', { receiptImage: ['f2'] }))
      .refused('RECEIPT_NOT_NOW'))
})

describe('a refused receipt waits again', () => {
  const waits: ReceiptEvent = { type: 'ReceiptDecisionUndone', data: { ...of, status: 'PENDING' } }
  const anywhere = { lookups: { loadStatus: 'DELIVERED' } } as const
  it('when the driver sends another image', () =>
    given(expected, arrived(), refusal)
      .when(receiptCommand('AddReceiptImages', { images: [{ fileId: 'f1', name: 'canhoto.jpg' }] }), anywhere)
      .then(pictured(), waits))
  it('when staff replaces its image, and is then approved', () => {
    const replaced: ReceiptEvent = { type: 'ReceiptImageReplaced', data: { ...of, images: [{ fileId: 'f2', name: 'f2' }] } }
    given(expected, arrived(), refusal)
      .when(receiptCommand('ReplaceReceiptImage', { receiptImage: ['f2'] }), anywhere)
      .then(replaced, waits)
    given(expected, arrived(), refusal, replaced, waits).when(approve, anywhere).then(approved())
  })
})

describe('a driver', () => {
  const images = [{ fileId: 'f1', name: 'canhoto.jpg' }]
  it('arrives, now or a while ago', () => {
    given(expected).when(receiptCommand('ReportArrival')).then(arrived('r1', '2026-01-05T12:00:00.000Z'))
    given(expected)
      .when(receiptCommand('ReportArrival', { arrivedAt: '2026-01-05T11:00:00Z' }))
      .then(arrived('r1', '2026-01-05T11:00:00.000Z'))
  })
  it('arrives once', () => given(expected, arrived()).when(receiptCommand('ReportArrival')).changesNothing())
  it('does not arrive tomorrow', () =>
    given(expected)
      .when(receiptCommand('ReportArrival', { arrivedAt: '2026-01-06T12:00:00Z' }))
      .refused('ARRIVAL_IN_THE_FUTURE'))
  it('does not arrive from the road', () =>
    given(expected)
      .when(receiptCommand('ReportArrival'), { lookups: { loadStatus: 'IN_TRANSIT' } })
      .refused('LOAD_NOT_IN_DELIVERY'))
  it('adds images, each once', () => {
    given(expected, arrived()).when(receiptCommand('AddReceiptImages', { images })).then(pictured())
    given(expected, arrived(), pictured()).when(receiptCommand('AddReceiptImages', { images })).changesNothing()
  })
  it('adds none to an approved receipt', () =>
    given(expected, arrived(), approved()).when(receiptCommand('AddReceiptImages', { images })).refused('RECEIPT_NOT_NOW'))
  it('ends a drop, and learns whether it is the last', () => {
    given(expected, arrived(), pictured())
      .when(receiptCommand('EndDelivery'))
      .then({ type: 'DeliveryEnded', data: { ...of, endedAt: '2026-01-05T12:00:00.000Z', last: false } })
    given(expected, ended('r2'), arrived(), pictured())
      .when(receiptCommand('EndDelivery'))
      .brings({ type: 'DeliveryEnded', data: { last: true } })
  })
  it('does not end it before arriving', () =>
    given(expected, pictured()).when(receiptCommand('EndDelivery')).refused('RECEIPT_NOT_ARRIVED'))
  it('does not end it without an image', () =>
    given(expected, arrived()).when(receiptCommand('EndDelivery')).refused('RECEIPT_HAS_NO_IMAGE'))
  it('does not end it twice', () =>
    given(expected, arrived(), pictured(), ended()).when(receiptCommand('EndDelivery')).refused('RECEIPT_ALREADY_ENDED'))
})
