import type { SettledThing } from '../settled-things.ts'

const item = {
  ...{ id: 'clean', shipperId: 's1', question: 'A carroceria está limpa?', answerType: 'YES_NO', expected: true, mandatory: true },
  ...{ moment: 'ENTRY', vehicleTypes: [], gateIds: [], position: 1, active: true, version: 1 },
}

export const things: readonly SettledThing[] = [
  {
    kind: 'checklistItem',
    id: item.id,
    fields: ['itemId'],
    recorded: { stream: 'checklistItem-clean', events: [{ type: 'ChecklistItemRegistered', data: item }] },
    at: /\/checklist-item\/:id/,
    isOf: 'company',
    words: [item.question],
  },
]
