export const occurrenceCategories = ['OTHER', 'FISCAL', 'TRANSPORT', 'MERCHANDISE', 'COMMERCIAL', 'CLIENT'] as const
export type OccurrenceCategory = (typeof occurrenceCategories)[number]
/** Categories of a driver's licence; with A the holder may ride motorcycles too. */
export const cnhCategories = ['A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const
/** How precise a place's coordinates are: given for it, its municipality's seat, its state's capital (readings o10). The first is the most precise. */
export const placePrecisions = ['PINNED', 'MUNICIPALITY', 'STATE'] as const
export type PlacePrecision = (typeof placePrecisions)[number]
export const severities = ['LOW', 'MEDIUM', 'HIGH'] as const
export type Severity = (typeof severities)[number]

/** Of the vehicles a carrier drives with: others' too, others' only, its own. */
export const fleetTypes = ['MIXED', 'THIRD', 'SELF'] as const
export type FleetType = (typeof fleetTypes)[number]

export const referenceRefusals = [
  'ALREADY_REGISTERED',
  'NOT_REGISTERED',
  'DOCUMENT_INVALID',
  'CNPJ_INVALID',
  'COMPANY_STAFFED',
  'CARRIER_STAFFED',
  'DOCUMENT_TAKEN',
  'WINDOW_INVALID',
  'STATE_UNKNOWN',
  'OPERATION_GROUP_UNKNOWN',
  'PRODUCT_UNKNOWN',
  'UNIT_UNKNOWN',
  'TRANSPORTER_UNKNOWN',
  'GROUP_FULL',
  'PLATE_INVALID',
  'PLATE_TAKEN',
  'CARRIER_SHARED',
  'CPF_INVALID',
  'CNH_INVALID',
  'RENAVAM_INVALID',
  'DRIVER_TIED',
  'DRIVER_NOT_FOUND',
  'NAME_NOT_YOURS',
  'NOT_TIED_HERE',
  'TIE_ENDS_BEFORE',
  'HAS_LOADS',
  'INTEGRATION_IN_FUTURE',
  'PLACE_NOT_YOURS',
  'DRIVER_GROUP_FULL',
  'USER_NOT_YOURS',
  'RIGHTS_NOT_YOURS',
  'USER_IS_YOU',
  'USER_INACTIVE',
  'USERNAME_TAKEN',
  'PANEL_CODE_UNKNOWN',
  'PRICE_LIMITS_CROSSED',
  'PLACE_NOT_COLLECT',
  'GATE_SETTINGS_WRONG',
  'CHECKLIST_ITEM_WRONG',
] as const
export type ReferenceRefusal = (typeof referenceRefusals)[number]
