import type { ChecklistAnswer, ChecklistItem } from '@embarca/contracts/checklist/answers.ts'
import type { ChecklistMoment } from '@embarca/contracts/checklist/codes.ts'
import { shipperA } from '../../identity/demo-ids.ts'
import { registrarFor } from '../actors.ts'
import { seedId } from '../ids.ts'
import type { ScenarioStep } from '../scenario.ts'
import { askingGateIds } from './gates.ts'

type Asked = Pick<ChecklistItem, 'question' | 'answerType' | 'mandatory' | 'moment'> &
  Partial<Pick<ChecklistItem, 'expected' | 'min' | 'max' | 'unit' | 'photos'>>
const yesNo = { answerType: 'YES_NO', expected: true } as const

const questions: readonly Asked[] = [
  { ...yesNo, question: 'Motorista com capacete, colete e botina?', mandatory: true, moment: 'ENTRY' },
  { ...yesNo, question: 'Assoalho limpo, seco e sem pregos?', mandatory: true, moment: 'ENTRY' },
  { ...yesNo, question: 'Pneus e lanternas em bom estado?', mandatory: false, moment: 'ENTRY' },
  { answerType: 'TEXT', question: 'Número do lacre', mandatory: true, moment: 'EXIT' },
  { ...yesNo, question: 'Carga amarrada e enlonada?', mandatory: true, moment: 'EXIT' },
  { answerType: 'NUMBER', question: 'Peso na balança', min: 3, max: 60, unit: 't', mandatory: false, moment: 'EXIT' },
  { answerType: 'PHOTO', question: 'Foto da carga pronta', photos: 1, mandatory: false, moment: 'EXIT' },
]
const items: readonly ChecklistItem[] = questions.map((asked, n) => ({
  ...asked,
  id: seedId('checklistItem', n + 1),
  vehicleTypes: [],
  gateIds: [...askingGateIds],
  position: n + 1,
  active: true,
  version: 1,
}))

/** What the gates of a shipper of the demo ask. */
export const demoQuestions = async (shipperId: string): Promise<readonly ChecklistItem[]> => (shipperId === shipperA ? items : [])

export const checklistSteps = (seed: string, at: string): readonly ScenarioStep[] =>
  items.map((fields) => ({
    module: 'checklistItem',
    command: { type: 'Register', data: fields },
    by: registrarFor(shipperA),
    key: `${seed}/checklistItem/${fields.id}`,
    at,
  }))

/** Answers to the mandatory questions of a moment; `number` makes the seal's. With a failure, the last yes is a no. */
export const answersAt = (moment: ChecklistMoment, number: number, fails = false): ChecklistAnswer[] => {
  const asked = items.filter((item) => item.moment === moment && item.mandatory)
  return asked.map(({ id: itemId, answerType }, n) =>
    answerType === 'TEXT' ? { itemId, text: `BR${100_000 + (number % 900_000)}` } : { itemId, yes: !(fails && n === asked.length - 1) },
  )
}
