import { checklistTexts } from '@embarca/contracts/checklist/labels.pt.ts'
import type { checklistRoutes } from '@embarca/contracts/checklist/routes.ts'
import { plainNumber } from '@embarca/contracts/kit/numbers.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'

export type ItemRow = OutputOf<typeof checklistRoutes.checklistItem>

const unitOf = (unit: string | undefined) => (unit ? ` ${unit}` : '')
/** What passes, in words. */
const passing = ({ answerType, expected, min, max, unit, photos }: ItemRow): string | undefined => {
  if (answerType === 'YES_NO') return expected ? 'Sim' : 'Não'
  if (answerType === 'PHOTO') return photos === 1 ? '1 foto' : `${photos} fotos`
  if (min !== undefined && max !== undefined) return `${plainNumber(min)} a ${plainNumber(max)}${unitOf(unit)}`
  if (min !== undefined) return `Desde ${plainNumber(min)}${unitOf(unit)}`
  return max === undefined ? undefined : `Até ${plainNumber(max)}${unitOf(unit)}`
}

export const itemColumns: readonly RegisterColumn<ItemRow>[] = [
  { id: 'question', header: 'Pergunta', width: 'minmax(220px, 2fr)' },
  { id: 'moment', header: 'Momento', width: '92px', cell: ({ moment }) => checklistTexts.moments[moment] },
  { id: 'type', header: 'Resposta', width: '110px', cell: ({ answerType }) => checklistTexts.answerTypes[answerType] },
  { id: 'passing', header: 'Aprova', width: '130px', labelled: true, cell: passing },
  { id: 'mandatory', header: 'Obrigatória', width: '104px', cell: ({ mandatory }) => mandatory && 'Obrigatória' },
  {
    ...{ id: 'vehicles', header: 'Veículos', width: 'minmax(120px, 1fr)', wideOnly: true },
    cell: ({ vehicleTypes }) => (vehicleTypes.length === 0 ? 'Todos' : vehicleTypes.map(vehicleLabel).join(', ')),
  },
  { id: 'version', header: 'Versão', width: '76px', labelled: true, numeric: true, wideOnly: true, cell: ({ version }) => version },
  { id: 'active', header: 'Situação', width: '90px', cell: ({ active }) => (active ? 'Ativo' : 'Inativo') },
]
