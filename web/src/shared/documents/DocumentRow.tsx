import { documentCommands } from '@embarca/contracts/carrier-document/routes.ts'
import type { SubjectDocument } from '@embarca/contracts/carrier-document/views.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { DocumentVersions } from './DocumentVersions.tsx'
import { expiryText, stepText, validityLook } from './document-text.ts'
import type { Subject } from './subject.ts'
import { UploadDialog } from './UploadDialog.tsx'

type Props = { readonly subject: Subject; readonly owner: string; readonly document: SubjectDocument; readonly onChanged: () => unknown }

/** One document: its label and step, what may be done with it, and its versions. */
export const DocumentRow = ({ subject, owner, document, onChanged }: Props) => {
  const { roles } = useSession()
  const { documentId, typeId, name, status, validity, label, required, versions, reason } = document
  const [dialog, setDialog] = useState<'upload' | 'refuse'>()
  const [ask, question] = useConfirm()
  const done = { done: onChanged }
  const requesting = useCommand(documentCommands.request, done)
  const approving = useCommand(documentCommands.approve, done)
  const removing = useCommand(documentCommands.remove, done)
  const refusing = useCommand(documentCommands.refuse, {
    done: async () => {
      await onChanged()
      setDialog(undefined)
    },
  })
  const mayKeep = allows(documentCommands.request.may, roles)
  const of = { ...subject, documentId }
  const remove = async () => {
    const title = `Excluir ${name}?`
    if (await ask({ title, text: IRREVERSIBLE, accept: 'Excluir', danger: true })) await removing.run(of)
  }
  const about = [required ? 'obrigatório' : 'opcional', stepText(document), expiryText(document)].filter(Boolean)
  return (
    <li className="document-row" aria-label={name}>
      <div className="document-head">
        <div>
          <b>{name}</b>
          <StatusText {...validityLook[validity]}>{label}</StatusText>
          <small>{about.join(' · ')}</small>
          {reason && <small>Motivo da recusa: {reason}</small>}
        </div>
        {mayKeep && (
          <div className="document-actions">
            {status === 'SENT' && (
              <>
                <Button look="primary" icon="check" pending={approving.pending} onClick={() => void approving.run(of)}>
                  Aprovar
                </Button>
                <Button look="danger" onClick={() => setDialog('refuse')}>
                  Recusar
                </Button>
              </>
            )}
            {(status === 'NONE' || status === 'APPROVED') && (
              <Button icon="send" pending={requesting.pending} onClick={() => void requesting.run({ ...subject, typeId })}>
                Solicitar
              </Button>
            )}
            <Button icon="upload" onClick={() => setDialog('upload')}>
              Incluir
            </Button>
            {status !== 'NONE' && <IconButton icon="trash" label={`Excluir ${name}`} onClick={() => void remove()} />}
          </div>
        )}
      </div>
      {versions.length > 0 && (
        <details>
          <summary>{versions.length === 1 ? '1 versão' : `${versions.length} versões`}</summary>
          <DocumentVersions versions={versions} />
        </details>
      )}
      {dialog === 'upload' && <UploadDialog {...{ subject, owner, document }} onDone={onChanged} onClose={() => setDialog(undefined)} />}
      {dialog === 'refuse' && (
        <ReasonDialog
          open
          title={`Recusar ${name}`}
          text="Quem enviou recebe o motivo e pode enviar outra versão."
          label="Motivo"
          accept="Recusar"
          danger
          missing="Obrigatório o preenchimento do motivo da recusa."
          pending={refusing.pending}
          onReason={(text) => void refusing.run({ ...of, reason: text })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {question}
    </li>
  )
}
