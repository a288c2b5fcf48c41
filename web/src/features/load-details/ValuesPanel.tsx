import { percent } from '@embarca/contracts/kit/numbers.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { burden, kilometres, money } from '../../shared/load/measures.ts'
import { ChangeMenu } from './changes/ChangeMenu.tsx'
import { changesOf, type RequestedChange } from './changes/change-list.ts'
import { Lines } from './Lines.tsx'

const share = (part: number, total: number) => percent(Math.abs(part / total) * 100)

const Saved = ({ cents, reference }: { readonly cents: number; readonly reference: number }) => (
  <span className={cents > 0 ? 'good' : ''}>
    {money(Math.abs(cents))} · {share(cents, reference)}
  </span>
)

/** The price next to the reference value. */
export const ValuesPanel = ({ load, onAsk }: { readonly load: LoadDetails; readonly onAsk: (change: RequestedChange) => void }) => {
  const { terms } = load
  const price = load.price ?? load.freightPrice
  const reference = load.referenceValue
  const saved = price !== undefined && reference ? reference - price : undefined
  return (
    <section className="panel" aria-label="Valores">
      <h2>
        Valores
        <ChangeMenu load={load} names={changesOf.values} label="Alterar valores e medidas" onAsk={onAsk} />
      </h2>
      <Lines
        lines={[
          ['Referência da rota', reference && money(reference)],
          [
            load.price === undefined ? 'Frete ofertado' : load.statusCode === 'WAITING_APPROVE' ? 'A contratar' : 'Contratado',
            price !== undefined && <b>{money(price)}</b>,
          ],
          [saved !== undefined && saved < 0 ? 'Acima da referência' : 'Economia', saved && <Saved cents={saved} reference={reference!} />],
          ['Frete do motorista', load.freightPriceDriver && money(load.freightPriceDriver)],
          ['Vale-pedágio', load.tollPrice && money(load.tollPrice)],
          ['Taxa de entrega', load.feeDeliveryPrice && money(load.feeDeliveryPrice)],
          ['Por quilômetro', price !== undefined && terms?.freightDistance ? money(Math.round(price / terms.freightDistance)) : undefined],
          ['Distância', terms?.freightDistance && kilometres(terms.freightDistance)],
          ['Carga', burden(load.weight, load.cubage)],
          ['Produto', load.productType],
          ['Perfil', terms?.profileName],
          ['Aceite', terms && loadLabels.acceptType[terms.acceptType]],
        ]}
      />
    </section>
  )
}
