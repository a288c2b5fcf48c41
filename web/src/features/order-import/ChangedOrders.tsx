import { columnLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { ChangedOrder } from '@embarca/contracts/import/routes.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { VirtualTable } from '../../ui/VirtualTable.tsx'

type Props = { readonly changes: readonly ChangedOrder[]; readonly changed: number }

const cellsOf = ({ line, entry, code, loadId, changes }: ChangedOrder) => (
  <>
    <td>
      <b className="num">{line}</b>
      {entry !== undefined && <small>{entry}</small>}
    </td>
    <td>
      <b className="order-code">{code}</b>
      {loadId !== undefined && <small>Em carga lançada: o pedido fica como está, e a diferença vira uma pendência.</small>}
    </td>
    <td>
      <ul>
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            <b>{name}:</b> <del>{before || 'vazio'}</del> → <ins>{after || 'vazio'}</ins>
          </li>
        ))}
      </ul>
    </td>
  </>
)

/** What an import would change of orders that exist: the old and the new content of each field. */
export const ChangedOrders = ({ changes, changed }: Props) => (
  <section className="changed-orders" aria-labelledby="changed-orders-title">
    <h3 id="changed-orders-title">O que muda</h3>
    <VirtualTable
      items={changes}
      keyOf={({ file, line, entry, code }) => `${file} ${line} ${entry ?? ''} ${code}`}
      estimate={48}
      label="Pedidos que mudam"
      head={
        <>
          <th scope="col">Linha</th>
          <th scope="col">{columnLabels.code}</th>
          <th scope="col">De → para</th>
        </>
      }
      cells={cellsOf}
      end={changed > changes.length ? `Estes são os primeiros ${integer(changes.length)}.` : 'Fim da lista.'}
    />
  </section>
)
