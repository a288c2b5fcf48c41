/** Always shown, first. */
export const fixedOrderColumns = ['code'] as const
/** Shown until a user chooses. */
export const defaultOrderColumns = [
  'status',
  'collect',
  'delivery',
  'collectDate',
  'deliveryDate',
  'weight',
  'cubage',
  'value',
  'product',
] as const
export const optionalOrderColumns = [
  'commercialName',
  'city',
  'freightType',
  'quantity',
  'unit',
  'notes',
  'tags',
  'load',
  'observation',
  'deliveryWindow',
  'createdAt',
] as const
export const chosenOrderColumns = [...defaultOrderColumns, ...optionalOrderColumns] as const
export type ChosenOrderColumn = (typeof chosenOrderColumns)[number]
export type OrderColumnName = (typeof fixedOrderColumns)[number] | ChosenOrderColumn
