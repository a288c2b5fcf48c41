import { importExtensions } from '@embarca/contracts/import/codes.ts'
import { importLabels } from '@embarca/contracts/import/labels.pt.ts'
import { type ImportCheck, importRoutes } from '@embarca/contracts/import/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { downloadFile } from '../../base/file-download.ts'
import { showFailure } from '../../base/show-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { CheckResult } from './CheckResult.tsx'
import './order-import.css'

const failed = 'Não foi possível conferir os arquivos'

/** Files of orders are checked before they are sent: every row with all its faults, nothing is stored. */
export const OrderImport = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [result, setResult] = useState<ImportCheck>()
  const [isChecking, setChecking] = useState(false)
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen)
    setResult(undefined)
  }
  const check = async () => {
    setChecking(true)
    try {
      setResult(await call(importRoutes.check, {}, { files: { file: files } }))
    } catch (thrown) {
      showFailure(thrown, failed)
    } finally {
      setChecking(false)
    }
  }
  return (
    <main className="order-import">
      <header>
        <h1>Conferir planilha de pedidos</h1>
        <Button
          look="plain"
          icon="download"
          onClick={() => void downloadFile(address(importRoutes.template).path, importLabels.template.file)}
        >
          Baixar modelo
        </Button>
      </header>
      <p>Veja quais linhas seriam aceitas antes de enviar o arquivo. Nada é gravado.</p>
      <FileDrop label="Escolha planilhas, XMLs de NF-e ou ZIPs" files={files} onChange={choose} allowed={importExtensions} />
      <Button look="primary" icon="check" pending={isChecking} disabled={files.length === 0} onClick={() => void check()}>
        Conferir
      </Button>
      <div aria-live="polite">{result && <CheckResult result={result} />}</div>
    </main>
  )
}
