import { importReads } from '@embarca/contracts/import/run-routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'

/** Milliseconds between polls, in case no frame arrives. */
const ASK_AGAIN = 1_500

/** The user's latest import. Frames update it live, and it is polled as well while it runs. */
export const useImportInfo = ({ enabled = true } = {}) => {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(true)
  const { data: info } = useRead(importReads.info, {}, { enabled, ...(isRunning && { every: ASK_AGAIN }) })
  const runs = info === undefined || info.status === 'RUNNING'
  if (runs !== isRunning) setRunning(runs)
  const refresh = () => refreshRead(client, importReads.info, {})
  useChannel(info?.status === 'RUNNING' && info.id !== undefined ? `job:${info.id}` : undefined, () => void refresh())
  return { info, refresh }
}
