import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import { pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useChannel } from '../../base/live.ts'
import { useRead } from '../../base/queries.ts'
import { useGathered } from '../../base/use-gathered.ts'
import { useSession } from '../../session/session.ts'
import { IconDataLink } from '../../ui/LinkButton.tsx'

/** The open pendencies, counted live in the bar; the screen lists them. */
export const PendencyLink = ({ label, to, icon }: { readonly label: string; readonly to: string; readonly icon: string }) => {
  const { roles } = useSession()
  const may = allows(pendencyRoutes.indicators.may, roles)
  const { data, refetch } = useRead(pendencyRoutes.indicators, {}, { enabled: may })
  const changed = useGathered(refetch)
  useChannel(may ? 'shipper' : undefined, ({ type }) => (type === 'pendency.changed' || type === 'resync') && changed())
  const open = data?.open ?? 0
  return <IconDataLink to={to} icon={icon} label={open ? `${label}, ${pendencyLabels.openCount(open)}` : label} badge={open} />
}
