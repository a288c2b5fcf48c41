import { expect, it } from 'vitest'
import { hasNoLoads, homeOf } from './home.ts'

const table: readonly (readonly [string, readonly string[], string, boolean])[] = [
  ['admin', ['shipper_admin'], '/loads', false],
  ['super admin', ['shipper_super_admin'], '/loads', false],
  ['platform admin', ['embarca_admin'], '/loads', false],
  ['operator', ['shipper_operator'], '/loads', false],
  ['approver', ['shipper_approver'], '/loads', false],
  ['an admin who also launches', ['shipper_admin', 'shipper_shipping_launcher'], '/loads', false],
  ['an approver who also checks receipts', ['shipper_approver', 'shipper_receipt_approver'], '/loads', false],
  ['launcher', ['shipper_shipping_launcher'], '/orders', true],
  ['controller', ['shipper_controller'], '/transporters', true],
  ['concierge and expedition', ['shipper_concierge', 'shipper_expedition'], '/concierge', false],
  ['concierge', ['shipper_concierge'], '/concierge', true],
  ['expedition', ['shipper_expedition'], '/dispatchment', true],
  ['history', ['shipper_shipping_history'], '/loads/deliveryhistory', true],
  ['analytics', ['shipper_analytics'], '/reports', false],
  ['users', ['shipper_manage_users'], '/user-register', false],
  ['call panel', ['shipper_call_panel'], '/driver-call-panel', true],
  ['receipts', ['shipper_receipt_approver'], '/loads/deliveryReceiptLoads', false],
  ['a transporter', ['transporter_admin'], '/carrier', true],
  ['a driver', ['driver'], '/driver', true],
  ['a transporter who also drives', ['transporter_admin', 'driver'], '/carrier', true],
  ['nobody in particular', [], '/loads', false],
]

it.each(table)('%s', (_, roles, home, noLoads) => {
  expect(homeOf(roles)).toBe(home)
  expect(hasNoLoads(roles)).toBe(noLoads)
})
