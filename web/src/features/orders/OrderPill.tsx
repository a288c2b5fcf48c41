import type { OrderStatus } from '@embarca/contracts/order/codes.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { type PillTone, StatusPill } from '../../ui/StatusPill.tsx'

const looks: Readonly<Record<OrderStatus, { readonly tone: PillTone; readonly icon: string }>> = {
  UNBIND: { tone: 'confirm', icon: 'file' },
  BLOCKED: { tone: 'danger', icon: 'lock' },
  MOUNTED: { tone: 'negotiation', icon: 'objects-column' },
  LAUNCHED: { tone: 'progress', icon: 'truck' },
  DELIVERED: { tone: 'done', icon: 'check-circle' },
  SPLIT: { tone: 'idle', icon: 'file' },
  REMOVED: { tone: 'idle', icon: 'times' },
}
export const OrderPill = ({ status }: { readonly status: OrderStatus }) => (
  <StatusPill tone={looks[status].tone} icon={looks[status].icon}>
    {orderLabels.status[status]}
  </StatusPill>
)
