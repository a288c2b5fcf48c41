import { MOST_DOCUMENT_FILES } from '@embarca/contracts/carrier-document/codes.ts'
import { documentCommands } from '@embarca/contracts/carrier-document/routes.ts'
import type { SubjectDocument } from '@embarca/contracts/carrier-document/views.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { useState } from 'react'
import { fieldErrors } from '../../base/field-errors.ts'
import { uploadDocument } from '../../base/upload-document.ts'
import { useCommand } from '../../base/use-command.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DayField } from './DayField.tsx'
import { noVersion, versionErrors, versionFields } from './document-text.ts'
import type { Subject } from './subject.ts'

const allowed = ['pdf', 'png', 'jpg', 'jpeg']
type Props = {
  readonly subject: Subject
  readonly owner: string
  readonly document: SubjectDocument
  readonly onDone: () => unknown
  readonly onClose: () => void
}

/** A new version of a document with its files; what staff uploads is approved at once. */
export const UploadDialog = ({ subject, owner, document: { documentId, name, expires }, onDone, onClose }: Props) => {
  const [text, setText] = useState(noVersion)
  const [files, setFiles] = useState<readonly File[]>([])
  const [uploading, setUploading] = useState(false)
  const errors = useFormErrors(versionErrors(text, { expires, files: files.length, today: localDay(new Date().toISOString()) }))
  const saving = useCommand(documentCommands.change, {
    done: async () => {
      await onDone()
      onClose()
    },
    failed: (failure) => errors.showServerErrors(fieldErrors(failure)),
  })
  const edit = (part: Partial<typeof text>) => {
    errors.forget()
    setText({ ...text, ...part })
  }
  const send = async () => {
    if (!errors.validate()) return
    setUploading(true)
    const uploaded = await Promise.all(files.map((file) => uploadDocument(file, { owner })))
    setUploading(false)
    if (uploaded.some((fileId) => fileId === undefined)) return
    const ids = uploaded.flatMap((fileId) => fileId ?? [])
    await saving.run({ ...subject, documentId, ...versionFields(text), files: ids })
  }
  return (
    <FormDialog
      title={`Incluir ${name}`}
      accept="Salvar"
      icon="upload"
      pending={uploading || saving.pending}
      className="form-grid"
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextField className="c12" label="Número" maxLength={60} value={text.number} onChange={(number) => edit({ number })} />
      <DayField
        className="c6"
        label="Emissão"
        value={text.issuedAt}
        onChange={(issuedAt) => edit({ issuedAt })}
        error={errors.shown['issuedAt']}
      />
      <DayField
        className="c6"
        label="Vencimento"
        required={expires}
        value={text.expiresAt}
        onChange={(expiresAt) => edit({ expiresAt })}
        error={errors.shown['expiresAt']}
      />
      <div className="c12">
        <FileDrop
          label="Escolher arquivos"
          files={files}
          allowed={allowed}
          onChange={(next) => {
            errors.forget()
            setFiles(next.slice(0, MOST_DOCUMENT_FILES))
          }}
          error={errors.shown['files']}
        />
      </div>
    </FormDialog>
  )
}
