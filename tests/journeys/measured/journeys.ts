import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { coordinatorPage } from '../../kit/coordinator-page.ts'
import { form } from '../../kit/demo-app.ts'
import type { ServedApplication } from '../../kit/served-application.ts'
import { recordReceipts } from '../../stories/record-receipts.ts'
import type { CountedPage } from './counted-page.ts'

type Budget = { readonly seconds: number; readonly clicks?: number; readonly keys?: number }
/** A journey of the product's experience: what is prepared is not measured, what the user does is. */
export type Journey = {
  readonly name: string
  readonly budget: Budget
  readonly as?: string
  readonly width?: number
  /** Answers the address where the user is. */
  readonly prepare: (application: ServedApplication) => Promise<{ readonly address: string; readonly about?: string }>
  /** What must be shown before the user begins. */
  readonly begin?: (user: CountedPage) => Promise<unknown>
  readonly run: (user: CountedPage, about: string) => Promise<unknown>
}

const api = ({ url }: ServedApplication, username: string) => sessionAt(url, passwordSignIn(url, username))
const launched = async (application: ServedApplication, over: Partial<LaunchForm>) => {
  const { freightPrice: _, ...terms } = form(new Date().toISOString(), over)
  const request = { ...terms, ...over, operationGroupId: 'sudeste', referenceValue: 790_000 }
  const { ok, body } = await api(application, 'operador').ask(loadRoutes.launch, request)
  if (!ok) throw new Error(`The launch was refused: ${JSON.stringify(body)}`)
  return body.stream.slice('load-'.length)
}
const hour = 3_600_000

export const journeys: readonly Journey[] = [
  {
    name: '1 find a load by its plate',
    budget: { seconds: 3, keys: 3 },
    prepare: async (application) => {
      const { body } = await api(application, 'operador').ask(loadSearchRoutes.table, { columnStatus: 'IN_PROGRESS' })
      const plates = body.rows.map(({ fields }) => (fields as Record<string, unknown>)['vehiclePlates'])
      return { address: '/loads', about: (plates.find((one) => Array.isArray(one)) as string[])[0]! }
    },
    run: async (user, plate) => {
      await user.press('Control+k')
      await user.page.getByRole('combobox').first().waitFor()
      await user.paste(plate)
      await user.page.getByRole('option').first().waitFor()
      await user.press('Enter')
      await user.page.locator('.load-details .phases, .load-card, .table-row').first().waitFor()
    },
  },
  {
    name: '2 morning triage',
    budget: { seconds: 10, clicks: 0, keys: 0 },
    prepare: async () => ({ address: '/settings' }),
    run: async ({ page }) => {
      await page.goto(new URL('/loads', page.url()).href)
      await page
        .getByRole('group', { name: 'Precisa de você' })
        .getByRole('button', { name: /: \d+$/ })
        .first()
        .waitFor()
      await page.locator('.load-card').first().waitFor()
    },
  },
  {
    name: '3 launch a repeat lane',
    budget: { seconds: 25, clicks: 4 },
    prepare: async () => ({ address: '/loads' }),
    begin: ({ page }) => page.getByRole('button', { name: 'Novo Frete' }).waitFor(),
    run: async (user) => {
      const { page } = user
      await user.click(page.getByRole('button', { name: 'Novo Frete' }))
      await user.click(page.getByRole('menuitem', { name: 'Manual' }))
      await user.click(page.locator('.lanes .lane').first())
      await page.getByText('Tudo certo').first().waitFor()
      await user.click(page.getByRole('button', { name: 'Lançar frete' }))
      await page.getByText('Carga lançada com sucesso.').first().waitFor()
    },
  },
  {
    name: '3 launch a blank load',
    budget: { seconds: 90 },
    prepare: async () => ({ address: '/new/load/' }),
    run: async ({ page }) => {
      const coordinator = coordinatorPage(page)
      await coordinator.fillRoute()
      await coordinator.field(/^Frete/).fill('4250')
      await coordinator.launches()
    },
  },
  {
    name: '5 compare proposals and accept one',
    budget: { seconds: 15, clicks: 2 },
    prepare: async (application) => {
      const id = await launched(application, { type: 'QUOTATION', duration: 120 })
      await api(application, 'transportadora01').ask(transporterDealCommands.propose, { id, price: 731_000, text: 'Sider às 7h' })
      await api(application, 'transportadora02').ask(transporterDealCommands.propose, { id, price: 768_000 })
      return { address: `/loads/${id}/details` }
    },
    begin: ({ page }) => page.getByRole('listitem', { name: 'Transportes Araucária' }).waitFor(),
    run: async (user) => {
      const proposal = user.page.getByRole('listitem', { name: 'Transportes Araucária' })
      await user.click(proposal.getByRole('button', { name: /^Aceitar/ }))
      await user.click(user.page.getByRole('button', { name: /^Aceitar por/ }))
      await user.page.getByText('Aguardando atribuir motorista').first().waitFor()
    },
  },
  {
    name: '6 approve a hiring on a phone',
    budget: { seconds: 15, clicks: 2 },
    as: 'aprovador',
    width: 390,
    prepare: async (application) => {
      // Above what needs no approval, on a lane that has no median yet.
      const { destinations } = form(new Date().toISOString())
      const id = await launched(application, { freightPrice: 1_510_000, destinations: destinations.slice(0, 1) })
      await api(application, 'transportadora01').ask(transporterLoadCommands.accept, { id })
      return { address: `/loads/${id}/details` }
    },
    begin: ({ page }) => page.getByRole('region', { name: 'Aprovação da contratação' }).waitFor(),
    run: async (user) => {
      const { page } = user
      const block = page.getByRole('region', { name: 'Aprovação da contratação' })
      await user.click(block.getByRole('button', { name: 'Aprovar', exact: true }))
      await user.click(page.getByRole('button', { name: 'Aprovar contratação' }))
      await page.getByText('Aguardando atribuir motorista').first().waitFor()
    },
  },
  {
    name: '9 review a receipt, and go to the next',
    budget: { seconds: 3, keys: 2 },
    prepare: async (application) => {
      await recordReceipts(application, 'measured', { externalId: 'CAN-9' }, (load) => {
        // One delivery is under way, so that an approval can be undone and needs no confirmation.
        load.arrived('r1')
      })
      return { address: '/loads/deliveryReceiptLoads?receipts=measured' }
    },
    begin: ({ page }) => page.getByRole('dialog', { name: 'Verificar comprovantes do frete' }).getByRole('img').first().waitFor(),
    run: async (user) => {
      // The review goes on to the next receipt by itself.
      await user.press('a')
      await user.page.getByText('Aprovado: Atacado Prata').waitFor()
    },
  },
  {
    name: '12 reconstruct an instant and export the evidence',
    budget: { seconds: 30, clicks: 4 },
    as: 'admin',
    prepare: async (application) => {
      const id = await launched(application, { type: 'QUOTATION', duration: 120 })
      await api(application, 'transportadora01').ask(transporterDealCommands.propose, { id, price: 731_000 })
      return { address: `/loads/${id}/details`, about: new Date(Date.now() - hour).toISOString() }
    },
    begin: ({ page }) => page.getByRole('region', { name: 'O que aconteceu' }).getByRole('link', { name: 'Linha do tempo' }).waitFor(),
    run: async (user) => {
      const { page } = user
      await user.click(page.getByRole('region', { name: 'O que aconteceu' }).getByRole('link', { name: 'Linha do tempo' }))
      await page.getByRole('slider', { name: 'Momento' }).waitFor()
      await user.press('Home')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        user.click(page.getByRole('button', { name: 'Baixar evidências' })),
      ])
      await download.path()
    },
  },
]
