/** Switches of a shipper's configuration, with their defaults. CONCIERGE hides the gate only when false. */
export const toggles = {
  ENABLE_TRACKING_DEVICE: false,
  ENABLE_LOGISTIC_OPERATOR: false,
  ENABLE_DEDICATED: false,
  ENABLE_INTEGRATION_SEM_PARAR: false,
  AUDIT_FREIGHT_ENABLE: false,
  ENABLE_FREIGHT_TABLE_ANTT: false,
  ENABLE_CHECKLIST: false,
  ENABLE_DRIVER_VEHICLE_BLOCK: false,
  ENABLE_CHANNEL_PARTNER: false,
  ENABLE_SEARCH_FREIGHT_BY_CACHE: true,
  CONCIERGE: true,
  ENABLE_TCL: false,
  ENABLE_BID: false,
  ENABLE_LAUNCH_BY_ORDER: false,
} as const satisfies Record<string, boolean>

export type Toggle = keyof typeof toggles
