import { INVOICE_REQUEST_PAUSE } from '@embarca/contracts/receipt/codes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { shortDateTime } from '../../base/date-times.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useNow } from '../../base/use-now.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { readonly deliveryId: string; readonly requestedAt: string | undefined }

/** For reviewers who may not add the NF-e that finishing needs: who adds it, and a button that tells those people. */
export const AskForInvoices = ({ deliveryId, requestedAt }: Props) => {
  const client = useQueryClient()
  const now = useNow()
  const request = useCommand(receiptRoutes.requestInvoices, { done: () => refreshRead(client, receiptRoutes.list, { id: deliveryId }) })
  const isAsked = requestedAt !== undefined && now - Date.parse(requestedAt) < INVOICE_REQUEST_PAUSE
  return (
    <div className="ask-invoices">
      <p>
        Falta a NF-e para finalizar o frete. Quem adiciona é um <b>operador ou administrador</b> da sua empresa, na tela da carga.
      </p>
      {isAsked ? (
        <p role="status" className="num">
          Aviso enviado em {shortDateTime(requestedAt)}.
        </p>
      ) : (
        <Button icon="bell" pending={request.pending} onClick={() => void request.run({ id: deliveryId })}>
          Avisar quem adiciona
        </Button>
      )}
    </div>
  )
}
