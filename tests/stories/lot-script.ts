import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { eventRecorder } from './event-recorder.ts'
import { loadScript, parties, terms } from './load-script.ts'

const deadline = '2026-01-06T12:00:00.000Z'
const lotOf = { ...parties, loadId: 'lot', externalId: 'CG-3', lotAgreementId: 'a1', withdrawalId: 'w1', stops: {} as Partial<LoadTerms> }

/** The events of a lot, load id `lot` by default: 100 t, of which a transporter has a quota of 60 and withdrew 27. */
export const lotScript = (recorder: ReturnType<typeof eventRecorder>, over: Partial<typeof lotOf> = {}) => {
  const { loadId, externalId, shipperId, operationGroupId, company, lotAgreementId, withdrawalId, stops } = { ...lotOf, ...over }
  const lot = { externalId, deliveryType: 'LOT', ...stops } as const
  const load = loadScript(recorder, loadId, lot, over)
  load.recordOnLoad('LoadLaunched', { shipperId, operationGroupId, status: 'NEGOTIATION', terms: terms(lot) })
  load.recordOnLoad('LoadOffered', { status: 'NEGOTIATION', offeredAt: '2026-01-05T12:00:00.000Z', deadline, target: terms().target })
  const recordOnLot = (type: LotEvent['type'], data: object) => recorder.recordEvent(`lot-${loadId}`, { type, data: { loadId, ...data } })
  const owner = { shipperId, operationGroupId, externalId }
  recordOnLot('LotOpened', { ...owner, measureType: 'WEIGHT', total: 100_000, part: 1000, pricePerPart: 20_000, deadline })
  const agreement = { lotAgreementId, ...company, quota: 60_000 }
  recordOnLot('LotAgreementProposed', { ...agreement, price: 20_000, approvalRequired: false })
  recordOnLot('LotAgreementApproved', { lotAgreementId, transporterId: company.transporterId, quota: 60_000 })
  const part = { withdrawalId, lotAgreementId, ...company, externalId: `${externalId}/1` }
  recordOnLot('LotWithdrawn', { ...part, amount: 27_000, price: 540_000 })
}
