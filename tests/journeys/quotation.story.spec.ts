import { transporterDealCommands, transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { describe, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { story } from '../kit/story.ts'

const CODE = 'COTACAO-1'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const
const [ARAUCARIA, BRANCA] = ['Transportes Araucária', 'Rodoviário Pedra Branca'] as const

describe.skipIf(!hasBrowser)('a negotiated load, from launch to finish', () => {
  const told = story()
  let id: string
  const proposal = (name: string) => told.desk.panel('Propostas').getByRole('listitem', { name })

  it('is launched for proposals', async () => {
    const { desk } = told
    await desk.page.getByRole('link', { name: 'Novo Frete' }).click()
    await desk.fillRoute()
    await desk.page.getByText('Negociação', { exact: true }).click()
    await desk.field('Código da carga').fill(CODE)
    await desk.field('Preço sugerido').fill('7200')
    await desk.field('Referência').fill('7900')
    await desk.select('Prazo para propostas', '2 h')
    await desk.launches()
    id = await desk.hashOf('Em Negociação', CODE)
    await desk.opens('Em Negociação', CODE)
  })

  it('takes proposals that appear by themselves', async () => {
    await told.carriers.does(araucaria, transporterDealCommands.propose, { id, price: 780_000, text: 'Sider às 7h' })
    await told.carriers.does(branca, transporterDealCommands.propose, { id, price: 848_000 })
    await told.desk.happens(`${BRANCA} propôs`)
    await proposal(ARAUCARIA).getByText('R$ 7.800,00').waitFor()
    await proposal(BRANCA).getByText('7,3 % acima').waitFor()
  })

  it('is bargained over until the transporter agrees', async () => {
    await told.desk.press(`Mais ações de ${ARAUCARIA}`)
    await told.desk.page.getByRole('menuitem', { name: 'Fazer contraproposta' }).click()
    await told.desk.field('Valor').fill('7.310,00')
    await told.desk.press('Enviar proposta')
    await told.desk.told('Proposta enviada.')
    await proposal(ARAUCARIA).getByText('Contraproposta enviada').waitFor()

    const { shipperProposal } = await told.carriers.does(araucaria, transporterDealRoutes.deal, { id })
    await told.carriers.does(araucaria, transporterDealCommands.agree, { id, negotiationId: shipperProposal!.negotiationId })
    await proposal(ARAUCARIA).getByText('7,5 % abaixo').waitFor()
    await proposal(ARAUCARIA).getByText('menor').waitFor()
  })

  it('is accepted in two clicks, and stands in the next column', async () => {
    await told.desk.press(`Aceitar ${ARAUCARIA}`)
    await told.desk.press(/^Aceitar por R\$\s7\.310,00/)
    await told.desk.told('Transportadora vinculada')
    await proposal(ARAUCARIA).getByText('Contratada').waitFor()
    await proposal(BRANCA).getByText('Não escolhida').waitFor()
    await told.desk.toBoard()
    await told.desk.card('Em Andamento', CODE).waitFor()
  })

  it('is driven, delivered, and finished', async () => {
    await told.carriers.delivers(id, [araucaria, 'motorista01'])
    await told.desk.opens('Confirmar Entrega', CODE)
    await told.desk.finishes(101)
  })
})
