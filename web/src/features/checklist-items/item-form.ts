import type { AnswerType, ChecklistMoment } from '@embarca/contracts/checklist/codes.ts'
import { type ChecklistItemForm, itemFaults } from '@embarca/contracts/checklist/faults.ts'
import { checklistCommands, checklistRoutes } from '@embarca/contracts/checklist/routes.ts'
import type { EditorSpec } from '../../shared/register/RegisterEditor.tsx'
import type { ItemRow } from './item-columns.tsx'

export type ItemText = {
  readonly question: string
  readonly answerType: AnswerType
  /** `yes` or `no`; empty: not chosen yet. */
  readonly expected: string
  readonly min: number | undefined
  readonly max: number | undefined
  readonly unit: string
  readonly photos: string
  readonly mandatory: boolean
  readonly moment: ChecklistMoment
  readonly vehicleTypes: ChecklistItemForm['vehicleTypes']
  readonly gateIds: readonly string[]
  readonly position: string
  readonly active: boolean
}
const blank: ItemText = {
  ...{ question: '', answerType: 'YES_NO', expected: 'yes', min: undefined, max: undefined, unit: '', photos: '1' },
  ...{ mandatory: true, moment: 'ENTRY', vehicleTypes: [], gateIds: [], position: '1', active: true },
}

const itemText = ({ id: _, revision: __, version: ___, expected, min, max, unit = '', photos, position, ...item }: ItemRow): ItemText => ({
  ...item,
  ...{ min, max, unit },
  expected: expected === undefined ? blank.expected : expected ? 'yes' : 'no',
  photos: String(photos ?? blank.photos),
  position: String(position),
})

/** The item with the fields of its answer type. */
export const itemInput = ({ expected, min, max, unit, photos, position, ...item }: ItemText): ChecklistItemForm => ({
  ...item,
  question: item.question.trim(),
  vehicleTypes: [...item.vehicleTypes],
  gateIds: [...item.gateIds],
  position: Number(position),
  ...(item.answerType === 'YES_NO' && expected !== '' && { expected: expected === 'yes' }),
  ...(item.answerType === 'NUMBER' && {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit.trim() && { unit: unit.trim() }),
  }),
  ...(item.answerType === 'PHOTO' && photos !== '' && { photos: Number(photos) }),
})

const outside = (text: string, most: number) => !/^\d+$/.test(text) || Number(text) < 1 || Number(text) > most
export const itemErrors = (text: ItemText): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(itemFaults(itemInput(text)).map(({ field, message }) => [field, message])),
  ...(Number.isNaN(text.min) && { min: 'Escreva um número.' }),
  ...(Number.isNaN(text.max) && { max: 'Escreva um número.' }),
  ...(text.answerType === 'PHOTO' && outside(text.photos, 5) && { photos: 'Informe de 1 a 5 fotos.' }),
  ...(outside(text.position, 999) && { position: 'Escreva de 1 a 999.' }),
})

export const itemForm: EditorSpec<ItemRow, ItemText> = {
  ...{ add: checklistCommands.addItem, change: checklistCommands.changeItem },
  ...{ query: checklistRoutes.checklistItem, lists: [checklistRoutes.checklistItems] },
  ...{ blank, textOf: itemText, errors: itemErrors, input: itemInput },
}
