import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { invoiceList, loadRoutes } from '@embarca/contracts/load/routes.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChannel } from '../../base/live.ts'
import { fiscalKey } from '../../base/masks.ts'
import { refreshRead, usePages, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { IconButton } from '../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { useInvoiceFiles } from './use-invoice-files.ts'
import './invoices.css'

const Invoices = ({ loadId }: { readonly loadId: string }) => {
  const id = deliveryOf(loadId)
  const client = useQueryClient()
  const session = useSession()
  const mayChange = allows(may.runLoads, session.roles)
  const details = useRead(loadDetailsRoutes.details, { id: loadId })
  const invoices = usePages(invoiceList, { id })
  const [ask, question] = useConfirm()
  const refetchInvoices = () =>
    Promise.all([refreshRead(client, invoiceList), refreshRead(client, loadDetailsRoutes.details), refreshRead(client, receiptRoutes.list)])
  const add = useCommand(loadRoutes.addInvoices, { done: refetchInvoices })
  const files = useInvoiceFiles(id, refetchInvoices)
  useChannel(`load:${loadId}`, () => void refetchInvoices())
  const remove = useCommand(loadRoutes.removeInvoice, { done: refetchInvoices })
  const confirmRemove = async (invoiceId: string, number: string) => {
    if (await ask({ title: `Remover a NF-e ${number}?`, text: IRREVERSIBLE, accept: 'Remover', danger: true }))
      await remove.run({ id, invoiceId })
  }
  if (invoices.pending || details.isPending) return <Skeleton count={4} height={40} radius={8} />
  if (invoices.failed || !details.data)
    return (
      <ErrorState
        text="Não foi possível abrir as NF-es."
        error={invoices.error ?? details.error}
        onRetry={() => void Promise.all([invoices.refresh(), details.refetch()])}
      />
    )

  const taken = invoices.items.map(({ orderCode }) => orderCode)
  const orders = details.data.deliveries.flatMap((delivery) =>
    orderCodesAt(delivery).map((code) => ({ code, place: `${delivery.placeName} · ${delivery.city}, ${delivery.state}` })),
  )
  return (
    <div className="invoices">
      {invoices.items.length === 0 ? (
        <EmptyState text="Nenhuma NF-e vinculada a esta carga." icon="file" />
      ) : (
        <ul className="invoice-list num">
          {invoices.items.map(({ invoiceId, orderCode, nfeKey, series, number }) => (
            <li key={invoiceId}>
              <span>
                <b>NF-e {number}</b>{' '}
                <span className="s">
                  série {series} · pedido {orderCode}
                </span>
                {nfeKey && <span className="key">{fiscalKey.show(nfeKey)}</span>}
              </span>
              {mayChange && (
                <IconButton
                  icon="trash"
                  label={`Remover a NF-e ${number}`}
                  disabled={remove.pending}
                  onClick={() => void confirmRemove(invoiceId, number)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <InvoiceForm
          orders={orders}
          taken={taken}
          pending={add.pending}
          files={files}
          onAdd={async (entry) => Boolean(await add.run({ id, invoices: [entry] }))}
        />
      )}
      {question}
    </div>
  )
}

/** The NF-es of a load: the linked ones, and a form to add more by key, by number or by XML. */
export const InvoiceDrawer = ({ hash, onClose }: { readonly hash: string | undefined; readonly onClose: () => void }) => (
  <Drawer open={hash !== undefined} onClose={onClose} title="Notas fiscais (NF-e)" width={520}>
    {hash !== undefined && <Invoices key={hash} loadId={hash} />}
  </Drawer>
)
