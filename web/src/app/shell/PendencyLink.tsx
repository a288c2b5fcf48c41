import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import { pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useEffect, useRef } from 'react'
import { useChannel } from '../../base/live.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { IconDataLink } from '../../ui/LinkButton.tsx'

/** Milliseconds in which changes are read together: a resolved batch announces each of its pendencies. */
const GATHER = 1_500

/** The open pendencies, counted live in the bar; the screen lists them. */
export const PendencyLink = ({ label, to, icon }: { readonly label: string; readonly to: string; readonly icon: string }) => {
  const { roles } = useSession()
  const may = allows(pendencyRoutes.indicators.may, roles)
  const { data, refetch } = useRead(pendencyRoutes.indicators, {}, { enabled: may })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useChannel(may ? 'shipper' : undefined, ({ type }) => {
    if ((type !== 'pendency.changed' && type !== 'resync') || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void refetch()
    }, GATHER)
  })
  const open = data?.open ?? 0
  return <IconDataLink to={to} icon={icon} label={open ? `${label}, ${pendencyLabels.openCount(open)}` : label} badge={open} />
}
