import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useCommand } from '../../lib/command.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isAllowed } from './actions.ts'
import type { LoadOfPage } from './use-load.ts'

/** Priority on and off, shown at once. */
export const PriorityFlag = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadOfPage }) => {
  const prioritize = useCommand(loadRoutes.prioritize, { done: page.did, failed: () => void page.again() })
  if (!isAllowed(load, 'PrioritizeLoad')) return load.flPriority ? <Icon name="flag" label="Prioridade" className="flag-on" /> : null
  const toggle = () => {
    page.pretend({ flPriority: !load.flPriority })
    void prioritize.run({ id: load.hashId, flPriority: load.flPriority ? 'false' : 'true' })
  }
  return (
    <IconButton
      icon="flag"
      className={load.flPriority ? 'flag-on' : ''}
      label={load.flPriority ? 'Retirar prioridade' : 'Marcar como prioridade'}
      aria-pressed={load.flPriority}
      onClick={toggle}
    />
  )
}
