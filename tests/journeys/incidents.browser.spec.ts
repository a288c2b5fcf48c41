import { carrierIncidentCommands, carrierIncidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { type DemoUser, demoUsers } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('incident')

describe.skipIf(!hasBrowser)('incidents', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 40 })])
    page = await application.signIn(browser, 'operador', '/incidents')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const as = (name: string) => sessionAt(application.url, passwordSignIn(application.url, name))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = () => page.getByRole('dialog')
  const row = () => page.getByRole('row', { name: 'Avaria na mercadoria' }).first()
  const wide = async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  const choose = async (field: string, option: string) => {
    await dialog().getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  const everyLook = async (name: string) => {
    await isFineInEveryLook(page)
    await wide()
    await shoot(page, name)
  }

  it('is opened on a load by keys, and says what is missing', async () => {
    await page.getByRole('heading', { name: 'Ocorrências' }).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(/adds=true/)
    await dialog().getByRole('button', { name: 'Abrir ocorrência' }).click()
    for (const text of ['Selecione uma carga.', 'Selecione um tipo de ocorrência da lista.', 'Escreva uma observação.'])
      await dialog().getByText(text).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog().getByRole('combobox', { name: 'Carga' }).click()
    await page.getByRole('option').first().waitFor()
    await page.getByRole('option').first().click()
    await choose('Tipo', 'Avaria na mercadoria')
    await dialog().getByRole('textbox', { name: 'Observação' }).fill('Duas caixas molhadas na doca 3.')
    await shoot(page, 'open')
    await dialog().getByRole('button', { name: 'Abrir ocorrência' }).click()
    await page.waitForURL(/\/incident\//)
    await page.getByText('Duas caixas molhadas na doca 3.').waitFor()
  })

  it('is commented on, and shown to the client', async () => {
    await page.getByRole('textbox', { name: 'Comentário' }).fill('A transportadora foi avisada.')
    await button('Comentar').click()
    await page.getByText('Comentário sobre a ocorrência enviado.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'A transportadora foi avisada.' }).waitFor()
    await button('Mostrar ao cliente').click()
    await page.getByText('As mensagens foram reveladas com sucesso.').waitFor()
    await button('Ocultar do cliente').waitFor()
    await everyLook('page')
  })

  it('is closed with what it cost, which leads to the list (R208)', async () => {
    await button('Fechar ocorrência').click()
    await dialog().getByRole('button', { name: 'Fechar ocorrência' }).click()
    await dialog().getByText('Selecione a resolução.').waitFor()
    await dialog().getByRole('textbox', { name: 'Observação' }).fill('Indenizado.')
    await choose('Resolução', 'Indenização')
    await dialog().getByRole('textbox', { name: 'Custo' }).fill('1.250,00')
    await choose('Departamento', 'Qualidade')
    await shoot(page, 'close')
    expect(await violations(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Fechar ocorrência' }).click()
    await page.getByText('Ocorrência finalizada.').waitFor()
    await page.waitForURL(/\/incidents$/)
    await row().filter({ hasText: 'Fechado' }).waitFor()
    expect(await row().innerText()).toMatch(/Fechado[\s\S]*R\$\s1\.250,00/)
    await everyLook('list')
  })

  it('counts in the charts and in the Pareto of the dashboard', async () => {
    await page.goto(`${new URL(page.url()).origin}/dashboard`)
    const chart = (name: string) => page.getByRole('region', { name, exact: true })
    await chart('Ocorrências por período').getByRole('link').first().waitFor()
    expect(await chart('Custo de ocorrências por período').innerText()).toMatch(/R\$\s1\.250,00/)
    const pareto = chart('Pareto do custo de ocorrências')
    expect(await pareto.innerText()).toMatch(/Avaria na mercadoria[\s\S]*R\$\s1\.250,00[\s\S]*100,0 %/)
    await pareto.getByRole('combobox', { name: 'Por' }).click()
    await page.getByRole('option', { name: 'Departamento' }).click()
    await pareto.getByText('Qualidade').waitFor()
    await pareto.scrollIntoViewIfNeeded()
    await shoot(page, 'pareto')
    await isFineInEveryLook(page)
    await wide()
    await chart('Ocorrências por período').getByRole('link').last().click()
    await page.waitForURL(/\/incidents\?openedInit=/)
    await row().waitFor()
  })

  it('of a carrier, closed with a cost, moves OTIF, the chart of costs and the Pareto (o55)', async () => {
    const operator = as('operador')
    const onTimeOf = async ({ username, transporterId = '' }: DemoUser) => {
      const { body } = await operator.ask(otifRoutes.deliveries, { transporterId, size: 50 })
      const delivery = body.list.find(({ loss }) => loss === undefined)
      return delivery && { delivery, username, transporterId }
    }
    let found: Awaited<ReturnType<typeof onTimeOf>>
    for (const user of demoUsers.filter(({ transporterId, driverId }) => transporterId && !driverId)) found ??= await onTimeOf(user)
    const { delivery: onTime, username, transporterId } = found!
    const figures = async () => (await operator.ask(otifRoutes.figures, { transporterId })).body
    const before = await figures()
    const { types } = (await as(username).ask(carrierIncidentRoutes.ofTransporter, { id: onTime.hashId })).body
    const { body } = await as(username).ask(carrierIncidentCommands.transporterOpen, {
      deliveryId: onTime.deliveryId,
      occurrenceTypeId: types.find(({ name }) => name === 'Avaria na mercadoria')!.id,
      observation: 'Palete tombado na descarga.',
    })
    await page.goto(`${new URL(page.url()).origin}/incident/${(body as { id: string }).id}`)
    await page.getByText('Palete tombado na descarga.').waitFor()
    await button('Fechar ocorrência').click()
    await dialog().getByRole('textbox', { name: 'Observação' }).fill('Descontado do frete.')
    await choose('Resolução', 'Indenização')
    await dialog().getByRole('textbox', { name: 'Custo' }).fill('4.000,00')
    const influences = dialog().getByRole('checkbox', { name: 'Afeta o OTIF' })
    if (!(await influences.isChecked())) await influences.click()
    await dialog().getByRole('button', { name: 'Fechar ocorrência' }).click()
    await page.waitForURL(/\/incidents$/)

    await expect.poll(async () => (await figures()).score.GROSS.hits).toBe(before.score.GROSS.hits - 1)
    expect((await figures()).score.CARRIER.hits).toBe(before.score.CARRIER.hits - 1)
    await page.goto(`${new URL(page.url()).origin}/reports?transporterId=${transporterId}`)
    await page
      .locator('section', { has: page.getByRole('heading', { name: /Perdas por motivo/ }) })
      .getByText('Ocorrência da transportadora')
      .waitFor()
    await shoot(page, 'otif')
    await page.goto(`${new URL(page.url()).origin}/dashboard`)
    const chart = (name: string) => page.getByRole('region', { name, exact: true })
    await chart('Custo de ocorrências por período')
      .getByText(/R\$\s5\.250,00/)
      .first()
      .waitFor()
    await chart('Pareto do custo de ocorrências')
      .getByText(/R\$\s5\.250,00/)
      .first()
      .waitFor()
  })

  it('is found by the filters in the address, and reopened', async () => {
    await page.goto(`${new URL(page.url()).origin}/incidents?category=OTHER`)
    await page.getByText('Nenhuma ocorrência com estes filtros.').waitFor()
    await button('Limpar filtros').click()
    await page.getByRole('link', { name: 'Avaria na mercadoria' }).first().click()
    await button('Reabrir ocorrência').click()
    await page.getByText('Ocorrência reaberta.').waitFor()
    await button('Fechar ocorrência').waitFor()
  })

  it('stands on the page of its load', async () => {
    await page.locator('.incident-page dd a').click()
    const panel = page.getByRole('region', { name: 'Ocorrências' })
    await panel.getByRole('link', { name: 'Avaria na mercadoria' }).waitFor()
    expect(await panel.innerText()).toContain('Aberto')
    await panel.scrollIntoViewIfNeeded()
    await shoot(page, 'load')
  })
})
