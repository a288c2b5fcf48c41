import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useState } from 'react'
import { IRREVERSIBLE, useConfirm } from '../../../ui/Confirm.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { isAllowed } from '../actions.ts'
import type { LoadPageState } from '../use-load.ts'
import { AttachmentRow, type LoadAttachment } from './AttachmentRow.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { useAttachments } from './use-attachments.ts'
import './attachments.css'

/** The files of a load: download, add and remove. */
export const AttachmentsPanel = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadPageState }) => {
  const { hashId, revision } = load
  const { files, pending, error, retry, sending, attach, detach, rename, changing } = useAttachments(hashId, revision, page)
  const [naming, setNaming] = useState<LoadAttachment>()
  const [ask, question] = useConfirm()
  const may = isAllowed(load, 'AttachFile')
  const confirmAndRemove = async ({ id, name }: LoadAttachment) => {
    if (await ask({ title: `Remover ${name}?`, text: IRREVERSIBLE, accept: 'Remover', danger: true })) await detach(id)
  }
  if (!may && !pending && files.length === 0 && !error) return null
  return (
    <section className="panel attachments-panel" aria-label="Anexos">
      <h2>
        Anexos
        <small className="num">{files.length > 0 && files.length}</small>
      </h2>
      {pending ? (
        <Skeleton count={2} height={24} />
      ) : error ? (
        <ErrorState text="Não foi possível ler os anexos." error={error} onRetry={retry} />
      ) : (
        files.length + sending.length === 0 && <p className="none">Nenhum arquivo anexado...</p>
      )}
      <ul className="file-list">
        {files.map((file) => (
          <AttachmentRow
            key={file.id}
            file={file}
            {...(may && { onRemove: () => void confirmAndRemove(file), onRename: () => setNaming(file) })}
            changing={changing}
          />
        ))}
        {sending.map(({ name, size, lastModified }) => (
          <li key={`${name}-${size}-${lastModified}`} aria-busy="true">
            <Spinner />
            <span className="cut">{name}</span>
            <small role="status">enviando…</small>
          </li>
        ))}
      </ul>
      {may && <FileDrop label="Anexar arquivos" files={[]} onChange={(chosen) => void attach(chosen)} />}
      {naming && (
        <RenameDialog
          file={naming}
          pending={changing}
          onName={async (name) => (await rename(naming.id, name)) && setNaming(undefined)}
          onClose={() => setNaming(undefined)}
        />
      )}
      {question}
    </section>
  )
}
