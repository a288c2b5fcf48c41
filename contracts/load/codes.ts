export const loadStatuses = [
  'DRAFT',
  'CREATED',
  'WAIT_TRANSPORTER_ACCEPT',
  'NEGOTIATION',
  'OFFER_COMPLETED',
  'WAITING_APPROVE',
  'ASSIGNED_TO_TRANSPORTER',
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'COLLECT_DONE',
  'IN_TRANSIT',
  'IN_DELIVERY',
  'DELIVERED',
  'FINISHED',
  'CANCELED',
  'EXPIRED',
  'GROUPED',
] as const
export type LoadStatus = (typeof loadStatuses)[number]
/** The status of a load before its first event and after its draft was deleted; never shown. */
export type LoadLifecycleStatus = LoadStatus | 'NEW' | 'DELETED'

export const hiringTypes = ['NORMAL', 'QUOTATION', 'AUCTION', 'TO_COMBINE'] as const
export type HiringType = (typeof hiringTypes)[number]
export const deliveryTypes = ['SINGLE', 'LOT'] as const
export const freightTypes = ['CIF', 'FOB', 'DEDICADO', 'PRIMARIZED'] as const
export const acceptTypes = ['FIRST_ACCEPT', 'WAIT_DURATION'] as const
export const vehicleTypes = [
  'VUC',
  'VLC',
  'TRES_QUARTO',
  'TOCO',
  'TRUCK',
  'BITRUCK',
  'CARRETA',
  'CARRETA_LS',
  'BITREM',
  'RODOTREM',
  'TRITREM',
] as const
export type VehicleType = (typeof vehicleTypes)[number]
export const trailerTypes = [
  'GRADE_BAIXA',
  'GRANELEIRO',
  'SIDER',
  'BAU',
  'BAU_FRIGORIFICO',
  'REFRIGERADO',
  'BUG_PORTA_CONTAINER',
  'CACAMBA',
  'CEGONHEIRO',
  'GAIOLA',
  'MUNCK',
  'PRANCHA',
  'SILO',
  'TANQUE',
] as const
export const measureTypes = ['WEIGHT', 'CUBAGE', 'UNIT'] as const
export const pricings = ['BY_WEIGHT', 'BY_VOLUME', 'BY_UNIT', 'CLOSED_VALUE'] as const
export const flows = ['INBOUND', 'OUTBOUND', 'REVERSE'] as const
export const trackings = ['TRACKED', 'NOT_TRACKED'] as const
export const taxes = ['FREE', 'INCLUDED', 'NOT_INCLUDED'] as const
export const replicateTypes = ['NONE', 'GROUP'] as const
/** Minutes that an auction may last. */
export const auctionDurations = [1, 5, 10, 15, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300] as const
/** Cents above which a load's price is refused as absurd. */
export const HIGHEST_PRICE = 1_000_000_00
/** Kilograms above which a weight is refused as absurd, of a load as of one of its stops. */
export const HEAVIEST = 10_000_000

/** Sections of the board (specification 1 §4; readings a3–a5) by status, in the order in which a load passes them. */
export const sections = {
  negotiation: ['DRAFT', 'CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED', 'WAITING_APPROVE'],
  inProgress: [
    'ASSIGNED_TO_TRANSPORTER',
    'WAITING_DRIVER_ACCEPT',
    'LINKED_TO_DRIVER_VEHICLE',
    'IN_COLLECT',
    'COLLECT_DONE',
    'IN_TRANSIT',
    'IN_DELIVERY',
  ],
  closed: ['DELIVERED', 'FINISHED'],
} as const satisfies Record<string, readonly LoadStatus[]>

/** Statuses that a load passes on its way to the customer, in order. The status of an ended load does not tell how far it came. */
const statusPath: readonly LoadStatus[] = [...sections.negotiation, ...sections.inProgress, 'DELIVERED']
/** Whether a load at this status has yet to reach the other one. False of a load that ended. */
export const precedes = (status: LoadStatus, other: LoadStatus): boolean =>
  statusPath.includes(status) && statusPath.indexOf(status) < statusPath.indexOf(other)

export const boardColumns = ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** The board's column of a status; undefined for a status that only the history shows. */
export const columnOf = (status: LoadLifecycleStatus): BoardColumn | undefined =>
  (sections.negotiation as readonly string[]).includes(status)
    ? 'NEGOTIATION'
    : (sections.inProgress as readonly string[]).includes(status)
      ? 'IN_PROGRESS'
      : status === 'DELIVERED'
        ? 'DELIVERED'
        : undefined

export const loadRefusals = [
  'LOAD_NOT_NOW',
  'TAGS_TOO_MANY',
  'LOAD_INCOMPLETE',
  'LAUNCH_IN_THE_PAST',
  'LAUNCH_AFTER_COLLECT',
  'LAUNCH_NOT_YET',
  'COLLECT_IN_THE_PAST',
  'DELIVERY_BEFORE_COLLECT',
  'PLACE_UNKNOWN',
  'PROFILE_UNKNOWN',
  'PRODUCT_UNKNOWN',
  'UNIT_UNKNOWN',
  'CONDITIONING_UNKNOWN',
  'OPERATION_GROUP_UNKNOWN',
  'ORDER_CODE_REPEATED',
  'MOMENT_INVALID',
  'TARGET_MISSING',
  'TARGET_UNKNOWN',
  'PRICE_MISSING',
  'PRICE_TOO_HIGH',
  'DURATION_MISSING',
  'VOLUME_MISSING',
  'AMOUNTS_INVALID',
  'NOT_A_LOT',
  'LOT_NEEDS_OFFER',
  'ATTACHMENT_MISSING',
  'ATTACHMENT_UNKNOWN',
  'ATTACHMENTS_TOO_MANY',
  'TRANSPORTER_MISSING',
  'DRIVER_MISSING',
  'VEHICLE_MISSING',
  'CPF_INVALID',
  'PHONE_INVALID',
  'PLATE_INVALID',
  'PLATE_REPEATED',
  'EXTERNAL_ID_TAKEN',
  'NOT_OFFERED_TO_YOU',
  'NOT_YOUR_LOAD',
  'ALREADY_ACCEPTED',
  'OFFER_OVER',
  'OFFER_TAKEN',
  'OFFER_WITHDRAWN',
  'OFFER_STILL_OPEN',
  'NOBODY_ANSWERED',
  'PROPOSAL_REPLACED',
  'TRANSPORTER_DID_NOT_ACCEPT',
  'TRANSPORTER_UNCHANGED',
  'DRIVER_UNKNOWN',
  'VEHICLE_UNKNOWN',
  'DRIVER_NOT_BOUND',
  'REASON_MISSING',
  'RECEIPTS_NOT_ALL_APPROVED',
  'DELIVERIES_NOT_ALL_ENDED',
  'INVOICES_MISSING',
  'INVOICE_KEY_INVALID',
  'INVOICE_NUMBER_INVALID',
  'INVOICE_KEY_TAKEN',
  'INVOICE_KEY_MISSING',
  'INVOICE_KEY_REPEATED',
  'INVOICE_UNKNOWN',
  'ORDER_UNKNOWN',
  'ORDER_ALREADY_LINKED',
  'DELIVERY_UNKNOWN',
  'OFFER_ALREADY_ACCEPTED',
  'PRICE_NEEDS_APPROVAL',
  'WEIGHT_MISSING',
  'TARGET_HAS_ACCEPTED',
  'ORIGIN_UNKNOWN',
  'DELIVERY_IN_THE_PAST',
  'COLLECT_WINDOW_INVALID',
  'DELIVERIES_DIFFER',
  'LOAD_NOT_ENDED',
  'ORDER_HAS_INVOICE',
  'DESTINATION_HAS_ORDERS',
  'LOAD_WITHOUT_ORDERS',
  'ORDERS_NOT_OF_LOAD',
  'LAST_ORDER_OF_LOAD',
  'FORMED_LOAD_UNKNOWN',
  'ORDERS_NOT_AS_LOT',
  'LOT_ORDERS_RETURNED',
  'ORDERS_GROUPED_TOGETHER',
  'ORDERS_WITHOUT_DATE',
  'OVERLOAD_REASON_MISSING',
  'STATUS_NOT_ALLOWED',
  'NOT_ONLY_HIRING',
  'PART_OF_LOT',
  'CARRIER_SUSPENDED',
  'SUBJECT_BLOCKED',
  'NOT_ELIGIBLE',
  'DRIVER_NEEDS_INTEGRATION',
  'TARGET_BLOCKED',
  'TARGET_OUTSIDE_OPERATION_GROUP',
  'NOT_WAIVABLE',
  'NOT_THIS_TRANSPORTER',
  'CRITERION_UNKNOWN',
  'ANSWER_MISSING',
  'NO_DRIVER_TO_RATE',
  'NOT_LOGISTIC_OPERATOR',
  'CARRIER_NOT_TIED',
  'FORWARDED_ALREADY',
  'NOT_FORWARDED',
  'LOAD_FORWARDED',
  'PENDENCY_OPEN',
  'GATE_DECIDES',
  'CONTRACT_UNKNOWN',
  'CONTRACT_ENDED',
  'LOAD_SCHEDULED',
  'LOAD_OF_OTHERS',
  'LOAD_ANSWERED',
  'VEHICLE_UNFIT',
  'DAY_OFF',
  'NOT_OF_CONTRACT',
  'VEHICLE_AT_GATE',
  'VEHICLE_HAS_LOAD',
  'COLLECT_ON_DAY_OFF',
  'LOAD_OF_CONTRACT',
] as const
export type LoadRefusal = (typeof loadRefusals)[number]

/** A single load has one delivery; its receipts are one per destination. */
export const deliveryOf = (loadId: string) => `${loadId}-1`
export const loadOfDelivery = (deliveryId: string) => deliveryId.replace(/-\d{1,4}$/, '')

/** The statuses in which shipper and driver can chat. */
export const chatStatuses: readonly string[] = [...sections.inProgress, 'DELIVERED']
