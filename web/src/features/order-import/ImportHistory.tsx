import { errorSheet } from '@embarca/contracts/import/labels.pt.ts'
import { errorsAddress, type ImportInfo, importReads } from '@embarca/contracts/import/run-routes.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { fullDateTime } from '../../base/date-times.ts'
import { downloadFile } from '../../base/file-download.ts'
import { usePages } from '../../base/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { importStatusTexts } from './import-status.ts'

const countsOf = ({ created, changed, same, refused }: ImportInfo) =>
  [
    [created, 'criados'],
    [changed, 'alterados'],
    [same, 'sem mudança'],
    [refused, 'linhas recusadas'],
  ] as const

const Import = ({ one }: { readonly one: ImportInfo }) => {
  const { id, status, startedAt, files, errorsId } = one
  return (
    <li>
      <div>
        <b>{files.join(', ')}</b>
        <small>
          {importStatusTexts[status]}
          {startedAt !== undefined && <span className="num"> · {fullDateTime(startedAt)}</span>}
        </small>
      </div>
      <span className="num counts">
        {countsOf(one)
          .filter(([count]) => count > 0)
          .map(([count, word]) => `${integer(count)} ${word}`)
          .join(' · ')}
      </span>
      <span className="links">
        {one.created > 0 && <DataLink to={`/orders?importId=${id}`}>Ver pedidos</DataLink>}
        {errorsId !== undefined && (
          <Button look="quiet" icon="download" onClick={() => void downloadFile(errorsAddress(errorsId), errorSheet.file)}>
            Erros
          </Button>
        )}
      </span>
    </li>
  )
}

/** The user's imports, latest first, with the orders they made and the sheets of their errors. */
export const ImportHistory = () => {
  const { items, more, pending, failed, error, refresh } = usePages(importReads.all, {}, { live: true })
  if (pending) return <Skeleton height={56} count={3} />
  if (failed) return <ErrorState text="Não foi possível carregar as importações anteriores" error={error} onRetry={() => void refresh()} />
  if (items.length === 0) return null
  return (
    <section className="import-history" aria-labelledby="import-history-title">
      <h2 id="import-history-title">Importações anteriores</h2>
      <ul>
        {items.map((one) => (
          <Import key={one.id} one={one} />
        ))}
      </ul>
      {more.has && (
        <Button look="plain" pending={more.loading} onClick={more.load}>
          Mostrar mais
        </Button>
      )}
    </section>
  )
}
