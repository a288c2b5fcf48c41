import { transporterLotCommands } from '@embarca/contracts/lot/routes.ts'
import { describe, expect, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { story } from '../kit/story.ts'

const CODE = 'LOTE-1'
const [araucaria, branca, ipe] = ['transportadora01', 'transportadora02', 'transportadora03'] as const
const [ARAUCARIA, BRANCA, IPE] = ['Transportes Araucária', 'Rodoviário Pedra Branca', 'Expresso Ipê Amarelo'] as const

describe.skipIf(!hasBrowser)('a lot that three transporters carry, from launch to finish', () => {
  const told = story()
  let id: string
  const parts: string[] = []
  const quota = (name: string) => told.desk.panel('Cotas').getByRole('listitem', { name })
  const withdrawal = (number: number) =>
    told.desk
      .panel('Retiradas')
      .getByRole('listitem')
      .filter({ has: told.desk.page.getByRole('link', { name: `${CODE}/${number}`, exact: true }) })
  const figure = (name: string) => told.desk.panel('Escoamento').locator('.sums dl > div').filter({ hasText: name }).locator('dd')
  const shows = (name: string, amount: string) => figure(name).getByText(amount, { exact: true }).waitFor()
  const chooses = async (of: string, item: string) => {
    await told.desk.press(`Ações de ${of}`)
    await told.desk.page.getByRole('menuitem', { name: item }).click()
  }
  const withdraws = async (username: string, amount: number) => void parts.push(await told.carriers.withdraws(username, id, amount))

  it('is launched at a price of a ton', async () => {
    const { desk } = told
    await desk.page.getByRole('link', { name: 'Novo Frete' }).click()
    await desk.fillRoute()
    await desk.select('Tipo de entrega', 'Lote')
    await desk.field('Código da carga').fill(CODE)
    await desk.field('Peso').fill('90')
    await desk.field('Preço por tonelada').fill('150')
    await desk.launches()
    id = await desk.hashOf('Em Negociação', CODE)
    await desk.opens('Em Negociação', CODE)
    await shows('Total', '90,00 t')
  })

  it('is shared out: parts are approved, and one quota grows', async () => {
    const { desk } = told
    for (const [username, part] of [
      [araucaria, 30_000],
      [branca, 30_000],
      [ipe, 20_000],
    ] as const)
      await told.carriers.does(username, transporterLotCommands.want, { id, quota: part })
    for (const name of [ARAUCARIA, BRANCA, IPE]) {
      await quota(name).getByText('Aguardando aprovação').waitFor()
      await quota(name).getByRole('button', { name: 'Aprovar' }).click()
      await desk.press('Aprovar', desk.dialog(`Aprovar ${name}?`))
      await quota(name).getByText('Aprovado').waitFor()
    }
    await shows('Em cotas', '80,00 t')
    await chooses(BRANCA, 'Alterar cota')
    await desk.field('Cota').fill('40')
    await desk.press('Salvar')
    await shows('Em cotas', '90,00 t')
  })

  it('is withdrawn in parts that each go their own way', async () => {
    await withdraws(araucaria, 30_000)
    await withdraws(branca, 40_000)
    await withdraws(ipe, 20_000)
    await shows('Restante', '0 kg')
    await told.carriers.delivers(parts[0]!, [araucaria, 'motorista01'])
    await withdrawal(1).getByText('Carga entregue').waitFor()
    await withdrawal(2).getByText('Sem motorista').waitFor()
    await withdrawal(3).getByText('Sem motorista').waitFor()
    await shows('Entregue', '30,00 t')
  })

  it('gets the volume of a canceled delivery back', async () => {
    const { desk } = told
    await chooses(`${CODE}/3`, 'Cancelar entrega')
    await desk.field('Motivo do cancelamento').fill('Veículo quebrado')
    await desk.press('Cancelar entrega', desk.dialog(/^Cancelar a entrega/))
    await withdrawal(3).getByText('Veículo quebrado').waitFor()
    await shows('Restante', '20,00 t')
    await quota(IPE).getByText('restam 20,00 t').waitFor()
  })

  it('stops a transporter, and lets it go on', async () => {
    const { desk } = told
    await chooses(IPE, 'Parar retiradas')
    await desk.press('Parar', desk.dialog(/^Parar as retiradas/))
    await quota(IPE).getByText('Retiradas paradas').waitFor()
    expect(await told.carriers.as(ipe).ask(transporterLotCommands.withdraw, { id, amount: 20_000 })).toMatchObject({
      status: 422,
      body: { messages: ['As retiradas desta transportadora estão suspensas.'] },
    })
    await chooses(IPE, 'Liberar retiradas')
    await desk.press('Liberar', desk.dialog(/^Liberar as retiradas/))
    await quota(IPE).getByText('Aprovado').waitFor()
    await withdraws(ipe, 20_000)
    await shows('Restante', '0 kg')
  })

  it('is finished once all is delivered, and reopened with a reason', async () => {
    const { desk } = told
    await told.carriers.delivers(parts[1]!, [branca, 'motorista06'])
    await told.carriers.delivers(parts[3]!, [ipe, 'motorista11'])
    await shows('Entregue', '90,00 t')
    await desk.press('Finalizar lote')
    await desk.press('Finalizar lote', desk.dialog('Finalizar lote?'))
    await desk.told('Frete finalizado.')
    await desk.press('Reabrir lote')
    await desk.field('Motivo da reabertura').fill('Saldo conferido no pátio')
    await desk.press('Reabrir lote', desk.dialog('Reabrir lote?'))
    await desk.panel('Escoamento').getByRole('button', { name: 'Finalizar lote' }).waitFor()
    await desk.sees('Saldo conferido no pátio')
    await desk.toBoard()
    await desk.card('Em Negociação', CODE).waitFor()
    await desk.card('Confirmar Entrega', `${CODE}/4`).waitFor()
  })
})
