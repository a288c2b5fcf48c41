import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { describe, expect, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { openNewLoad } from '../kit/new-load.ts'
import { browserScenario } from '../stories/browser-scenario.ts'

const CODE = 'LEILAO-1'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const
const BRANCA = 'Rodoviário Pedra Branca'

describe.skipIf(!hasBrowser)('an auctioned load, from launch to finish', () => {
  const scenario = browserScenario()
  let id: string
  const bid = (username: string, price: number) => scenario.carriers.call(username, transporterDealCommands.bid, { id, price })
  const clock = () => scenario.coordinator.panel('Leilão').getByRole('timer')

  it('is launched for five minutes', async () => {
    const { coordinator } = scenario
    await openNewLoad(coordinator.page)
    await coordinator.fillRoute()
    await coordinator.page.getByText('Leilão', { exact: true }).click()
    await coordinator.field('Código da carga').fill(CODE)
    await coordinator.field('Lance inicial').fill('8000')
    await coordinator.field('Redução por lance').fill('1')
    await coordinator.field('Referência').fill('7900')
    await coordinator.select('Duração do leilão', '0h05')
    await coordinator.launches()
    id = await coordinator.hashOf('Em Negociação', CODE)
  })

  it('shows a lower price on the board with every bid, while its clock runs', async () => {
    const card = scenario.coordinator.card('Em Negociação', CODE)
    await card.getByText('R$ 8.000,00').waitFor()
    await card.getByText(/Termina em: 00:0[45]:\d\d/).waitFor()
    await bid(araucaria, 800_000)
    await bid(branca, 790_000)
    await card.getByText('R$ 7.900,00').waitFor()
    await card.getByText('2 lances').waitFor()
  })

  it('shows a lower price on its page, bid by bid', async () => {
    const { coordinator } = scenario
    await coordinator.opens('Em Negociação', CODE)
    const before = await clock().textContent()
    await bid(araucaria, 770_000)
    await coordinator.panel('Leilão').locator('.figures').getByText('R$ 7.700,00').waitFor()
    await bid(branca, 740_000)
    await coordinator.panel('Leilão').locator('.figures').getByText('R$ 7.400,00').waitFor()
    await coordinator.panel('Leilão').locator('.bid-list .best').getByText(BRANCA).waitFor()
    await expect.poll(() => clock().textContent()).not.toBe(before)
  })

  it('ends when the shipper closes it, and its best bid is accepted in two clicks', async () => {
    const { coordinator } = scenario
    await coordinator.pressButton('Encerrar oferta')
    await coordinator.pressButton('Encerrar oferta', coordinator.dialog('Encerrar oferta?'))
    await coordinator.panel('Leilão').getByText('Terminou').waitFor()
    expect(await scenario.carriers.as(araucaria).ask(transporterDealCommands.bid, { id, price: 700_000 })).toMatchObject({
      status: 422,
      body: { messages: ['O leilão terminou.'] },
    })
    await coordinator.pressButton(`Aceitar ${BRANCA}`)
    await coordinator.pressButton(/^Aceitar por R\$\s7\.400,00/)
    await coordinator.waitForToast('Transportadora vinculada')
    await coordinator.toBoard()
    await coordinator.card('Em Andamento', CODE).getByText('R$ 7.400,00').waitFor()
  })

  it('is transported, delivered, and finished', async () => {
    await scenario.carriers.delivers(id, [branca, 'motorista06'])
    await scenario.coordinator.opens('Confirmar Entrega', CODE)
    await scenario.coordinator.finishes(102)
  })
})
