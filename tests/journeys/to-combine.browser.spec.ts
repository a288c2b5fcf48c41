import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { describe, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { openNewLoad } from '../kit/new-load.ts'
import { browserScenario } from '../stories/browser-scenario.ts'

const CODE = 'COMBINAR-1'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const
const [ARAUCARIA, BRANCA] = ['Transportes Araucária', 'Rodoviário Pedra Branca'] as const

describe.skipIf(!hasBrowser)('a load whose price is to be combined, from launch to finish', () => {
  const scenario = browserScenario()
  let id: string
  const row = (name: string) => scenario.coordinator.panel('Propostas').getByRole('listitem', { name })

  it('is launched without a price', async () => {
    const { coordinator } = scenario
    await openNewLoad(coordinator.page)
    await coordinator.fillRoute()
    await coordinator.page.getByText('A combinar', { exact: true }).click()
    await coordinator.field('Código da carga').fill(CODE)
    await coordinator.field('Referência').fill('6500')
    await coordinator.launches()
    id = await coordinator.hashOf('Em Negociação', CODE)
  })

  it('is declined by one transporter, with a reason, and another proposes a price', async () => {
    const { coordinator, carriers } = scenario
    await carriers.call(branca, transporterDealCommands.decline, { id, reason: 'Sem veículo na região' })
    await carriers.call(araucaria, transporterDealCommands.propose, { id, price: 645_000, text: 'Carreta livre amanhã cedo' })
    await coordinator.card('Em Negociação', CODE).getByText('1 proposta na mesa').waitFor()
    await coordinator.opens('Em Negociação', CODE)
    await row(BRANCA).getByText('Recusou').waitFor()
    await row(BRANCA).getByText('Sem veículo na região').waitFor()
    await row(ARAUCARIA).getByText('R$ 6.450,00').waitFor()
  })

  it('is discussed, and its messages are marked as read', async () => {
    const { coordinator } = scenario
    await row(ARAUCARIA)
      .getByRole('button', { name: /^Conversa.*1 não lida/ })
      .click()
    await coordinator
      .dialog(/^Negociação da carga/)
      .getByText('Carreta livre amanhã cedo')
      .first()
      .waitFor()
    await coordinator.field('Mensagem').fill('Fechamos nesse valor?')
    await coordinator.page.keyboard.press('Enter')
    await scenario.carriers.call(araucaria, transporterDealCommands.message, { id, text: 'Fechado.' })
    await coordinator.page.getByText('Fechado.', { exact: true }).waitFor()
    await coordinator.page.keyboard.press('Escape')
    await row(ARAUCARIA)
      .getByRole('button', { name: `Conversa com ${ARAUCARIA}`, exact: true })
      .waitFor()
  })

  it('is accepted in two clicks', async () => {
    const { coordinator } = scenario
    await coordinator.pressButton(`Aceitar ${ARAUCARIA}`)
    await coordinator.pressButton(/^Aceitar por R\$\s6\.450,00/)
    await coordinator.waitForToast('Transportadora vinculada')
    await coordinator.toBoard()
    await coordinator.card('Em Andamento', CODE).getByText('R$ 6.450,00').waitFor()
  })

  it('is transported, delivered, and finished', async () => {
    await scenario.carriers.delivers(id, [araucaria, 'motorista01'])
    await scenario.coordinator.opens('Confirmar Entrega', CODE)
    await scenario.coordinator.finishes(103)
  })
})
