import type { May } from './kit/route.ts'

export const shipperRoles = [
  'shipper_admin',
  'shipper_super_admin',
  'shipper_operator',
  'shipper_shipping_launcher',
  'shipper_expedition',
  'shipper_concierge',
  'shipper_call_panel',
  'shipper_shipping_history',
  'shipper_manage_users',
  'shipper_controller',
  'shipper_receipt_approver',
  'shipper_approver',
  'shipper_analytics',
] as const
export const carrierRoles = ['transporter_admin', 'transporter_operator', 'transporter_comun', 'driver'] as const
export const roles = [...shipperRoles, 'embarca_admin', ...carrierRoles] as const
export type Role = (typeof roles)[number]

const admins = ['shipper_admin', 'shipper_super_admin', 'embarca_admin'] as const
const staff = [...admins, 'shipper_operator'] as const
const transporters = ['transporter_admin', 'transporter_operator', 'transporter_comun'] as const

/**
 * Groups of roles, named after what their members do; the rows of route tables use these names.
 * An approver without an operating role reads everything and decides only hirings; paired with an operating or receipt role,
 * `not` still keeps it from judging receipts (specification 1 §6, 2 §6; readings a17, a18, b1.5, b1.6).
 */
export const may = {
  /** Every signed-in user, carriers included. */
  beSignedIn: { any: [] },
  beShipperStaff: { any: [...shipperRoles, 'embarca_admin'] },
  seeLoads: { any: [...staff, 'shipper_approver', 'shipper_shipping_launcher', 'shipper_receipt_approver', 'shipper_shipping_history'] },
  seeBoard: { any: [...staff, 'shipper_approver', 'shipper_receipt_approver'] },
  seeRegistries: {
    any: [
      ...staff,
      'shipper_approver',
      'shipper_shipping_launcher',
      'shipper_controller',
      'shipper_receipt_approver',
      'shipper_shipping_history',
    ],
  },
  /** Drivers and their groups (CA30). */
  seeDrivers: { any: [...staff, 'shipper_controller', 'shipper_approver'] },
  /** The same, and launchers, who offer loads to groups of drivers. */
  seeDriverGroups: { any: [...staff, 'shipper_controller', 'shipper_approver', 'shipper_shipping_launcher'] },
  launchLoads: { any: [...staff, 'shipper_shipping_launcher'], not: ['shipper_approver'] },
  /** Orders waiting for a load, and what became of them (readings, orders). */
  seeOrders: { any: [...staff, 'shipper_shipping_launcher'] },
  /** Registers, imports, edits, forms and launches them. */
  planOrders: { any: [...staff, 'shipper_shipping_launcher'], not: ['shipper_approver'] },
  runLoads: { any: staff, not: ['shipper_approver'] },
  /** Carriers of a company: relation, groups, tags, documents (CA30). */
  manageCarriers: { any: [...staff, 'shipper_controller'], not: ['shipper_approver'] },
  /** The same, and who only reads them. */
  seeCarriers: { any: [...staff, 'shipper_controller', 'shipper_approver'] },
  approveHiring: { any: [...admins, 'shipper_approver'] },
  /** Full access (specification 1 §6): how a load came to its state, and evidence of it. */
  auditLoads: { any: [...admins, 'shipper_approver'] },
  /** What went wrong with loads (readings o51). */
  seeIncidents: { any: [...staff, 'shipper_approver'] },
  /** OTIF, graphs and reports (specification 1 §2.3). */
  seeIndicators: { any: [...staff, 'shipper_approver', 'shipper_analytics'] },
  /** An operator decides, unless the value needs an approver of hirings. */
  decideAgreements: { any: [...staff, 'shipper_approver'] },
  /** What stops a load, or may soon (o47). */
  seePendencies: { any: [...staff, 'shipper_approver'] },
  /** At the gate: waiting list, check-in, entry, exit (Y3). */
  workGate: { any: [...staff, 'shipper_concierge'], not: ['shipper_approver'] },
  /** At the docks of a gate whose docks have people of their own. */
  workDock: { any: [...staff, 'shipper_expedition'], not: ['shipper_approver'] },
  /** Either: comments, and the docks of a gate without such people. */
  workYard: { any: [...staff, 'shipper_concierge', 'shipper_expedition'], not: ['shipper_approver'] },
  seeYard: { any: [...staff, 'shipper_approver', 'shipper_concierge', 'shipper_expedition'] },
  /** The same, and the panel that shows calls. */
  watchCalls: { any: [...staff, 'shipper_approver', 'shipper_concierge', 'shipper_expedition', 'shipper_call_panel'] },
  seeReceipts: { any: [...staff, 'shipper_approver', 'shipper_receipt_approver', 'shipper_shipping_history'] },
  decideReceipts: { any: [...staff, 'shipper_receipt_approver'], not: ['shipper_approver'] },
  finishLoads: { any: [...staff, 'shipper_receipt_approver'], not: ['shipper_approver'] },
  /** Those who evaluate see the forms; administrators edit them (CA30). */
  evaluateOrConfigure: { any: [...staff, 'shipper_receipt_approver'] },
  seeEvaluations: { any: [...staff, 'shipper_approver', 'shipper_receipt_approver', 'shipper_analytics', 'shipper_controller'] },
  manageUsers: { any: [...admins, 'shipper_manage_users'] },
  configure: { any: admins },
  runThePlatform: { any: ['embarca_admin'] },
  actForTransporter: { any: transporters },
  /** Answers a shipper's invitation, asks for a relation, manages the company's people (CA30). */
  consentForTransporter: { any: ['transporter_admin'] },
  /** Sends and answers for its company; `transporter_comun` only reads (CA30). */
  operateForTransporter: { any: ['transporter_admin', 'transporter_operator'] },
  drive: { any: ['driver'] },
  /** Says whether the own phone, or the company's, may be written to. */
  answerForPhone: { any: ['transporter_admin', 'transporter_operator', 'driver'] },
  /** Everything of the app of carriers and drivers that concerns only its user. */
  useCarriersApp: { any: [...transporters, 'driver'] },
} satisfies Record<string, May & { any: readonly Role[]; not?: readonly Role[] }>

const launcher = 'shipper_shipping_launcher'

/** Whether these roles pass a row's rule. Deny by default: no role passes only `beSignedIn`. */
export const allows = (rule: May, userRoles: readonly string[]): boolean =>
  (rule.any.length === 0 || rule.any.some((role) => userRoles.includes(role))) && !rule.not?.some((role) => userRoles.includes(role))

/** Whether a user with these roles sees and changes only loads of their own (readings b1.5, b1.6). */
export const seesOwnLoadsOnly = (userRoles: readonly string[]): boolean =>
  userRoles.includes(launcher) && !may.seeLoads.any.some((role) => role !== launcher && userRoles.includes(role))

/** Administrators manage administrators, super administrators super administrators; no company manages the platform's own staff. */
const mayGive = (userRoles: readonly string[], role: string): boolean => {
  if (userRoles.includes('embarca_admin')) return true
  if (role === 'embarca_admin') return false
  if (role === 'shipper_super_admin') return userRoles.includes(role)
  return role !== 'shipper_admin' || allows(may.configure, userRoles)
}
/** Whether a user with these roles may grant and revoke those, and manage a person who has them. */
export const mayManage = (userRoles: readonly string[], roles: readonly string[]): boolean =>
  allows(may.manageUsers, userRoles) && roles.every((role) => mayGive(userRoles, role))

/** What the screens ask about a user (specification 1 §6; readings a17, a19). */
export const rightsOf = (userRoles: readonly string[]) => {
  const has = (...anyOf: readonly Role[]) => anyOf.some((role) => userRoles.includes(role))
  return {
    isAdmin: has('shipper_admin', 'embarca_admin', 'shipper_super_admin'),
    isSuperAdmin: has('shipper_super_admin'),
    isApprover: has('shipper_approver'),
    fullAccess: has('shipper_admin', 'embarca_admin', 'shipper_super_admin', 'shipper_approver'),
    fullTopBar: has('shipper_admin', 'embarca_admin', 'shipper_super_admin', 'shipper_approver', 'shipper_operator'),
    isLobby: has('shipper_concierge'),
    isDispatchment: has('shipper_expedition'),
    isAnalytics: has('shipper_analytics'),
  }
}

/** Staff of a shipper or of the platform: neither a transporter's people nor a driver. */
export const isStaff = ({ transporterId, driverId }: { readonly transporterId?: string; readonly driverId?: string }): boolean =>
  transporterId === undefined && driverId === undefined
