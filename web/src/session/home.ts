import { rightsOf } from '@embarca/contracts/roles.ts'

type Row = {
  readonly when: (has: (role: string) => boolean, roles: readonly string[]) => boolean
  readonly home: string
  readonly noLoads?: true
}

/**
 * Where people start (specification 1 §2.2). Admins, super admins, approvers and operators start at the board whatever else
 * they are (reading a19); the first row that fits decides for everybody else.
 */
const rows: readonly Row[] = [
  { when: (_, roles) => rightsOf(roles).fullTopBar, home: '/loads' },
  { when: (has) => has('shipper_shipping_launcher'), home: '/orders', noLoads: true },
  { when: (has) => has('shipper_controller'), home: '/transporters', noLoads: true },
  { when: (has) => has('shipper_concierge') && has('shipper_expedition'), home: '/concierge' },
  { when: (has) => has('shipper_concierge'), home: '/concierge', noLoads: true },
  { when: (has) => has('shipper_expedition'), home: '/dispatchment', noLoads: true },
  { when: (has) => has('shipper_shipping_history'), home: '/loads/deliveryhistory', noLoads: true },
  { when: (has) => has('shipper_analytics'), home: '/reports' },
  { when: (has) => has('shipper_manage_users'), home: '/user-register' },
  { when: (has) => has('shipper_call_panel'), home: '/driver-call-panel', noLoads: true },
  { when: (has) => has('shipper_receipt_approver'), home: '/loads/deliveryReceiptLoads' },
]

const rowOf = (roles: readonly string[]) => rows.find(({ when }) => when((role) => roles.includes(role), roles))

/** The address a user's day starts at. */
export const homeOf = (roles: readonly string[]): string => rowOf(roles)?.home ?? '/loads'

/** Whether `/loads` is no screen of theirs and leads home instead. */
export const hasNoLoads = (roles: readonly string[]): boolean => rowOf(roles)?.noLoads ?? false

/** Every home; those whose module is still to come open a page that says so. */
export const homes: readonly string[] = [...new Set(rows.map(({ home }) => home))]
