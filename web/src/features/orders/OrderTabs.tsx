import { Tab } from '../../ui/Tab.tsx'
import type { OrderAddress } from './order-address.ts'

export type OrderPart = 'orders' | 'planning' | 'formed' | 'imports' | 'mine'
const partNames: readonly (readonly [OrderPart, string])[] = [
  ['orders', 'Pedidos'],
  ['planning', 'Formar cargas'],
  ['formed', 'Cargas formadas'],
  ['imports', 'Importações'],
  ['mine', 'Minhas cargas'],
]

export const partOf = ({ screen, tab }: OrderAddress): OrderPart => tab ?? (screen === 'new' ? 'planning' : 'orders')
export const addressOf: Readonly<Record<OrderPart, OrderAddress>> = {
  orders: {},
  planning: { screen: 'new' },
  formed: { tab: 'formed' },
  imports: { tab: 'imports' },
  mine: { tab: 'mine' },
}

/** The parts of the screen that this user has. */
export const OrderTabs = ({ part, parts, onPart }: { part: OrderPart; parts: readonly OrderPart[]; onPart: (part: OrderPart) => void }) => (
  <nav className="order-tabs" aria-label="Pedidos e cargas">
    {partNames
      .filter(([name]) => parts.includes(name))
      .map(([name, label]) => (
        <Tab key={name} className="order-tab" on={name === part} onSelect={() => onPart(name)}>
          {label}
        </Tab>
      ))}
  </nav>
)
