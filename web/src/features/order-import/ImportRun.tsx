import { errorSheet } from '@embarca/contracts/import/labels.pt.ts'
import { errorsAddress, type ImportInfo, importServed } from '@embarca/contracts/import/run-routes.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { downloadFile } from '../../base/file-download.ts'
import { showFailure } from '../../base/show-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { importStatusTexts } from './import-status.ts'

const counts = ({ read, total, created, changed, same, refused }: ImportInfo) =>
  [
    ['Linhas lidas', `${integer(read)} de ${integer(total)}`],
    ['Pedidos criados', integer(created)],
    ['Pedidos alterados', integer(changed)],
    ['Sem mudança', integer(same)],
    ['Linhas recusadas', integer(refused)],
  ] as const

type Props = { readonly info: ImportInfo; readonly onAway: () => Promise<unknown> }
/** How far the latest import is, or how it ended. It is still here after a reload, until its user puts it away. */
export const ImportRun = ({ info, onAway }: Props) => {
  const [isPending, setPending] = useState(false)
  const { status, percent, files, errorsId, failure } = info
  if (status === 'NONE') return null
  const isRunning = status === 'RUNNING'
  const putAway = async () => {
    setPending(true)
    try {
      await call(importServed.putAway, {})
      await onAway()
    } catch (thrown) {
      showFailure(thrown, 'Não foi possível limpar a importação')
    } finally {
      setPending(false)
    }
  }
  return (
    <section className="import-run" aria-labelledby="import-run-title">
      <h2 id="import-run-title">
        <span role="status">
          {importStatusTexts[status]} {isRunning && `(${percent}%)`}
        </span>
      </h2>
      <p>{files.join(', ')}</p>
      {isRunning && <ProgressBar label="Progresso da importação" share={percent / 100} />}
      {failure !== undefined && <p className="refused">{failure}</p>}
      <dl>
        {counts(info).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {!isRunning && (
        <div className="import-actions">
          {errorsId !== undefined && (
            <Button look="primary" icon="download" onClick={() => void downloadFile(errorsAddress(errorsId), errorSheet.file)}>
              Baixar planilha com os erros
            </Button>
          )}
          <Button look="plain" pending={isPending} onClick={() => void putAway()}>
            Limpar
          </Button>
        </div>
      )}
    </section>
  )
}
