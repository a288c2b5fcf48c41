import { transporterLotCommands } from '@embarca/contracts/lot/routes.ts'
import { describe, expect, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { openNewLoad } from '../kit/new-load.ts'
import { browserScenario } from '../stories/browser-scenario.ts'

const CODE = 'LOTE-1'
const [araucaria, branca, ipe] = ['transportadora01', 'transportadora02', 'transportadora03'] as const
const [ARAUCARIA, BRANCA, IPE] = ['Transportes Araucária', 'Rodoviário Pedra Branca', 'Expresso Ipê Amarelo'] as const

describe.skipIf(!hasBrowser)('a lot that three transporters carry, from launch to finish', () => {
  const scenario = browserScenario()
  let id: string
  const parts: string[] = []
  const quota = (name: string) => scenario.coordinator.panel('Cotas').getByRole('listitem', { name })
  const withdrawal = (number: number) =>
    scenario.coordinator
      .panel('Retiradas')
      .getByRole('listitem')
      .filter({ has: scenario.coordinator.page.getByRole('link', { name: `${CODE}/${number}`, exact: true }) })
  const figure = (name: string) =>
    scenario.coordinator.panel('Escoamento').locator('.sums dl > div').filter({ hasText: name }).locator('dd')
  const shows = (name: string, amount: string) => figure(name).getByText(amount, { exact: true }).waitFor()
  const chooses = async (of: string, item: string) => {
    await scenario.coordinator.pressButton(`Ações de ${of}`)
    await scenario.coordinator.page.getByRole('menuitem', { name: item }).click()
  }
  const withdraws = async (username: string, amount: number) => void parts.push(await scenario.carriers.withdraws(username, id, amount))

  it('is launched at a price per tonne', async () => {
    const { coordinator } = scenario
    await openNewLoad(coordinator.page)
    await coordinator.fillRoute()
    await coordinator.select('Tipo de entrega', 'Lote')
    await coordinator.field('Código da carga').fill(CODE)
    await coordinator.field('Peso').fill('90')
    await coordinator.field('Preço por tonelada').fill('150')
    await coordinator.launches()
    id = await coordinator.hashOf('Em Negociação', CODE)
    await coordinator.opens('Em Negociação', CODE)
    await shows('Total', '90,00 t')
  })

  it('is divided: parts are approved, and one quota is raised', async () => {
    const { coordinator } = scenario
    for (const [username, part] of [
      [araucaria, 30_000],
      [branca, 30_000],
      [ipe, 20_000],
    ] as const)
      await scenario.carriers.call(username, transporterLotCommands.want, { id, quota: part })
    for (const name of [ARAUCARIA, BRANCA, IPE]) {
      await quota(name).getByText('Aguardando aprovação').waitFor()
      await quota(name).getByRole('button', { name: 'Aprovar' }).click()
      await coordinator.pressButton('Aprovar', coordinator.dialog(`Aprovar ${name}?`))
      await quota(name).getByText('Aprovado').waitFor()
    }
    await shows('Em cotas', '80,00 t')
    await chooses(BRANCA, 'Alterar cota')
    await coordinator.field('Cota').fill('40')
    await coordinator.pressButton('Salvar')
    await shows('Em cotas', '90,00 t')
  })

  it('is withdrawn in parts that are transported independently', async () => {
    await withdraws(araucaria, 30_000)
    await withdraws(branca, 40_000)
    await withdraws(ipe, 20_000)
    await shows('Restante', '0 kg')
    await scenario.carriers.delivers(parts[0]!, [araucaria, 'motorista01'])
    await withdrawal(1).getByText('Carga entregue').waitFor()
    await withdrawal(2).getByText('Sem motorista').waitFor()
    await withdrawal(3).getByText('Sem motorista').waitFor()
    await shows('Entregue', '30,00 t')
  })

  it('regains the volume of a canceled delivery', async () => {
    const { coordinator } = scenario
    await chooses(`${CODE}/3`, 'Cancelar entrega')
    await coordinator.field('Motivo do cancelamento').fill('Veículo quebrado')
    await coordinator.pressButton('Cancelar entrega', coordinator.dialog(/^Cancelar a entrega/))
    await withdrawal(3).getByText('Veículo quebrado').waitFor()
    await shows('Restante', '20,00 t')
    await quota(IPE).getByText('restam 20,00 t').waitFor()
  })

  it('stops a transporter, and resumes it', async () => {
    const { coordinator } = scenario
    await chooses(IPE, 'Parar retiradas')
    await coordinator.pressButton('Parar', coordinator.dialog(/^Parar as retiradas/))
    await quota(IPE).getByText('Retiradas paradas').waitFor()
    expect(await scenario.carriers.as(ipe).ask(transporterLotCommands.withdraw, { id, amount: 20_000 })).toMatchObject({
      status: 422,
      body: { messages: ['As retiradas desta transportadora estão suspensas.'] },
    })
    await chooses(IPE, 'Liberar retiradas')
    await coordinator.pressButton('Liberar', coordinator.dialog(/^Liberar as retiradas/))
    await quota(IPE).getByText('Aprovado').waitFor()
    await withdraws(ipe, 20_000)
    await shows('Restante', '0 kg')
  })

  it('is finished once everything is delivered, and reopened with a reason', async () => {
    const { coordinator } = scenario
    await scenario.carriers.delivers(parts[1]!, [branca, 'motorista06'])
    await scenario.carriers.delivers(parts[3]!, [ipe, 'motorista11'])
    await shows('Entregue', '90,00 t')
    await coordinator.pressButton('Finalizar lote')
    await coordinator.pressButton('Finalizar lote', coordinator.dialog('Finalizar lote?'))
    await coordinator.waitForToast('Frete finalizado.')
    await coordinator.pressButton('Reabrir lote')
    await coordinator.field('Motivo da reabertura').fill('Saldo conferido no pátio')
    await coordinator.pressButton('Reabrir lote', coordinator.dialog('Reabrir lote?'))
    await coordinator.panel('Escoamento').getByRole('button', { name: 'Finalizar lote' }).waitFor()
    await coordinator.waitForText('Saldo conferido no pátio')
    await coordinator.toBoard()
    await coordinator.card('Em Negociação', CODE).waitFor()
    await coordinator.card('Confirmar Entrega', `${CODE}/4`).waitFor()
  })
})
