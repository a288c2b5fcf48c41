import { importExtensions } from '@embarca/contracts/import/codes.ts'
import { importLabels, importMessages } from '@embarca/contracts/import/labels.pt.ts'
import { type ImportCheck, importRoutes } from '@embarca/contracts/import/routes.ts'
import { importServed } from '@embarca/contracts/import/run-routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { freightTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { notification } from '../../base/feedback.ts'
import { downloadFile } from '../../base/file-download.ts'
import { showFailure } from '../../base/show-failure.ts'
import { useSession } from '../../session/session.ts'
import { useImportInfo } from '../../shared/imports/use-import-info.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { CheckResult } from './CheckResult.tsx'
import type { CorrectedRows } from './corrections.ts'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportRun } from './ImportRun.tsx'
import './order-import.css'

const none: CorrectedRows = new Map()
const notChecked = 'Não foi possível conferir os arquivos'

/** Files of orders: checked without storing anything, or imported in the background. */
export const OrderImport = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [result, setResult] = useState<ImportCheck>()
  const [pending, setPending] = useState<'check' | 'run'>()
  const [increments, setIncrements] = useState(false)
  const [recreates, setRecreates] = useState(false)
  const { info, refresh } = useImportInfo()
  const [corrected, setCorrected] = useState<CorrectedRows>(none)
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen)
    setResult(undefined)
    setCorrected(none)
  }
  const { operationGroups, activeOperationGroupId } = useSession()
  const [groupId, setGroupId] = useState(activeOperationGroupId ?? (operationGroups.length === 1 ? operationGroups[0]!.id : undefined))
  const [freightType, setFreightType] = useState<(typeof freightTypes)[number]>()
  const choices = {
    ...(corrected.size > 0 && { corrections: JSON.stringify([...corrected.values()]) }),
    ...(groupId !== undefined && { operationGroupId: groupId }),
    ...(freightType && { freightType }),
    ...(increments && { increment: 'true' as const }),
    ...(recreates && { flRecreateOrder: 'true' as const }),
  }
  /** What was checked with other choices says nothing of these. */
  const choosing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setResult(undefined)
    }
  const check = async () => {
    setPending('check')
    try {
      setResult(await call(importRoutes.check, choices, { files: { file: files } }))
    } catch (thrown) {
      showFailure(thrown, notChecked)
    } finally {
      setPending(undefined)
    }
  }
  const start = async () => {
    setPending('run')
    try {
      await call(importServed.importOrders, choices, { files: { file: files } })
      notification({ style: 'success', text: importMessages.started })
      choose([])
    } catch (thrown) {
      // Nothing typed is lost: the files stay chosen.
      showFailure(thrown, importMessages.notStarted)
    } finally {
      setPending(undefined)
      await refresh()
    }
  }
  const hasFiles = files.length > 0
  return (
    <div className="order-import">
      <header>
        <h2>Importar pedidos</h2>
        <Button
          look="plain"
          icon="download"
          onClick={() => void downloadFile(address(importRoutes.template).path, importLabels.template.file)}
        >
          Baixar modelo
        </Button>
      </header>
      {info && <ImportRun info={info} onAway={refresh} />}
      <p>Confira quais linhas seriam aceitas, sem gravar nada, ou importe os arquivos. As linhas sem erro viram pedidos.</p>
      <FileDrop label="Escolha planilhas, XMLs de NF-e ou ZIPs" files={files} onChange={choose} allowed={importExtensions} />
      <div className="import-choices">
        {operationGroups.length > 1 && (
          <SelectField
            label="Grupo de operação"
            clearable
            placeholder="Só o das linhas"
            hint="De linhas e NF-es que não dizem o seu."
            options={operationGroups.map(({ id, name }) => ({ value: id, label: name }))}
            value={groupId}
            onChange={choosing(setGroupId)}
          />
        )}
        <SelectField
          label="Tipo de frete"
          clearable
          placeholder={loadLabels.freightType.CIF}
          hint="De linhas e NF-es que não dizem o seu."
          options={freightTypes.map((type) => ({ value: type, label: loadLabels.freightType[type] }))}
          value={freightType}
          onChange={choosing(setFreightType)}
        />
      </div>
      <Checkbox className="c12" checked={increments} onChange={choosing(setIncrements)}>
        Somar as quantidades às dos pedidos que já existem
      </Checkbox>
      <Checkbox className="c12" checked={recreates} onChange={choosing(setRecreates)}>
        Criar um novo pedido quando o do mesmo código já foi entregue
      </Checkbox>
      <div className="import-actions">
        <Button
          look="plain"
          icon="check"
          pending={pending === 'check'}
          disabled={!hasFiles || pending !== undefined}
          onClick={() => void check()}
        >
          {corrected.size > 0 ? 'Conferir novamente' : 'Conferir'}
        </Button>
        <Button look="primary" pending={pending === 'run'} disabled={!hasFiles || pending !== undefined} onClick={() => void start()}>
          Importar
        </Button>
      </div>
      {corrected.size > 0 && (
        <p role="status" className="corrected-count">
          {corrected.size === 1 ? '1 linha corrigida' : `${corrected.size} linhas corrigidas`} nesta tela; os arquivos não mudam.{' '}
          <Button look="quiet" icon="times" onClick={() => setCorrected(none)}>
            Descartar correções
          </Button>
        </p>
      )}
      <div aria-live="polite">{result && <CheckResult result={result} corrected={corrected} onCorrect={setCorrected} />}</div>
      {/* Read again when another import began, or the latest ended. */}
      {info && <ImportHistory key={`${info.id} ${info.status}`} />}
    </div>
  )
}
