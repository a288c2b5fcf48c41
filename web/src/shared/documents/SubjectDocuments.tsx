import { documentRoutes } from '@embarca/contracts/carrier-document/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isMailOff } from '../../base/mail-off.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import type { Subject } from './subject.ts'
import './documents.css'

/** The documents of a subject: asked for, uploaded, reviewed; a tab of the carrier's page, a part of drawers. */
export const SubjectDocuments = (subject: Subject) => {
  const client = useQueryClient()
  const documents = useRead(documentRoutes.documents, subject)
  const list = documents.data?.list ?? []
  const changed = () => refreshRead(client, documentRoutes.documents)
  return (
    <div className="documents">
      {isMailOff() && (
        <p className="none">
          Nenhum servidor de e-mail está configurado: pedidos, recusas e vencimentos são avisados só na caixa de entrada e no aplicativo da
          transportadora.
        </p>
      )}
      <QueryState
        what="documentos"
        pending={documents.isPending}
        failed={documents.isError && !documents.data}
        error={documents.error}
        onRetry={documents.refetch}
        empty={list.length ? undefined : 'Nenhum tipo de documento é pedido. Cadastre os tipos em Tipos de documento.'}
        icon="file"
        rows={{ count: 4, height: 44 }}
      >
        <ul>
          {list.map((document) => (
            <DocumentRow
              key={document.documentId}
              {...{ subject, document }}
              owner={documents.data?.uploadOwner ?? ''}
              onChanged={changed}
            />
          ))}
        </ul>
      </QueryState>
    </div>
  )
}
