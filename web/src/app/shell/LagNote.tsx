import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLag } from '../../base/lag.ts'
import { Spinner } from '../../ui/Spinner.tsx'

const AGAIN = 1_500

/** Warns that the view has not caught up with the user's last command, and refetches until it has. */
export const LagNote = () => {
  const behind = useLag()
  const queries = useQueryClient()
  useEffect(() => {
    if (!behind) return undefined
    const timer = setInterval(() => void queries.invalidateQueries(), AGAIN)
    return () => clearInterval(timer)
  }, [behind, queries])
  return (
    <span role="status" className="lag">
      {behind && (
        <>
          <Spinner size={14} />
          atualizando…
        </>
      )}
    </span>
  )
}
