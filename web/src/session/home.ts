import { carrierRoles, rightsOf } from '@embarca/contracts/roles.ts'

type Row = {
  readonly when: (has: (role: string) => boolean, roles: readonly string[]) => boolean
  readonly home: string
  readonly noLoads?: true
}

/** The app of transporters, and that of drivers: pages of their own, outside of the shipper's. */
const CARRIER_HOME = '/carrier'
const DRIVER_HOME = '/driver'

const isTransporter = (role: string) => role !== 'driver' && carrierRoles.some((one) => one === role)
const isCarrier = (roles: readonly string[]) => carrierRoles.some((role) => roles.includes(role))

/**
 * The home of each role (specification 1 §2.2). Admins, super admins, approvers and operators have the board, whatever other roles they
 * have (reading a19); for everybody else the first matching row decides.
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
  { when: (has, roles) => isCarrier(roles) && !roles.some(isTransporter) && has('driver'), home: DRIVER_HOME, noLoads: true },
  { when: (_, roles) => isCarrier(roles), home: CARRIER_HOME, noLoads: true },
]

const rowOf = (roles: readonly string[]) => rows.find(({ when }) => when((role) => roles.includes(role), roles))

/** The address of a user's home. */
export const homeOf = (roles: readonly string[]): string => rowOf(roles)?.home ?? '/loads'

/** Whether these roles have no `/loads` screen, so that it redirects home. */
export const hasNoLoads = (roles: readonly string[]): boolean => rowOf(roles)?.noLoads ?? false

/** Whether a home is outside of the shipper's app, so that the browser has to load its page. */
export const isOtherApp = (home: string): boolean => home === CARRIER_HOME || home === DRIVER_HOME

/** Every home; a home whose module does not exist yet shows a page that says so. */
export const homes: readonly string[] = [...new Set(rows.map(({ home }) => home))]
