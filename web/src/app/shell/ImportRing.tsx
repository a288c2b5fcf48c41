import { importReads } from '@embarca/contracts/import/run-routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useSession } from '../../session/session.ts'
import { useImportInfo } from '../../shared/imports/use-import-info.ts'
import { DataLink } from '../../ui/DataLink.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'

const ended = { NONE: '', RUNNING: '', FINISHED: 'concluída', FINISHED_WITH_ERRORS: 'concluída com erros', REFUSED: 'recusada' } as const

/** How far the import of orders is, green at 100 (R147); it leads to its result, and is gone once that was put away. */
export const ImportRing = () => {
  const { roles } = useSession()
  const { info } = useImportInfo({ enabled: allows(importReads.info.may, roles) })
  if (!info || info.status === 'NONE') return null
  const { status, percent } = info
  const share = status === 'RUNNING' ? percent / 100 : 1
  const look = status === 'RUNNING' ? '' : status === 'FINISHED' ? 'complete' : 'faulty'
  return (
    <DataLink to="/orders?tab=imports" className="import-ring">
      <ProgressRing
        share={share}
        size={26}
        className={look}
        label={(text) => (status === 'RUNNING' ? `Importação de pedidos: ${text}` : `Importação de pedidos ${ended[status]}`)}
      />
    </DataLink>
  )
}
