import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const code = 'DUAS-1'
const COLUMN = /\/search\/(cached|new)$/
/** Users of another operation group and of another shipper: they must get no data and no push about the load. */
const strangers = ['operador.sul', 'admin.b'] as const

describe.skipIf(!hasBrowser)('two users at one board', () => {
  let browser: Browser
  let application: ServedApplication
  let ana: Page
  let helena: Page
  let id: string
  let address: string
  const pages = new Map<string, Page>()
  /** The frames pushed to each user. */
  const receivedFrames = new Map<string, string[]>()
  const cardOf = (page: Page) => page.locator('.load-card').filter({ has: page.getByRole('link', { name: code, exact: true }) })
  const open = async (page: Page, at: string) => {
    await page.goto(application.url + at)
    await page.locator('.bar').waitFor()
  }

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    const enter = async (username: string) => {
      const frames: string[] = []
      const watch = (page: Page) =>
        page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))))
      const page = await application.signIn(browser, username, '/', { watch })
      await vi.waitFor(() => expect(frames).not.toEqual([]), 30_000)
      pages.set(username, page)
      receivedFrames.set(username, frames)
      return page
    }
    ;[ana, helena] = (await Promise.all(['operador', 'admin', ...strangers].map(enter))) as [Page, Page]
    const launch = { ...form(new Date().toISOString()), operationGroupId: 'sudeste', externalId: code }
    const { ok, body } = await sessionAt(application.url, passwordSignIn(application.url, 'operador')).ask(loadRoutes.launch, launch)
    expect(ok).toBe(true)
    id = body.stream.slice('load-'.length)
    address = `/loads/${id}/details`
    await open(helena, address)
    await helena.getByRole('heading', { level: 1, name: code }).waitFor()
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('shows within a second, on the board and on the page, the other user’s change (M144)', async () => {
    const page = await ana.context().newPage()
    await open(page, address)
    await page.getByRole('heading', { level: 1, name: code }).waitFor()

    await helena.getByRole('button', { name: 'Adicionar etiqueta' }).click()
    await helena.getByLabel('Nova etiqueta').fill('conferida')
    await helena.keyboard.press('Enter')
    await helena.getByText('Tags da carga atualizadas com sucesso.').waitFor()
    await Promise.all([cardOf(ana).getByText('conferida').waitFor(SOON), page.getByText('conferida').first().waitFor(SOON)])
    // Typed faster than the requests complete: each tag arrives.
    const tags = '**/tags'
    await helena.route(tags, async (route) => {
      await helena.waitForTimeout(250)
      await route.continue()
    })
    for (const tag of ['frágil', 'doca 3', 'urgente']) {
      await helena.getByLabel('Nova etiqueta').fill(tag)
      await helena.keyboard.press('Enter')
    }
    for (const tag of ['frágil', 'doca 3', 'urgente']) await page.getByText(tag, { exact: true }).first().waitFor(SOON)
    await helena.unroute(tags)
    await helena.getByRole('button', { name: 'Marcar como prioridade' }).click()
    await Promise.all([
      cardOf(ana).getByLabel('Prioridade').waitFor(SOON),
      page.getByRole('button', { name: 'Retirar prioridade' }).waitFor(SOON),
    ])
    await page.close()
  })

  it('keeps a change made while the board was reloading', async () => {
    const pending: (() => void)[] = []
    let isAnswered = () => {}
    const answered = new Promise<void>((resolve) => {
      isAnswered = resolve
    })
    await open(ana, '/loads')
    await cardOf(ana).waitFor()
    await ana.route(COLUMN, async (route) => {
      const response = await route.fetch()
      isAnswered()
      await new Promise<void>((resolve) => pending.push(resolve))
      await route.fulfill({ response })
    })
    await ana.getByRole('button', { name: /^Atualizar/ }).click()
    await answered
    await helena.getByRole('button', { name: 'Adicionar etiqueta' }).click()
    await helena.getByLabel('Nova etiqueta').fill('a caminho')
    await helena.keyboard.press('Enter')
    await cardOf(ana).getByText('a caminho').waitFor()
    const arrives = ana.waitForResponse(COLUMN)
    for (const arrive of pending) arrive()
    await arrives
    await ana.waitForTimeout(500)
    expect(await cardOf(ana).getByText('a caminho').count()).toBe(1)
    await ana.unrouteAll({ behavior: 'wait' })
  })

  it('names the user behind a conflict, and keeps typed text (M226)', async () => {
    await open(ana, address)
    await ana.getByRole('button', { name: 'Escrever observação' }).click()
    await ana.getByRole('textbox', { name: 'Observação' }).fill('Portaria 2')

    await helena.getByRole('button', { name: 'Escrever observação' }).click()
    await helena.getByRole('textbox', { name: 'Observação' }).fill('Agendar a doca 4')
    await helena.getByRole('button', { name: 'Salvar' }).click()
    await helena.getByText('Observação adicionada ao carregamento.').waitFor()

    await ana.getByRole('button', { name: 'Salvar' }).click()
    const alert = ana.getByRole('dialog', { name: 'Alterado por outra pessoa' })
    await alert.getByText('Quem: Helena Marques').waitFor()
    await ana.keyboard.press('Enter')
    expect(await ana.getByRole('textbox', { name: 'Observação' }).inputValue()).toBe('Portaria 2')
    await ana.getByRole('button', { name: 'Salvar' }).click()
    await helena.getByText('Portaria 2').waitFor(SOON)
  })

  it('removes a load from the board that was cancelled elsewhere (M202)', async () => {
    await open(ana, '/loads')
    await cardOf(ana).waitFor()
    await helena.getByRole('button', { name: 'Cancelar frete' }).click()
    await helena.getByLabel('Motivo do cancelamento').fill('Pedido duplicado')
    await helena.getByRole('dialog').getByRole('button', { name: 'Cancelar frete' }).click()
    await helena.getByText('Frete cancelado com sucesso.').waitFor()
    await cardOf(ana).waitFor({ state: 'detached', ...SOON })
  })

  it.each(strangers)('sends none of it to %s', async (username) => {
    const page = pages.get(username)!
    const hasReceived = (who: string) => receivedFrames.get(who)!.some((frame) => frame.includes(id))
    expect([hasReceived('operador'), hasReceived(username)]).toEqual([true, false])
    expect(await cardOf(page).count()).toBe(0)
    await open(page, address)
    await page.getByText('Não encontrado.').waitFor()
    expect(await page.getByText(code).count()).toBe(0)
  })

  it('keeps filters in the address: back, forward, and in a copied link', async () => {
    await open(ana, '/loads')
    await ana.getByRole('button', { name: 'Só cargas prioritárias' }).click()
    await ana.waitForURL(/flPriority=true/)
    await ana.getByPlaceholder('Buscar cargas').fill('betim')
    await ana.keyboard.press('Enter')
    await ana.waitForURL(/text=betim/)
    const link = ana.url()
    await ana.goBack()
    await ana.waitForURL((url) => !url.search.includes('text='))
    expect(await ana.getByPlaceholder('Buscar cargas').inputValue()).toBe('')
    await ana.goForward()
    expect(await ana.getByPlaceholder('Buscar cargas').inputValue()).toBe('betim')

    await open(helena, link.slice(application.url.length))
    expect(await helena.getByPlaceholder('Buscar cargas').inputValue()).toBe('betim')
    await helena.getByRole('button', { name: 'Mostrar todas as prioridades' }).waitFor()
  })

  it('lets an approver approve, but not launch', async () => {
    const page = await application.signIn(browser, 'aprovador', '/loads?waitingApproveHiring=true')
    await page.locator('.load-column.negotiation .load-card').getByText('Aprovar', { exact: true }).first().waitFor()
    expect(await page.getByText('Novo Frete').count()).toBe(0)
    await page.context().close()
  })
})
