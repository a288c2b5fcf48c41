import { kilometres } from '@embarca/contracts/kit/measures.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { planningLabels } from '@embarca/contracts/planning/labels.pt.ts'
import { type LoadSuggestions, planningRoutes } from '@embarca/contracts/planning/routes.ts'
import { useState } from 'react'
import { call } from '../../../base/api.ts'
import { message } from '../../../base/feedback.ts'
import { showFailure } from '../../../base/show-failure.ts'
import { useCommand } from '../../../base/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { FillBars } from '../FillBars.tsx'
import { type OrderAddress, orderQuery } from '../order-address.ts'
import { sumsText } from '../order-sums.ts'
import { WaySketch } from './WaySketch.tsx'

type Suggested = LoadSuggestions['suggested'][number]
const keyOf = ({ orderIds }: Suggested) => orderIds.join()
const cities = ({ stops }: Suggested) => stops.map(({ city }) => city).filter((city, at, all) => city !== all[at - 1])

const Ghost = ({
  load,
  pending,
  onAccept,
  onDismiss,
}: {
  load: Suggested
  pending: boolean
  onAccept: () => void
  onDismiss: () => void
}) => {
  const { orderIds, weight, cubage, value, vehicleType, km, savedKm, measured } = load
  return (
    <article className="planned-load ghost" aria-label={`Sugestão: ${cities(load).join(' → ')}`}>
      <header>
        <b>{cities(load).join(' → ')}</b>
        <span className="num">
          {orderIds.length === 1 ? '1 pedido' : `${orderIds.length} pedidos`} · {sumsText({ weight, cubage, value, quantity: 0 })}
        </span>
      </header>
      <FillBars amounts={{ weight, cubage }} vehicleType={vehicleType} />
      <WaySketch stops={load.stops} />
      <p className="num">
        {kilometres(km)}
        {savedKm > 0 && ` · ${kilometres(savedKm)} a menos que uma carga por pedido`} <small>{planningLabels.measured[measured]}</small>
      </p>
      <div className="formed-actions">
        <Button look="quiet" onClick={onDismiss}>
          Dispensar
        </Button>
        <Button icon="check" pending={pending} onClick={onAccept}>
          Aceitar
        </Button>
      </div>
    </article>
  )
}

type Props = { readonly address: OrderAddress; readonly onFormed: () => unknown }

/** Loads proposed for the orders that the filters show: accepted one by one or all, each with what it saves; the rest with the rule behind it. */
export const Suggestions = ({ address, onFormed }: Props) => {
  const [asking, setAsking] = useState(false)
  const [found, setFound] = useState<LoadSuggestions>()
  const form = useCommand(mountServed.form, { successMessage: false })
  const ask = async () => {
    setAsking(true)
    try {
      const { sort: _, descending: __, ...filter } = orderQuery(address)
      setFound(await call(planningRoutes.suggest, { filter: { ...filter, status: ['UNBIND'] } }))
    } catch (thrown) {
      showFailure(thrown, planningLabels.notSuggested)
    } finally {
      setAsking(false)
    }
  }
  const leave = (load: Suggested) =>
    setFound((before) => before && { ...before, suggested: before.suggested.filter((one) => keyOf(one) !== keyOf(load)) })
  const accept = async (loads: readonly Suggested[]) => {
    let formed = 0
    for (const load of loads) {
      const { orderIds, freightType, vehicleType } = load
      // A refusal is shown: another planner took one of the orders meanwhile.
      if (await form.run({ orderIds: [...orderIds], freightType, vehicleType })) formed += 1
      leave(load)
    }
    if (formed > 0) message('success', formed === 1 ? 'Carga formada com sucesso.' : `${formed} cargas formadas com sucesso.`)
    await onFormed()
  }
  return (
    <section className="suggestions" aria-label="Cargas sugeridas">
      <div className="suggestion-actions">
        <Button icon="star" pending={asking} onClick={() => void ask()}>
          Sugerir cargas
        </Button>
        {found && found.suggested.length > 1 && (
          <Button icon="check" pending={form.pending} onClick={() => void accept(found.suggested)}>
            Aceitar todas ({found.suggested.length})
          </Button>
        )}
        {found && (
          <Button look="quiet" icon="times" onClick={() => setFound(undefined)}>
            Limpar sugestões
          </Button>
        )}
      </div>
      {found && (
        <div aria-live="polite" className="suggested">
          {found.suggested.length === 0 && (
            <p>Nenhuma carga sugerida para {found.orders === 1 ? '1 pedido' : `${found.orders} pedidos`}.</p>
          )}
          {found.hasMore && <p>Há mais pedidos do que os considerados: filtre por coleta ou data.</p>}
          {found.suggested.map((load) => (
            <Ghost
              key={keyOf(load)}
              load={load}
              pending={form.pending}
              onAccept={() => void accept([load])}
              onDismiss={() => leave(load)}
            />
          ))}
          {found.leftOut.length > 0 && (
            <Fold title={found.leftOut.length === 1 ? '1 pedido ficou de fora' : `${found.leftOut.length} pedidos ficaram de fora`}>
              <ul className="left-out">
                {found.leftOut.map(({ orderId, orderCode, sentence }) => (
                  <li key={orderId}>
                    <b className="num">{orderCode}</b> {sentence}
                  </li>
                ))}
              </ul>
            </Fold>
          )}
        </div>
      )}
    </section>
  )
}
