import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { loadTold, terms } from './load-told.ts'
import type { telling } from './told.ts'

const loadId = 'lot'
const norte = { transporterId: 't1', transporterName: 'TransNorte' }
const deadline = '2026-01-06T12:00:00.000Z'

/** The facts of `lot`: 100 t, of which a transporter has 60 and took 27. */
export const lotTold = (teller: ReturnType<typeof telling>) => {
  const lot = { externalId: 'CG-3', deliveryType: 'LOT' } as const
  const load = loadTold(teller, loadId, lot)
  load.says('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status: 'NEGOTIATION', terms: terms(lot) })
  load.says('LoadOffered', { status: 'NEGOTIATION', offeredAt: '2026-01-05T12:00:00.000Z', deadline, target: terms().target })
  const says = (type: LotEvent['type'], data: object) => teller.tell(`lot-${loadId}`, { type, data: { loadId, ...data } })
  const owner = { shipperId: 's1', operationGroupId: 'g1', externalId: lot.externalId }
  says('LotOpened', { ...owner, measureType: 'WEIGHT', total: 100_000, part: 1000, pricePerPart: 20_000, deadline })
  const agreement = { lotAgreementId: 'a1', ...norte, quota: 60_000 }
  says('LotAgreementProposed', { ...agreement, price: 20_000, approvalRequired: false })
  says('LotAgreementApproved', { lotAgreementId: 'a1', transporterId: 't1', quota: 60_000 })
  says('LotWithdrawn', { withdrawalId: 'w1', lotAgreementId: 'a1', ...norte, externalId: 'CG-3/1', amount: 27_000, price: 540_000 })
}
