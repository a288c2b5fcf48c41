import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type HistoryChange, readHistoryAddress } from '../features/load-history/history-address.ts'
import { LoadHistory } from '../features/load-history/LoadHistory.tsx'

const useAddress = () => {
  const search = useSearch({ strict: false })
  const address = useMemo(() => readHistoryAddress(search), [search])
  const navigate = useNavigate()
  const onAddress = useCallback(
    // The router has no type for a search that is relative to the current screen.
    (change: HistoryChange) => void navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true } as never),
    [navigate],
  )
  return { address, onAddress }
}

export const HistoryScreen = () => <LoadHistory title="Todas as cargas" {...useAddress()} />
export const LogisticOperatorScreen = () => <LoadHistory title="Cargas do operador logístico" waiting {...useAddress()} />
export const DeliveryHistoryScreen = () => <LoadHistory title="Histórico de cargas" perDelivery {...useAddress()} />
