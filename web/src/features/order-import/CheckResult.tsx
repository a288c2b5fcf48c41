import type { ImportCheck } from '@embarca/contracts/import/routes.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ChangedOrders } from './ChangedOrders.tsx'
import { CorrectionGrid } from './CorrectionGrid.tsx'
import type { CorrectedRows } from './corrections.ts'
import { NewPlaces } from './NewPlaces.tsx'

const counts = ({ rows, created, changed, same, warned, refused }: ImportCheck) =>
  [
    ['Linhas', rows],
    ['Pedidos novos', created],
    ['Alterados', changed],
    ['Sem mudança', same],
    ['Com aviso', warned],
    ['Recusadas', refused],
  ] as const

type Props = { readonly result: ImportCheck; readonly corrected: CorrectedRows; readonly onCorrect: (corrected: CorrectedRows) => void }

/** What would become of a request's files: counts, files that cannot be read, what changes, and each row with a fault or a warning, to correct. */
export const CheckResult = ({ result, corrected, onCorrect }: Props) => {
  const { files, problems, hasMore, changes, changed, newPlaces } = result
  return (
    <section className="check-result" aria-label="Resultado da conferência">
      <dl>
        {counts(result).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{integer(count)}</dd>
          </div>
        ))}
      </dl>
      {files.map(({ name, fault, unknown }) => (
        <div key={name}>
          {fault !== undefined && (
            <p className="refused" role="alert">
              <Icon name="times" size={14} /> <b>{name}:</b> {fault}
            </p>
          )}
          {unknown.length > 0 && (
            <p>
              <b>{name}:</b> colunas que não são usadas: {unknown.join(', ')}.
            </p>
          )}
        </div>
      ))}
      {problems.length === 0 && result.rows > 0 && <p>Todas as linhas seriam aceitas.</p>}
      {newPlaces.length > 0 && <NewPlaces places={newPlaces} />}
      {changes.length > 0 && <ChangedOrders changes={changes} changed={changed} />}
      {problems.length > 0 && (
        <CorrectionGrid
          rows={problems}
          fileNames={files.map(({ name }) => name)}
          hasMore={hasMore}
          corrected={corrected}
          onCorrect={onCorrect}
        />
      )}
    </section>
  )
}
