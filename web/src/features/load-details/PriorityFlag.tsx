import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useWanted } from '../../lib/wanted.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isAllowed } from './actions.ts'
import type { LoadOfPage } from './use-load.ts'

/** Priority on and off, shown at once. */
export const PriorityFlag = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadOfPage }) => {
  const { wanted, want } = useWanted(loadRoutes.prioritize, { done: page.did, failed: () => void page.again() })
  if (!isAllowed(load, 'PrioritizeLoad')) return load.flPriority ? <Icon name="flag" label="Prioridade" className="flag-on" /> : null
  const isOn = wanted ? wanted.flPriority === 'true' : load.flPriority
  return (
    <IconButton
      icon="flag"
      className={isOn ? 'flag-on' : ''}
      label={isOn ? 'Retirar prioridade' : 'Marcar como prioridade'}
      aria-pressed={isOn}
      onClick={() => void want({ id: load.hashId, flPriority: isOn ? 'false' : 'true' })}
    />
  )
}
