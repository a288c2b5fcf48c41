import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { type ActionName, promptOf } from './actions.ts'
import type { RateInput } from './RateDialog.tsx'
import type { LoadPageState } from './use-load.ts'

type Opens = { readonly receipts: () => void; readonly invoices: () => void }
type Row = AnyCommand

/** The action being confirmed, and its command, sent with the revision that the user was looking at. */
export const useActions = (id: string, page: LoadPageState, openers: Opens) => {
  const [asking, setAsking] = useState<ActionName>()
  const navigate = useNavigate()
  const ask = asking && promptOf(asking)
  const row = (ask && 'route' in ask ? loadRoutes[ask.route] : loadRoutes.finish) as Row
  const command = useCommand(row, {
    done: async (answer) => {
      setAsking(undefined)
      if (asking === 'DeleteDraft') await navigate({ to: '/loads', search: { section: 'draft' } })
      else await page.afterCommand(answer)
    },
    failed: () => {
      // A typed reason stays: the user may try again after reading what changed.
      if (ask?.by !== 'reason') setAsking(undefined)
      precondition.current = {}
      void page.refetchAll()
      return false
    },
  })
  const reset = useCommand(loadRoutes.resetStatus, { done: (answer) => done(answer), successMessage: 'Status da carga alterado.' })
  const rate = useCommand(loadRoutes.rate, { done: (answer) => done(answer) })
  const done = async (answer: { stream: string; revision: number }) => {
    setAsking(undefined)
    await page.afterCommand(answer)
  }
  /** The revision of the load when the dialog opened: a later change comes back as a conflict. */
  const precondition = useRef<{ ifMatch?: number }>({})
  const look = () => {
    precondition.current = page.load ? { ifMatch: page.load.revision } : {}
  }

  const start = (name: ActionName | 'receipts') => {
    if (name === 'receipts') openers.receipts()
    else if (promptOf(name).by === 'invoices') openers.invoices()
    else if (promptOf(name).by === 'accepts') document.getElementById('offers')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    else {
      look()
      setAsking(name)
    }
  }
  const answer = (reason?: string) => {
    const byDelivery = row.at.startsWith('POST /shippingdelivery/')
    // The route of any action: all of them take an id, and some a reason.
    return command.run({ id: byDelivery ? deliveryOf(id) : id, ...(reason !== undefined && { reason }) } as never, precondition.current)
  }
  return {
    asking,
    start,
    answer,
    close: () => setAsking(undefined),
    resetTo: (status: string, reason: string) => reset.run({ id, status, ...(reason && { reason }) }, precondition.current),
    rate: (input: RateInput) => rate.run({ ...input, shippingHash: id }),
    pending: command.pending || reset.pending || rate.pending,
  }
}
export type Actions = ReturnType<typeof useActions>
