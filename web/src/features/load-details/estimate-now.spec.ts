import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { expect, it } from 'vitest'
import { aCard } from '../../shared/load/card.fixture.ts'
import { estimateText, riskNow } from './estimate-now.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const load = (changes: Partial<LoadDetails>) =>
  ({
    ...aCard({ destinations: [{ ...aCard().destinations[0]!, date: '2026-11-21T13:20:00.000Z' }] }),
    estimate: {
      ...{ expectedAt: '2026-11-21T13:40:00.000Z', earliest: '2026-11-21T13:30:00.000Z', latest: '2026-11-21T14:30:00.000Z' },
      ...{ basis: 'POSITION', at: '2026-11-21T12:58:00.000Z' },
    },
    ...changes,
  }) as LoadDetails

it('a load that is expected late says by how much, before its deadline has passed', () =>
  expect(riskNow(load({ risk: 'LATE_EXPECTED' }), now)).toEqual({
    tone: 'danger',
    title: 'Deve chegar 20 min depois do prazo',
    text: 'Prazo em CD Extrema, Extrema: 21/11 10:20. Previsto 10:40, entre 10:30 e 11:30. Estimativa pela última posição de 09:58.',
  }))
it('a load at risk is amber', () => {
  const later = [{ ...aCard().destinations[0]!, date: '2026-11-21T14:00:00.000Z' }]
  expect(riskNow(load({ risk: 'AT_RISK', destinations: later }), now)).toMatchObject({ tone: 'negotiation', title: 'Em risco de atraso' })
})
it('without a risk or an estimate there is nothing to say', () => {
  expect(riskNow(load({}), now)).toBeUndefined()
  const { estimate: _, ...unknown } = load({})
  expect(estimateText(unknown as LoadDetails, now)).toBe('')
})
