import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { foldEvents } from '../kit/projector.ts'
import { bareLoadsProjector } from './projector.ts'

const card = (script: (recordOnLot: (type: LotEvent['type'], data?: object) => void) => void) => {
  const recorder = eventRecorder()
  const lot = terms({ deliveryType: 'LOT' })
  loadScript(recorder).recordOnLoad('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status: 'NEGOTIATION', terms: lot })
  const recordOnLot = (type: LotEvent['type'], data: object = {}) =>
    recorder.recordEvent('lot-L1', { type, data: { loadId: 'L1', ...data } })
  recordOnLot('LotOpened', { shipperId: 's1', operationGroupId: 'g1', measureType: 'CUBAGE', total: 100_000 })
  script(recordOnLot)
  loadScript(recorder, 'L1-w1', { ...lot, partOf: { lotId: 'L1', withdrawalId: 'w1' } }).underway()
  return foldEvents(bareLoadsProjector, recorder.log)
}

it('a lot shows its promised, withdrawn and remaining amounts', () => {
  const lot = card((recordOnLot) => {
    recordOnLot('LotAgreementApproved', { lotAgreementId: 'a1', transporterId: 't1', quota: 60_000 })
    recordOnLot('LotQuotaChanged', { lotAgreementId: 'a2', transporterId: 't2', quota: 9000 })
    recordOnLot('LotQuotaChanged', { lotAgreementId: 'a1', transporterId: 't1', quota: 70_000 })
    recordOnLot('LotWithdrawn', { withdrawalId: 'w1', amount: 27_000 })
    recordOnLot('LotWithdrawn', { withdrawalId: 'w2', amount: 20_000 })
    recordOnLot('LotWithdrawalChanged', { withdrawalId: 'w1', amount: 25_000.5 })
    recordOnLot('LotWithdrawalCanceled', { withdrawalId: 'w2' })
  }).get('L1')
  expect(lot).toMatchObject({
    ...{ column: 'NEGOTIATION', deliveryType: 'LOT' },
    ...{ lotMeasure: 'CUBAGE', lotTotal: 100_000, lotAllocated: 70_000, lotWithdrawn: 25_000.5, lotRemaining: 74_999.5 },
  })
})

it('a withdrawal is in the column of its own status, and names its lot', () => {
  const withdrawn = card(() => {}).get('L1-w1')
  expect(withdrawn).toMatchObject({ hashId: 'L1-w1', deliveryId: 'L1-w1-1', lotId: 'L1', column: 'IN_PROGRESS', statusCode: 'IN_TRANSIT' })
  expect(withdrawn?.lotTotal).toBeUndefined()
})
