import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { describe, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { story } from '../kit/story.ts'

const CODE = 'COMBINAR-1'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const
const [ARAUCARIA, BRANCA] = ['Transportes Araucária', 'Rodoviário Pedra Branca'] as const

describe.skipIf(!hasBrowser)('a load whose price is to be combined, from launch to finish', () => {
  const told = story()
  let id: string
  const row = (name: string) => told.desk.panel('Propostas').getByRole('listitem', { name })

  it('is launched without a price', async () => {
    const { desk } = told
    await desk.page.getByRole('link', { name: 'Novo Frete' }).click()
    await desk.fillRoute()
    await desk.page.getByText('A combinar', { exact: true }).click()
    await desk.field('Código da carga').fill(CODE)
    await desk.field('Referência').fill('6500')
    await desk.launches()
    id = await desk.hashOf('Em Negociação', CODE)
  })

  it('is declined by one transporter, with a reason, and another names a price', async () => {
    const { desk, carriers } = told
    await carriers.does(branca, transporterDealCommands.decline, { id, reason: 'Sem veículo na região' })
    await carriers.does(araucaria, transporterDealCommands.propose, { id, price: 645_000, text: 'Carreta livre amanhã cedo' })
    await desk.card('Em Negociação', CODE).getByText('1 proposta na mesa').waitFor()
    await desk.opens('Em Negociação', CODE)
    await row(BRANCA).getByText('Recusou').waitFor()
    await row(BRANCA).getByText('Sem veículo na região').waitFor()
    await row(ARAUCARIA).getByText('R$ 6.450,00').waitFor()
  })

  it('is talked about, and read', async () => {
    const { desk } = told
    await row(ARAUCARIA)
      .getByRole('button', { name: /^Conversa.*1 não lida/ })
      .click()
    await desk
      .dialog(/^Negociação da carga/)
      .getByText('Carreta livre amanhã cedo')
      .first()
      .waitFor()
    await desk.field('Mensagem').fill('Fechamos nesse valor?')
    await desk.page.keyboard.press('Enter')
    await told.carriers.does(araucaria, transporterDealCommands.message, { id, text: 'Fechado.' })
    await desk.page.getByText('Fechado.', { exact: true }).waitFor()
    await desk.page.keyboard.press('Escape')
    await row(ARAUCARIA)
      .getByRole('button', { name: `Conversa com ${ARAUCARIA}`, exact: true })
      .waitFor()
  })

  it('is accepted in two clicks', async () => {
    const { desk } = told
    await desk.press(`Aceitar ${ARAUCARIA}`)
    await desk.press(/^Aceitar por R\$\s6\.450,00/)
    await desk.told('Transportadora vinculada')
    await desk.toBoard()
    await desk.card('Em Andamento', CODE).getByText('R$ 6.450,00').waitFor()
  })

  it('is driven, delivered, and finished', async () => {
    await told.carriers.delivers(id, [araucaria, 'motorista01'])
    await told.desk.opens('Confirmar Entrega', CODE)
    await told.desk.finishes(103)
  })
})
