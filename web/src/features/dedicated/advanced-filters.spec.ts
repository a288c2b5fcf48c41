import { expect, it, vi } from 'vitest'
import { collectPeriod } from './AdvancedFilters.tsx'

vi.mock('../../session/start.ts', () => ({ signOut: () => undefined }))

it('the collects of the last seven days, where a day is missing (R026)', () => {
  expect(collectPeriod({}, '2026-03-12')).toEqual({ from: '05/03/2026', to: '12/03/2026' })
  expect(collectPeriod({ initCollectDate: '01/03/2026' }, '2026-03-12')).toEqual({ from: '05/03/2026', to: '12/03/2026' })
  expect(collectPeriod({ initCollectDate: '01/03/2026', endCollectDate: '02/03/2026' }, '2026-03-12')).toEqual({
    from: '01/03/2026',
    to: '02/03/2026',
  })
})
