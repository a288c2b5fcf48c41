import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { lotScript } from '@embarca/tests/stories/lot-script.ts'
import { expect, it } from 'vitest'
import { reais } from '../kit/words.ts'
import { historyReaders } from './readers.ts'
import { inUnits, volume } from './volumes.ts'

const user = (userId: string, name: string) => ({
  type: 'UserRegistered',
  data: { id: userId, shipperId: 's1', userId, username: userId, name, email: '', roles: [], operationGroupIds: [], active: true },
})
const logOfScript = (script: (load: ReturnType<typeof loadScript>) => void) => {
  const recorder = eventRecorder()
  recorder.recordEvent('user-ana', user('ana', 'Ana Prado'))
  recorder.recordEvent('user-tania', user('tania', 'Tânia'))
  const load = loadScript(recorder)
  script(load)
  return load.log
}
const refusedAt = (at: string) => ({
  of: async () => [
    { at, by: { userId: 'ana', roles: ['shipper_operator'], shipperId: 's1' }, command: 'FinishLoad', code: 'INVOICES_MISSING' },
  ],
})

it("shows every event of a load, latest first, with its actor and the actor's role", async () => {
  const context = await queryContext(
    logOfScript((load) => {
      load.underway()
      load.tracked('2026-01-06T15:00:00.000Z', 700)
      load.tracked('2026-01-06T16:00:00.000Z', 612)
    }),
  )
  const { list } = (await historyReaders.history({ id: 'L1' }, context)) as { list: { label: string }[] }
  expect(list[0]).toMatchObject({ label: 'Posição recebida', detail: '612 km restantes', role: 'Motorista', who: 'Não informado' })
  expect(list.filter(({ label }) => label === 'Posição recebida')).toHaveLength(1)
  expect(list.find(({ label }) => label === 'Motorista e veículo indicados')).toMatchObject({
    detail: 'João Almeida · RQK-3D41 · RQK-3D52',
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

it('shows refused attempts at their instant, on one page only', async () => {
  const events = logOfScript(({ toFinished }) => toFinished())
  const at = events.at(-6)!.recordedAt
  const context = await queryContext(events, {}, { attempts: refusedAt(at) })
  const pages = []
  for (let after: string | undefined, page = 0; page === 0 || after; page++) {
    const answer = (await historyReaders.history({ id: 'L1', size: 5, ...(after && { after }) }, context)) as { list: any[]; next?: string }
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
  const numbered = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => historyReaders.history({ id: 'L1', size: 5, page }, context)))
  expect(numbered.flatMap((answer) => (answer as { list: any[] }).list.filter(({ kind }) => kind === 'refused'))).toHaveLength(1)
})

it('is hidden from another group, and empty under a delivery that the load does not have', async () => {
  const events = logOfScript(({ launched }) => void launched())
  expect(await historyReaders.history({ id: 'L1' }, await queryContext(events, { operationGroups: ['g2'] }))).toBeUndefined()
  expect(await historyReaders.history({ id: 'L1', deliveryId: 'L2-1' }, await queryContext(events))).toBeUndefined()
})

it('writes money from integer cents', () => {
  expect([5, 120_050, 731_000, 1_234_567_89].map(reais)).toEqual(['R$ 0,05', 'R$ 1.200,50', 'R$ 7.310,00', 'R$ 1.234.567,89'])
})

it('describes what a change changed, in words', async () => {
  const context = await queryContext(
    logOfScript((load) => {
      load.launched()
      load.recordOnLoad('PriceChanged', { freightPrice: 750_000, approvalRequired: false, reason: 'Pedágio novo' })
      load.recordOnLoad('PriceChanged', {
        ...{ freightPrice: 43_000_000, approvalRequired: false, reason: 'Escolta' },
        priceConfirmed: { median: 430_000, loads: 12 },
      })
      load.recordOnLoad('WeightChanged', { weight: 27_350.5 })
      load.recordOnLoad('DistanceChanged', { freightDistance: 842.3 })
      load.recordOnLoad('TargetsChanged', { target: { flAll: true } })
      load.recordOnLoad('LoadReopened', { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z', reason: 'Saldo conferido' })
    }),
  )
  const { list } = (await historyReaders.history({ id: 'L1' }, context)) as { list: { label: string; detail?: string }[] }
  expect(
    list
      .map(({ label, detail }) => [label, detail])
      .slice(0, 6)
      .reverse(),
  ).toEqual([
    ['Valor alterado', 'R$ 7.500,00 · Pedágio novo'],
    ['Valor alterado', 'R$ 430.000,00 · valor confirmado, mediana R$ 4.300,00 de 12 cargas · Escolta'],
    ['Peso alterado', '27,35 t'],
    ['Distância alterada', '842 km'],
    ['Destinatários da oferta alterados', 'todas as transportadoras'],
    ['Carga reaberta', 'até 09/01/2026 09:00 · Saldo conferido'],
  ])
})

it('says why a load was launched above the capacity of its vehicle', async () => {
  const overload = { reason: 'Trecho curto', weight: 108, cubage: 40 }
  const launch = { shipperId: 's1', operationGroupId: 'g1', status: 'WAIT_TRANSPORTER_ACCEPT', terms: terms(), overload }
  const context = await queryContext(logOfScript((load) => load.recordOnLoad('LoadLaunched', launch)))
  const { list } = (await historyReaders.history({ id: 'L1' }, context)) as { list: { detail?: string }[] }
  expect(list[0]?.detail).toContain('acima da capacidade (108 %): Trecho curto')
})

it("shows the volumes of a lot in the lot's unit", async () => {
  const recorder = eventRecorder()
  lotScript(recorder)
  const { list } = (await historyReaders.history({ id: 'lot' }, await queryContext(recorder.log))) as {
    list: { type: string; detail?: string }[]
  }
  const detailOf = (type: string) => list.find((line) => line.type === type)?.detail
  expect(detailOf('LotOpened')).toBe('100,00 t')
  expect(detailOf('LotAgreementProposed')).toBe('TransNorte · 60,00 t · R$ 200,00')
})
it.each([
  ['WEIGHT', '950 kg'],
  [undefined, '950 kg'],
  ['CUBAGE', '950,00 m³'],
  ['UNIT', '950 un.'],
])('a volume that is measured as %s', (measureType, detailOf) =>
  expect(inUnits(`TransNorte · ${volume(950)}`, measureType)).toBe(`TransNorte · ${detailOf}`),
)
