import { columnsCommands } from '@embarca/contracts/load-search/routes.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import type { OrderColumnName } from '@embarca/contracts/order/columns.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useMemo, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { usePages, useRead } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { useSession } from '../../session/session.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { SavedViews } from '../../shared/saved-views/SavedViews.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { RowCheckbox } from '../../ui/RowCheckbox.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { FormLoadDialog } from './FormLoadDialog.tsx'
import { NoteKeysDialog } from './NoteKeysDialog.tsx'
import { OrderColumnsDialog } from './OrderColumnsDialog.tsx'
import { OrderDrawer } from './OrderDrawer.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderSelectionBar } from './OrderSelectionBar.tsx'
import { hasConditions, type OrderAddress, orderQuery } from './order-address.ts'
import { leastWidth, orderColumns } from './order-columns.tsx'
import { focusedOrder, focusNextOrder } from './order-focus.ts'
import { RemoveOrdersDialog } from './RemoveOrdersDialog.tsx'
import { useLiveOrders } from './use-live-orders.ts'
import { useOrderSelection } from './use-order-selection.ts'

type Props = { readonly address: OrderAddress; readonly go: (address: OrderAddress) => void }
type Asking = 'form' | 'keys' | 'launch' | 'remove' | 'columns'
const usual: readonly OrderColumnName[] = ['code']

/** Orders by delivery date: found, ticked, and made into loads. */
export const OrderList = ({ address, go }: Props) => {
  const { roles, toggles } = useSession()
  const [asking, setAsking] = useState<Asking>()
  const query = usePages(orderRoutes.search, orderQuery(address), { keep: true, channel: 'shipper' })
  useLiveOrders({ orders: query.refresh })
  const { data: chosen } = useRead(orderRoutes.columns, {})
  const columns = useMemo(
    () => orderColumns(chosen?.filter(({ flShown }) => flShown).map(({ name }) => name as OrderColumnName) ?? usual),
    [chosen],
  )
  const change = (next: { readonly [K in keyof OrderAddress]?: OrderAddress[K] | undefined }) => go(omitUndefined({ ...address, ...next }))
  const selection = useOrderSelection({ rows: query.items, named: address.selected, onChange: (selected) => change({ selected }) })

  const plans = allows(orderCommands.remove.may, roles)
  const forms = allows(mountServed.form.may, roles) && toggles.ENABLE_LAUNCH_BY_ORDER
  const tick = (through: boolean) => {
    const id = focusedOrder()
    if (id !== undefined) selection.toggle(id, through)
  }
  const keys = { group: 'Pedidos' }
  useShortcut({ ...keys, keys: 'x', label: 'Selecionar o pedido', run: () => tick(false) }, { when: plans })
  useShortcut({ ...keys, keys: 'shift+x', label: 'Selecionar até o pedido', run: () => tick(true) }, { when: plans })
  useShortcut({ ...keys, keys: 'j', label: 'Próximo pedido', run: () => focusNextOrder(1) })
  useShortcut({ ...keys, keys: 'k', label: 'Pedido anterior', run: () => focusNextOrder(-1) })

  const { length } = query.items
  const isEmpty = !hasConditions(address)
  const { order, sort, descending } = address
  const formed = (mountId: string) => {
    void query.refresh()
    setAsking(undefined)
    go(omitUndefined({ ...address, selected: undefined, ...(asking === 'launch' ? { launch: mountId } : { tab: 'formed' as const }) }))
  }
  return (
    <>
      <div className="tools order-tools">
        <SearchBox
          placeholder="Pedido, nota, cliente ou produto"
          value={address.text ?? ''}
          onSubmit={(text) => change({ text: text || undefined })}
        />
        {plans && length > 0 && (
          <Button icon="check-square" onClick={selection.toggleShown}>
            {selection.every ? 'Desmarcar exibidos' : 'Selecionar exibidos'}
          </Button>
        )}
        {plans && (
          <Button icon="file" onClick={() => setAsking('keys')}>
            Por NF-e
          </Button>
        )}
        <SavedViews path="/orders" admin={allows(may.configure, roles)} />
        {chosen && allows(columnsCommands.chooseOrders.may, roles) && (
          <Button icon="objects-column" onClick={() => setAsking('columns')}>
            Colunas
          </Button>
        )}
      </div>
      <OrderFilters
        address={address}
        onChange={change}
        isEmpty={!hasConditions(omitUndefined({ ...address, text: undefined }))}
        onClear={() => go(omitUndefined({ screen: address.screen, text: address.text, selected: address.selected, sort, descending }))}
      />
      <div className="listing order-listing" style={{ '--least': `${leastWidth(columns)}px` } as object}>
        <QueryState
          what="pedidos"
          icon="file"
          pending={query.pending}
          failed={query.failed && length === 0}
          error={query.error}
          onRetry={query.refresh}
          empty={
            length
              ? undefined
              : isEmpty
                ? 'Nenhum pedido. Importe uma planilha ou XMLs de NF-e na aba Importações.'
                : 'Nenhum pedido com estes filtros.'
          }
        >
          <RegisterTable
            label="Pedidos"
            columns={columns}
            rows={query.items}
            address={sort ? { sort: descending ? `-${sort}` : sort } : { sort: 'deliveryDate' }}
            onSort={(next) =>
              change({ sort: next?.replace(/^-/, '') as OrderAddress['sort'], descending: next?.startsWith('-') ? true : undefined })
            }
            name={({ id, code, status, priority }) => (
              <span className="order-pick" data-order={id}>
                {plans &&
                  (status === 'UNBIND' || status === 'LAUNCHED' ? (
                    <RowCheckbox
                      label={`Selecionar ${code}`}
                      checked={selection.has(id)}
                      onChange={(through) => selection.toggle(id, through)}
                    />
                  ) : (
                    <span className="no-pick" />
                  ))}
                <PlainButton className={priority ? 'order-code priority' : 'order-code'} onClick={() => change({ order: id })}>
                  {code}
                </PlainButton>
              </span>
            )}
            isOff={({ status }) => status === 'REMOVED' || status === 'SPLIT'}
            actionCount={0}
            actions={() => null}
            more={query.more}
            end={length === 1 ? '1 pedido' : `${length} pedidos`}
          />
        </QueryState>
      </div>
      {plans && selection.ids.length > 0 && (
        <OrderSelectionBar
          selection={selection}
          onForm={forms ? () => setAsking('form') : undefined}
          onLaunch={forms ? () => setAsking('launch') : undefined}
          onRemove={() => setAsking('remove')}
        />
      )}
      {(asking === 'form' || asking === 'launch') && (
        <FormLoadDialog
          orders={selection.orders}
          launches={asking === 'launch'}
          onFormed={formed}
          onRefused={query.refresh}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'keys' && <NoteKeysDialog onFound={selection.add} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && (
        <RemoveOrdersDialog
          orders={selection.orders}
          onDone={(removed) => {
            selection.leave(removed)
            return query.refresh()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'columns' && chosen && <OrderColumnsDialog columns={chosen} onClose={() => setAsking(undefined)} />}
      {order !== undefined && <OrderDrawer id={order} onDone={query.refresh} onClose={() => change({ order: undefined })} />}
    </>
  )
}
