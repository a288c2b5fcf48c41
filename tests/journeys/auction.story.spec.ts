import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { describe, expect, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { story } from '../kit/story.ts'

const CODE = 'LEILAO-1'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const
const BRANCA = 'Rodoviário Pedra Branca'

describe.skipIf(!hasBrowser)('an auctioned load, from launch to finish', () => {
  const told = story()
  let id: string
  const bid = (username: string, price: number) => told.carriers.does(username, transporterDealCommands.bid, { id, price })
  const clock = () => told.desk.panel('Leilão').getByRole('timer')

  it('is launched for five minutes', async () => {
    const { desk } = told
    await desk.page.getByRole('link', { name: 'Novo Frete' }).click()
    await desk.fillRoute()
    await desk.page.getByText('Leilão', { exact: true }).click()
    await desk.field('Código da carga').fill(CODE)
    await desk.field('Lance inicial').fill('8000')
    await desk.field('Redução por lance').fill('1')
    await desk.field('Referência').fill('7900')
    await desk.select('Duração do leilão', '0h05')
    await desk.launches()
    id = await desk.hashOf('Em Negociação', CODE)
  })

  it('grows cheaper on the board with every bid, while its clock runs', async () => {
    const card = told.desk.card('Em Negociação', CODE)
    await card.getByText('R$ 8.000,00').waitFor()
    await card.getByText(/Termina em: 00:0[45]:\d\d/).waitFor()
    await bid(araucaria, 800_000)
    await bid(branca, 790_000)
    await card.getByText('R$ 7.900,00').waitFor()
    await card.getByText('2 lances').waitFor()
  })

  it('grows cheaper on its page, bid by bid', async () => {
    const { desk } = told
    await desk.opens('Em Negociação', CODE)
    const before = await clock().textContent()
    await bid(araucaria, 770_000)
    await desk.panel('Leilão').locator('.figures').getByText('R$ 7.700,00').waitFor()
    await bid(branca, 740_000)
    await desk.panel('Leilão').locator('.figures').getByText('R$ 7.400,00').waitFor()
    await desk.panel('Leilão').locator('.bid-list .best').getByText(BRANCA).waitFor()
    await expect.poll(() => clock().textContent()).not.toBe(before)
  })

  it('ends when the shipper says so, and its best bid is accepted in two clicks', async () => {
    const { desk } = told
    await desk.press('Encerrar oferta')
    await desk.press('Encerrar oferta', desk.dialog('Encerrar oferta?'))
    await desk.panel('Leilão').getByText('Terminou').waitFor()
    expect(await told.carriers.as(araucaria).ask(transporterDealCommands.bid, { id, price: 700_000 })).toMatchObject({
      status: 422,
      body: { messages: ['O leilão terminou.'] },
    })
    await desk.press(`Aceitar ${BRANCA}`)
    await desk.press(/^Aceitar por R\$\s7\.400,00/)
    await desk.told('Transportadora vinculada')
    await desk.toBoard()
    await desk.card('Em Andamento', CODE).getByText('R$ 7.400,00').waitFor()
  })

  it('is driven, delivered, and finished', async () => {
    await told.carriers.delivers(id, [branca, 'motorista06'])
    await told.desk.opens('Confirmar Entrega', CODE)
    await told.desk.finishes(102)
  })
})
