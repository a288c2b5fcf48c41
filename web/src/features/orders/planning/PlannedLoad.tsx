import { weightText } from '@embarca/contracts/kit/measures.ts'
import type { Mount } from '@embarca/contracts/mount/routes.ts'
import { smallestVehicle } from '@embarca/contracts/planning/capacities.ts'
import { useState } from 'react'
import { movedTo } from '../../../shared/columns/column-choice.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { MenuItem } from '../../../ui/MenuItem.tsx'
import { CostPerTonne } from '../CostPerTonne.tsx'
import { FillBars } from '../FillBars.tsx'
import { sumsText } from '../order-sums.ts'
import { LoadWay } from './LoadWay.tsx'
import { useDrop } from './use-drop.ts'
import type { Planning } from './use-planning.ts'

type Props = {
  readonly load: Mount
  readonly planning: Planning
  readonly nameOf: (placeId: string) => string
  readonly onLaunch: () => void
}

/** A formed load: its stops with their orders, how full it is, and where an order may be dropped. */
export const PlannedLoad = ({ load, planning, nameOf, onLaunch }: Props) => {
  const { id, externalId, orders, stops, weight, cubage, value, vehicleType, contradictions } = load
  const { carried, setCarried, move, free, loads, chosen } = planning
  const { isOver, handlers } = useDrop(carried !== undefined && carried.from !== id, () => carried && void move(carried, id))
  const [showsWay, setShowsWay] = useState(false)
  const others = loads.items.filter((one) => one.id !== id)
  return (
    <article className={isOver ? 'planned-load over' : 'planned-load'} aria-label={`Carga ${externalId}`} {...handlers}>
      <header>
        <b>{externalId}</b>
        <span className="num">{sumsText({ weight, cubage, value, quantity: 0 })}</span>
        <Menu
          label={`Ações de ${externalId}`}
          align="end"
          trigger={(ties) => <IconButton icon="more" label={`Ações de ${externalId}`} {...ties} />}
        >
          {() => (
            <>
              {chosen.length > 0 && (
                <MenuItem icon="plus" onSelect={() => void move({ orderIds: chosen.map((one) => one.id) }, id)}>
                  {chosen.length === 1 ? 'Adicionar o pedido selecionado' : `Adicionar os ${chosen.length} pedidos selecionados`}
                </MenuItem>
              )}
              <MenuItem icon="map-marker" onSelect={() => setShowsWay(!showsWay)}>
                {showsWay ? 'Ocultar a rota' : 'Ver a rota'}
              </MenuItem>
              <MenuItem icon="times" onSelect={() => void planning.unmount(load)}>
                Desmontar
              </MenuItem>
            </>
          )}
        </Menu>
      </header>
      <FillBars amounts={{ weight, cubage }} vehicleType={vehicleType ?? smallestVehicle({ weight, cubage })} />
      <CostPerTonne load={load} />
      {showsWay && <LoadWay key={stops.join()} load={load} onReorder={(order) => void planning.reorder(load, order)} />}
      <ol className="planned-stops">
        {stops.map((stop, at) => (
          <li key={stop}>
            <span className="stop-name">
              {nameOf(stop)}
              {contradictions.includes(stop) && <small className="form-load-warning"> vence antes da última coleta</small>}
            </span>
            {stops.length > 1 && (
              <span className="stop-moves">
                <IconButton
                  icon="up"
                  iconSize={12}
                  label={`Entregar ${nameOf(stop)} antes`}
                  disabled={at === 0}
                  onClick={() => void planning.reorder(load, movedTo(stops, stop, at - 1))}
                />
                <IconButton
                  icon="down"
                  iconSize={12}
                  label={`Entregar ${nameOf(stop)} depois`}
                  disabled={at === stops.length - 1}
                  onClick={() => void planning.reorder(load, movedTo(stops, stop, at + 1))}
                />
              </span>
            )}
            <ul>
              {orders
                .filter(({ deliveryPlaceId }) => deliveryPlaceId === stop)
                .map(({ orderId, orderCode, weight: kg = 0 }) => (
                  <li
                    key={orderId}
                    className="planned-order"
                    draggable
                    onDragStart={() => setCarried({ orderIds: [orderId], from: id })}
                    onDragEnd={() => setCarried(undefined)}
                  >
                    <span className="num">{orderCode}</span>
                    <span className="num">{kg > 0 && weightText(kg)}</span>
                    <Menu
                      label={`Mover ${orderCode}`}
                      align="end"
                      trigger={(ties) => <IconButton icon="more" iconSize={14} label={`Mover ${orderCode}`} {...ties} />}
                    >
                      {() => (
                        <>
                          <MenuItem icon="times" onSelect={() => void free({ orderIds: [orderId], from: id })}>
                            Retirar da carga
                          </MenuItem>
                          <MenuItem icon="plus" onSelect={() => void move({ orderIds: [orderId], from: id }, 'new')}>
                            Mover para uma nova carga
                          </MenuItem>
                          {others.map((other) => (
                            <MenuItem
                              key={other.id}
                              icon="objects-column"
                              onSelect={() => void move({ orderIds: [orderId], from: id }, other.id)}
                            >
                              Mover para {other.externalId}
                            </MenuItem>
                          ))}
                        </>
                      )}
                    </Menu>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="formed-actions">
        <Button look="primary" icon="truck" onClick={onLaunch}>
          Lançar
        </Button>
      </div>
    </article>
  )
}
