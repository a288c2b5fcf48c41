import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { Dashboard } from '../features/dashboard/Dashboard.tsx'
import { GeneralReport } from '../features/reports/GeneralReport.tsx'
import { readGeneralAddress } from '../features/reports/general-address.ts'
import type { Indicator } from '../features/reports/indicators.ts'
import { OtifReport } from '../features/reports/OtifReport.tsx'
import { readOtifAddress } from '../features/reports/otif-address.ts'
import { ReportFiles } from '../features/reports/ReportFiles.tsx'
import { ReportsFrame } from '../features/reports/ReportsFrame.tsx'
import { readReportsAddress } from '../features/reports/reports-address.ts'
import { readIndicatorAddress } from '../shared/indicators/address.ts'

/** Each choice is a new history entry, so that Back restores the one before. */
const useAddress = <Address,>(read: (given: Readonly<Record<string, unknown>>) => Address) => {
  const search = useSearch({ strict: false })
  const address = useMemo(() => read(search), [read, search])
  const navigate = useNavigate()
  const onAddress = useCallback(
    // The router has no type for a search that is relative to the current screen.
    (change: object) => void navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), resetScroll: false } as never),
    [navigate],
  )
  return { address, onAddress }
}

export const DashboardScreen = () => <Dashboard {...useAddress(readIndicatorAddress)} />

const Otif = () => <OtifReport {...useAddress(readOtifAddress)} />
const General = () => <GeneralReport {...useAddress(readGeneralAddress)} />

export const ReportsScreen = () => {
  const { address, onAddress } = useAddress(readReportsAddress)
  const { indicator } = address
  return (
    <ReportsFrame indicator={indicator} onIndicator={(next: Indicator) => onAddress({ indicator: next })}>
      {indicator === 'general' ? <General /> : indicator === 'otif' ? <Otif /> : <ReportFiles />}
    </ReportsFrame>
  )
}
