import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useLatestWins } from '../../base/use-latest-wins.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isAllowed } from './actions.ts'
import type { LoadPageState } from './use-load.ts'

/** Toggles the priority; shows the change before the server confirms it. */
export const PriorityFlag = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadPageState }) => {
  const { latestInput, submit } = useLatestWins(loadRoutes.prioritize, { done: page.afterCommand, failed: () => void page.refetchAll() })
  if (!isAllowed(load, 'PrioritizeLoad')) return load.flPriority ? <Icon name="flag" label="Prioridade" className="flag-on" /> : null
  const isOn = latestInput ? latestInput.flPriority === 'true' : load.flPriority
  return (
    <IconButton
      icon="flag"
      className={isOn ? 'flag-on' : ''}
      label={isOn ? 'Retirar prioridade' : 'Marcar como prioridade'}
      aria-pressed={isOn}
      onClick={() => void submit({ id: load.hashId, flPriority: isOn ? 'false' : 'true' })}
    />
  )
}
