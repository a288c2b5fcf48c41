import type { SettledThing } from '../settled-things.ts'

const block = (blockId: string, kind: string, more: object) => ({
  ...{
    blockId,
    shipperId: 's1',
    kind,
    subjectId: blockId,
    from: '2026-01-01T00:00:00.000Z',
    reasonType: 'SAFETY',
    reason: `Motivo de ${blockId}`,
  },
  ...more,
})
const blocks = [
  block('block-t', 'TRANSPORTER', { transporterId: 't7', name: 'Bloqueada Transportes', document: '11222333000181' }),
  block('block-d', 'DRIVER', { cpfHash: 'digest-of-a-cpf', name: 'Bloqueado da Silva', document: '39053344705' }),
  block('block-v', 'VEHICLE', { plate: 'QQQ1Q23', name: '', document: 'QQQ1Q23' }),
]
const paths = [/\/blockedTransporter\/:id/, /\/blockedDriver\/:id/, /\/blockedVehicle\/:id/]

export const things: readonly SettledThing[] = blocks.map((data, i) => ({
  kind: 'block',
  id: data.blockId,
  // All of them stand in one stream, recorded with the first.
  ...(i === 0 && { recorded: { stream: 'block-s1', events: blocks.map((one) => ({ type: 'SubjectBlocked', data: one })) } }),
  at: paths[i]!,
  isOf: 'company',
  words: [data.reason],
}))
