/** Who or what gave a seat back. */
export const slotEnds = ['CARRIER', 'STAFF', 'LOAD_ENDED', 'LOAD_CHANGED', 'MISSED'] as const
export type SlotEnd = (typeof slotEnds)[number]

export const slotRefusals = [
  'SLOT_UNKNOWN',
  'SLOT_DAY_BLOCKED',
  'SLOT_FULL',
  'SLOT_PAST',
  'SLOT_TOO_LATE',
  'SLOT_OUTSIDE_WINDOW',
  'SLOT_NOT_NOW',
  'SLOT_OF_OTHERS',
  'SLOT_NOT_BOOKED',
] as const
export type SlotRefusal = (typeof slotRefusals)[number] | 'GATE_NOT_ACTIVE' | 'LOAD_NOT_AT_GATE' | 'REASON_TOO_SHORT'
