import { transporterDealCommands, transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { describe, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { openNewLoad } from '../kit/new-load.ts'
import { browserScenario } from '../stories/browser-scenario.ts'

const CODE = 'COTACAO-1'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const
const [ARAUCARIA, BRANCA] = ['Transportes Araucária', 'Rodoviário Pedra Branca'] as const

describe.skipIf(!hasBrowser)('a negotiated load, from launch to finish', () => {
  const scenario = browserScenario()
  let id: string
  const proposal = (name: string) => scenario.coordinator.panel('Propostas').getByRole('listitem', { name })

  it('is launched for proposals', async () => {
    const { coordinator } = scenario
    await openNewLoad(coordinator.page)
    await coordinator.fillRoute()
    await coordinator.page.getByText('Negociação', { exact: true }).click()
    await coordinator.field('Código da carga').fill(CODE)
    await coordinator.field('Preço sugerido').fill('7200')
    await coordinator.field('Referência').fill('7900')
    await coordinator.select('Prazo para propostas', '2 h')
    await coordinator.launches()
    id = await coordinator.hashOf('Em Negociação', CODE)
    await coordinator.opens('Em Negociação', CODE)
  })

  it('shows proposals live', async () => {
    await scenario.carriers.call(araucaria, transporterDealCommands.propose, { id, price: 780_000, text: 'Sider às 7h' })
    await scenario.carriers.call(branca, transporterDealCommands.propose, { id, price: 848_000 })
    await scenario.coordinator.waitForInboxEntry(`${BRANCA} · R$ 8.480,00`)
    await proposal(ARAUCARIA).getByText('R$ 7.800,00').waitFor()
    await proposal(BRANCA).getByText('7,3 % acima').waitFor()
  })

  it('is negotiated until the transporter agrees', async () => {
    await scenario.coordinator.pressButton(`Mais ações de ${ARAUCARIA}`)
    await scenario.coordinator.page.getByRole('menuitem', { name: 'Fazer contraproposta' }).click()
    await scenario.coordinator.field('Valor').fill('7.310,00')
    await scenario.coordinator.pressButton('Enviar proposta')
    await scenario.coordinator.waitForToast('Proposta enviada.')
    await proposal(ARAUCARIA).getByText('Contraproposta enviada').waitFor()

    const { shipperProposal } = await scenario.carriers.call(araucaria, transporterDealRoutes.deal, { id })
    await scenario.carriers.call(araucaria, transporterDealCommands.agree, { id, negotiationId: shipperProposal!.negotiationId })
    await proposal(ARAUCARIA).getByText('7,5 % abaixo').waitFor()
    await proposal(ARAUCARIA).getByText('menor').waitFor()
  })

  it('is accepted in two clicks, and moves to the next column', async () => {
    await scenario.coordinator.pressButton(`Aceitar ${ARAUCARIA}`)
    await scenario.coordinator.pressButton(/^Aceitar por R\$\s7\.310,00/)
    await scenario.coordinator.waitForToast('Transportadora vinculada')
    await proposal(ARAUCARIA).getByText('Contratada').waitFor()
    await proposal(BRANCA).getByText('Não escolhida').waitFor()
    await scenario.coordinator.toBoard()
    await scenario.coordinator.card('Em Andamento', CODE).waitFor()
  })

  it('is transported, delivered, and finished', async () => {
    await scenario.carriers.delivers(id, [araucaria, 'motorista01'])
    await scenario.coordinator.opens('Confirmar Entrega', CODE)
    await scenario.coordinator.finishes(101)
  })
})
