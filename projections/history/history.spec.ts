import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { lotTold } from '@embarca/tests/kit/lot-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { expect, it } from 'vitest'
import { reais } from '../kit/words.ts'
import { historyReaders } from './readers.ts'
import { inUnits, volume } from './volumes.ts'

const user = (userId: string, name: string) => ({
  type: 'UserRegistered',
  data: { id: userId, shipperId: 's1', userId, username: userId, name, email: '', roles: [], operationGroupIds: [], active: true },
})
const story = (tell: (load: ReturnType<typeof loadTold>) => void) => {
  const teller = telling()
  teller.tell('user-ana', user('ana', 'Ana Prado'))
  teller.tell('user-tania', user('tania', 'Tânia'))
  const load = loadTold(teller)
  tell(load)
  return load.log
}
const refusedAt = (at: string) => ({
  of: async () => [
    { at, by: { userId: 'ana', roles: ['shipper_operator'], shipperId: 's1' }, command: 'FinishLoad', code: 'INVOICES_MISSING' },
  ],
})

it('tells every fact of a load, latest first, by whom and in which role', async () => {
  const asked = await asking(
    story((load) => {
      load.underway()
      load.tracked('2026-01-06T15:00:00.000Z', 700)
      load.tracked('2026-01-06T16:00:00.000Z', 612)
    }),
  )
  const { list } = (await historyReaders.history({ id: 'L1' }, asked)) as { list: { label: string }[] }
  expect(list[0]).toMatchObject({ label: 'Posição recebida', detail: '612 km restantes', role: 'Motorista', who: 'Não informado' })
  expect(list.filter(({ label }) => label === 'Posição recebida')).toHaveLength(1)
  expect(list.find(({ label }) => label === 'Motorista e veículo indicados')).toMatchObject({
    detail: 'João Almeida · RQK3D41 · RQK3D52',
    who: 'Tânia',
    role: 'Transportadora',
    status: 'WAITING_DRIVER_ACCEPT',
  })
  expect(list.at(-1)).toMatchObject({
    label: 'Carga lançada',
    detail: 'Telêmaco Borba → Goiânia · R$ 7.310,00',
    who: 'Ana Prado',
    role: 'Operador',
  })
})

it('shows what was refused where it happened, on one page only', async () => {
  const facts = story(({ whole }) => whole())
  const at = facts.at(-6)!.recordedAt
  const asked = await asking(facts, {}, { attempts: refusedAt(at) })
  const pages = []
  for (let after: string | undefined, page = 0; page === 0 || after; page++) {
    const answer = (await historyReaders.history({ id: 'L1', size: 5, ...(after && { after }) }, asked)) as { list: any[]; next?: string }
    pages.push(answer.list)
    after = answer.next
  }
  const refused = pages.flat().filter(({ kind }) => kind === 'refused')
  expect(refused).toMatchObject([
    { label: 'Recusado: finalizar frete', detail: 'Adicione a NF-e antes de finalizar o frete.', recordedAt: at, who: 'Ana Prado' },
  ])
  expect(pages.flat().map(({ recordedAt }) => recordedAt)).toEqual(
    pages
      .flat()
      .map(({ recordedAt }) => recordedAt)
      .sort()
      .reverse(),
  )
  const numbered = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => historyReaders.history({ id: 'L1', size: 5, page }, asked)))
  expect(numbered.flatMap((answer) => (answer as { list: any[] }).list.filter(({ kind }) => kind === 'refused'))).toHaveLength(1)
})

it('is not there for another group, nor under a delivery the load does not have', async () => {
  const facts = story(({ launched }) => void launched())
  expect(await historyReaders.history({ id: 'L1' }, await asking(facts, { operationGroups: ['g2'] }))).toBeUndefined()
  expect(await historyReaders.history({ id: 'L1', deliveryId: 'L2-1' }, await asking(facts))).toBeUndefined()
})

it('writes money from integer cents', () => {
  expect([5, 120_050, 731_000, 1_234_567_89].map(reais)).toEqual(['R$ 0,05', 'R$ 1.200,50', 'R$ 7.310,00', 'R$ 1.234.567,89'])
})

it('tells what a change says, in words', async () => {
  const asked = await asking(
    story((load) => {
      load.launched()
      load.says('PriceChanged', { freightPrice: 750_000, approvalRequired: false, reason: 'Pedágio novo' })
      load.says('WeightChanged', { weight: 27_350.5 })
      load.says('DistanceChanged', { freightDistance: 842.3 })
      load.says('TargetsChanged', { target: { flAll: true } })
      load.says('LoadReopened', { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z', reason: 'Saldo conferido' })
    }),
  )
  const { list } = (await historyReaders.history({ id: 'L1' }, asked)) as { list: { label: string; detail?: string }[] }
  expect(
    list
      .map(({ label, detail }) => [label, detail])
      .slice(0, 5)
      .reverse(),
  ).toEqual([
    ['Valor alterado', 'R$ 7.500,00 · Pedágio novo'],
    ['Peso alterado', '27.350,5 kg'],
    ['Distância alterada', '842,3 km'],
    ['Destinatários da oferta alterados', 'todas as transportadoras'],
    ['Carga reaberta', 'até 09/01/2026 09:00 · Saldo conferido'],
  ])
})

it('tells the volumes of a lot in what it measures', async () => {
  const teller = telling()
  lotTold(teller)
  const { list } = (await historyReaders.history({ id: 'lot' }, await asking(teller.log))) as { list: { type: string; detail?: string }[] }
  const said = (type: string) => list.find((line) => line.type === type)?.detail
  expect(said('LotOpened')).toBe('100,00 t')
  expect(said('LotAgreementProposed')).toBe('TransNorte · 60,00 t · R$ 200,00')
})
it.each([
  ['WEIGHT', '950 kg'],
  [undefined, '950 kg'],
  ['CUBAGE', '950,00 m³'],
  ['UNIT', '950 un.'],
])('a volume that is measured as %s', (measureType, said) =>
  expect(inUnits(`TransNorte · ${volume(950)}`, measureType)).toBe(`TransNorte · ${said}`),
)
