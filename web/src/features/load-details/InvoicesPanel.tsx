import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { isAllowed } from './actions.ts'

/** The linked NF-es; the drawer adds and removes them. */
export const InvoicesPanel = ({ load, onOpen }: { readonly load: LoadDetails; readonly onOpen: () => void }) => {
  const may = isAllowed(load, 'AddInvoices')
  if (load.invoices.length === 0 && !may) return null
  return (
    <section className="panel" aria-label="Notas fiscais">
      <h2>
        Notas fiscais
        <small className="num">
          {load.invoices.length} de {load.deliveries.flatMap(orderCodesAt).length || load.destinations.length}
        </small>
      </h2>
      {load.invoices.length === 0 ? (
        <p className="none">Nenhuma NF-e vinculada.</p>
      ) : (
        <ul className="plain-list num">
          {load.invoices.map(({ invoiceId, number, series, orderCode }) => (
            <li key={invoiceId}>
              <span>
                NF-e {number} <small>série {series}</small>
              </span>
              <small className="cut">{orderCode}</small>
            </li>
          ))}
        </ul>
      )}
      <PlainButton className="see" onClick={onOpen}>
        {may ? 'Adicionar ou remover NF-e' : 'Ver notas fiscais'}
      </PlainButton>
    </section>
  )
}
