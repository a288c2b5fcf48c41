import type { CycleOption, DedicatedCard, DedicatedRow } from '@embarca/contracts/dedicated/read-routes.ts'

/** What a dialog asks about a dedicated vehicle (specification 3 §2.3). */
export const actionTypes = [
  'disable',
  'putInTransit',
  'removeLoad',
  'bindShipping',
  'toll',
  'distance',
  'complements',
  'penalty',
  'cycle',
  'program',
  'move',
] as const
export type ActionType = (typeof actionTypes)[number]

/** R140–R142. */
export const widthOf = (type: ActionType): number => {
  if (type === 'complements' || type === 'cycle') return 400
  return type === 'toll' || type === 'distance' || type === 'penalty' ? 470 : 480
}

export type FleetAction = {
  readonly type: ActionType
  readonly vehicle: Pick<DedicatedCard, 'id' | 'vehicle' | 'cycle'>
  /** The load that it carries, or that is named. */
  readonly load?: { readonly hashId: string; readonly code: string }
  readonly row?: DedicatedRow
  /** Of one unit, in cents. */
  readonly penaltyPrice?: number
  readonly cycles?: readonly CycleOption[]
}

/** The actions of a card's menu by what the vehicle does (R231); changing the vehicle is a drawer of its own. */
export const menuOf = (status: DedicatedCard['status']): readonly ActionType[] => {
  if (status === 'AVAILABLE' || status === 'DAY_OFF') return ['program', 'disable']
  return [...(status === 'SCHEDULED' ? (['putInTransit', 'move'] as const) : []), 'removeLoad', 'disable']
}
export const actionNames: Readonly<Record<ActionType, string>> = {
  disable: 'Desabilitar veículo',
  putInTransit: 'Colocar em trânsito',
  removeLoad: 'Remover carga',
  bindShipping: 'Vincular carga',
  toll: 'Alterar pedágio',
  distance: 'Alterar distância',
  complements: 'Complementos',
  penalty: 'Aplicar multa',
  cycle: 'Mudar de ciclo',
  program: 'Vincular carga',
  move: 'Passar para outro veículo',
}
export const actionIcons: Readonly<Record<ActionType, string>> = {
  disable: 'ban',
  putInTransit: 'truck',
  removeLoad: 'box',
  bindShipping: 'link',
  toll: 'tag',
  distance: 'route',
  complements: 'plus',
  penalty: 'warning',
  cycle: 'calendar',
  program: 'link',
  move: 'swap',
}

/** The amount of a penalty moves by whole units; less than one is none (R237). */
export const penaltyStep = (amount: number, unit: number, by: 1 | -1): number => {
  const next = amount + by * unit
  return next < unit ? 0 : next
}

export type DialogProps = {
  readonly action: FleetAction
  /** Opens the next dialog. */
  readonly onAction: (action: FleetAction) => void
  readonly onDone: () => unknown
  readonly onClose: () => void
}
