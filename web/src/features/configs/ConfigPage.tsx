import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { ConfigForm } from './ConfigForm.tsx'
import { configText } from './config-text.ts'
import '../../ui/form-grid.css'
import './configs.css'

/** The company's settings. */
export const ConfigPage = () => {
  const configs = useRead(referenceRoutes.configs, {})
  if (configs.data) return <ConfigForm stored={{ text: configText(configs.data), revision: configs.data.revision }} />
  if (configs.isError)
    return <ErrorState text="Não foi possível carregar as configurações." error={configs.error} onRetry={() => void configs.refetch()} />
  return (
    <main className="configs" aria-busy="true" aria-label="Carregando">
      <Skeleton count={7} height={56} gap={14} radius={8} />
    </main>
  )
}
