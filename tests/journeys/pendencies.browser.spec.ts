import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { carrierPendencyCommands } from '@embarca/contracts/pendency/carrier-routes.ts'
import { pendencyRoutes, pendencyTypeCommands } from '@embarca/contracts/pendency/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUsers } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('pendency')

describe.skipIf(!hasBrowser)('pendencies', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 40 })])
    page = await application.signIn(browser, 'operador', '/pendings?status=OPEN')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const dialog = () => page.getByRole('dialog')
  const first = () => page.locator('.pendency-name').first()

  it('are listed as the rules opened them, in every look', async () => {
    await page.getByRole('heading', { name: 'Pendências' }).waitFor()
    await first().waitFor()
    await isFineInEveryLook(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'list')
  })

  it('are resolved in the drawer, which waits for 5 characters (R198)', async () => {
    const name = await first().innerText()
    await first().click()
    await page.waitForURL(/id=/)
    await dialog().getByRole('heading', { name }).waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'drawer')
    await dialog().getByRole('button', { name: 'Resolver' }).click()
    const form = page.getByRole('dialog', { name: 'Resolver Pendência' })
    await form.getByRole('textbox', { name: 'Observação' }).fill('abcd')
    expect(await form.getByRole('button', { name: 'Resolver' }).isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: 'Observação' }).fill('Combinado com a transportadora.')
    await shoot(page, 'resolve')
    await form.getByRole('button', { name: 'Resolver' }).click()
    await page.getByText('Pendência resolvida com sucesso.').waitFor()
    await page.waitForURL(/status=OPEN$/)
  })

  it('are ended several at once, with a result per row (o47)', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const boxes = page.getByRole('checkbox', { name: /^Selecionar / })
    await boxes.nth(1).waitFor()
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await shoot(page, 'selected')
    await page.getByRole('button', { name: 'Descartar pendências' }).click()
    const form = page.getByRole('dialog', { name: 'Descartar pendências · 2 pendências' })
    await form.getByRole('textbox', { name: 'Observação' }).fill('abcd')
    expect(await form.getByRole('button', { name: /^Aplicar/ }).isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: 'Observação' }).fill('Tratada com o cliente.')
    await form.getByRole('button', { name: 'Aplicar a 2 pendências' }).click()
    await form.getByText('2 feitas').waitFor()
    expect(await form.getByText('Feito', { exact: true }).count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await shoot(page, 'bulk')
    await form.getByRole('button', { name: 'Fechar' }).last().click()
    await page.getByText('2 selecionadas').waitFor({ state: 'detached' })
  })

  it('are found by the filters in the address', async () => {
    await page.goto(`${new URL(page.url()).origin}/pendings?status=RESOLVED`)
    await first().waitFor()
    await page.goto(`${new URL(page.url()).origin}/pendings?text=nada-assim`)
    await page.getByText('Nenhuma pendência com estes filtros.').waitFor()
  })

  it('have types that an administrator configures, and that may block a transition of the load', async () => {
    const origin = new URL(page.url()).origin
    const admin = await application.signIn(browser, 'admin', '/pendingTypes')
    await admin.emulateMedia({ reducedMotion: 'reduce' })
    await admin.getByRole('link', { name: 'Divergência na coleta' }).waitFor()
    await isFineInEveryLook(admin)
    await shoot(admin, 'types')
    await admin.goto(`${origin}/pendingTypes?id=11`)
    const form = admin.getByRole('dialog', { name: 'Editar tipo de pendência' })
    await form.getByLabel('Dias para resolver').fill('400')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await form.getByText('Informe um número inteiro de 0 a 365.').waitFor()
    await form.getByLabel('Dias para resolver').fill('3')
    await form.getByLabel('Finalizar coleta').check()
    expect(await violations(admin)).toEqual([])
    await shoot(admin, 'type')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await admin.getByText('Tipo de pendência salvo com sucesso.').waitFor()
    const row = admin.getByRole('row', { name: /Divergência na coleta/ })
    await expect.poll(() => row.innerText()).toMatch(/3 dias\s+Finalizar coleta/)
  })

  it('that stop a step are counted in the bar, named at the phase and on the card, and end live', async () => {
    const as = (name: string) => sessionAt(application.url, passwordSignIn(application.url, name))
    await as('admin').ask(pendencyTypeCommands.change, { id: '9', blocks: ['FinishLoad'] })
    const { body } = await as('operador').ask(boardRoutes.column, { columnStatus: 'IN_PROGRESS', size: 50 })
    const load = body.list.find(({ statusCode, executorId }) => statusCode === 'IN_TRANSIT' && executorId === undefined)!
    const user = demoUsers.find(({ transporterId, driverId }) => transporterId === load.transporterId && !driverId)!
    const carrier = as(user.username)
    const counted = (count: number) => (count === 0 ? 'Pendências' : count === 1 ? 'Pendências, 1 aberta' : `Pendências, ${count} abertas`)
    await page.goto(`${application.url}/loads/${load.hashId}/details`)
    const { open: before } = (await as('operador').ask(pendencyRoutes.indicators, {})).body
    await page.getByRole('link', { name: counted(before), exact: true }).waitFor()
    const observation = 'Diária de 5 horas na doca.'
    await carrier.ask(carrierPendencyCommands.byCarrier, { loadId: load.hashId, pendingTypeId: '9', observation })
    await page.getByRole('link', { name: counted(before + 1), exact: true }).waitFor()
    const block = page.getByRole('link', { name: 'Custo adicional bloqueia: Finalizar frete' })
    await block.waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'blocked-phase')
    await page.goto(`${application.url}/loads?text=${load.externalId}`)
    await page.getByText('Custo adicional bloqueia: Finalizar frete').waitFor()
    await shoot(page, 'blocked-card')
    await page.goto(`${application.url}/loads/${load.hashId}/details`)
    await block.click()
    await dialog().getByRole('button', { name: 'Resolver' }).click()
    const form = page.getByRole('dialog', { name: 'Resolver Pendência' })
    await form.getByRole('textbox', { name: 'Observação' }).fill('Pago no frete.')
    await form.getByRole('button', { name: 'Resolver' }).click()
    await page.getByRole('link', { name: counted(before), exact: true }).waitFor()
  })
})
