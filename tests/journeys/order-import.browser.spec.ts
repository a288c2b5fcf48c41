import { cellFaults, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { carryLoad } from '../kit/carried-load.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const HEAD = 'Pedido;CNPJ coleta;CNPJ entrega;Cliente;Cidade;UF;Data coleta;Data entrega;Peso;Grupo de operação'
const sheet = (...lines: readonly string[]) => ({
  name: 'pedidos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\n')),
})

describe.skipIf(!hasBrowser)('files of orders', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let collect: string
  let group: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador', '/orders?tab=imports')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const operador = sessionAt(application.url, passwordSignIn(application.url, 'operador'))
    const { body } = await operador.ask(referenceRoutes.collectPlaces, { size: 1 })
    collect = body.list[0]!.document!
    group = (await operador.ask(sessionRoutes.info, {})).body.operationGroups[0]!.name
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('are checked before they are sent: each row says what to correct', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles([
        sheet('PED-1;00.000.000/0000-00;12ABC34501DE35;Loja Nova;Curitiba;PR;30/02/2026;06/12/2026;muito'),
        { name: 'programa.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\u0000') },
      ])
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    const row = page.getByRole('row', { name: 'PED-1' })
    await row.waitFor()
    const text = await row.innerText()
    for (const message of [cellFaults.noSuchDay('30/02/2026'), cellFaults.notANumber('muito'), rowWarnings.newPlace])
      expect(text).toContain(message)
    expect(await page.getByRole('alert').innerText()).toContain('programa.xlsx')
    await isFineInEveryLook(page)
    await shooter('import')(page, 'check')
  })
  it('can be started from the template', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar modelo' }).click()])
    expect(download.suggestedFilename()).toBe('modelo-de-importacao-de-pedidos.xlsx')
  })

  it('with twenty faults are corrected in the grid, by a pasted block and by key, and run with one click', async () => {
    const good = (code: number) => `GRD-${code};${collect};12ABC34501DE35;Loja Nova;Curitiba;PR;05/12/2031;06/12/2031`
    await page.reload()
    await page
      .locator('input[type=file]')
      .setInputFiles([sheet(...Array.from({ length: 20 }, (_, at) => `${good(at)};muito;${group}`), `${good(20)};12;${group}`)])
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    const weight = (line: number) => page.getByRole('textbox', { name: `Peso (kg), linha ${line}`, exact: true })
    await weight(2).waitFor()
    await page.getByRole('button', { name: 'Próximo erro' }).click()
    await expect.poll(() => weight(2).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text', Array.from({ length: 19 }, (_, at) => `${at + 1},5`).join('\n'))
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await page.getByText('19 linhas corrigidas').waitFor()
    await page.keyboard.press('F8')
    const last = weight(21)
    await expect.poll(() => last.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+d')
    await page.getByText('20 linhas corrigidas').waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shooter('import')(page, 'grid')
    await page.getByRole('button', { name: 'Conferir novamente' }).click()
    await expect.poll(() => page.getByLabel('Resultado da conferência').innerText(), SOON).toMatch(/Recusadas\s+0/)
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByText(/^Importação concluída\s*$/).waitFor()
    await page.getByText('21', { exact: true }).first().waitFor()
    // The ring in the bar is green, after a reload too, until the import is put away (R147, C159).
    await page.reload()
    const ring = page.getByRole('img', { name: 'Importação de pedidos concluída' })
    await ring.waitFor()
    expect(await ring.getAttribute('class')).toContain('complete')
    await shooter('import')(page, 'done')
    await page.getByRole('button', { name: 'Limpar', exact: true }).click()
    await ring.waitFor({ state: 'detached' })
    // It stays in the list of imports, with its orders.
    const past = page.getByRole('region', { name: 'Importações anteriores' }).getByRole('listitem').first()
    await past.getByText('21 criados').waitFor()
    await past.getByRole('link', { name: 'Ver pedidos' }).click()
    await page.getByRole('row', { name: 'GRD-20' }).waitFor()
    await page.getByRole('button', { name: 'GRD-20' }).click()
    await page.getByText(/Importado · pedidos\.csv · linha 22/).waitFor()
    await shooter('import')(page, 'order-history')
    await page.goto(`${application.url}/orders?tab=imports`)
  })

  it('give orders that are formed and launched in five clicks, and are delivered with their load', async () => {
    const admin = sessionAt(application.url, passwordSignIn(application.url, 'admin'))
    const { body: configs } = await admin.ask(referenceRoutes.configs, {})
    await admin.ask(shipperCommands.saveConfigs, {
      ...(configs as InputOf<typeof shipperCommands.saveConfigs>),
      toggles: { ...configs.toggles, ENABLE_LAUNCH_BY_ORDER: true },
    })
    await page.goto(`${application.url}/orders?text=GRD&sort=code`)
    await page.getByRole('checkbox', { name: 'Selecionar GRD-0', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Selecionar GRD-15', exact: true }).click({ modifiers: ['Shift'] })
    await page.getByText('8 selecionados').waitFor()
    await page.getByRole('button', { name: 'Lançar' }).click()
    await page.getByRole('button', { name: 'Formar e lançar' }).click()
    const launch = page.getByRole('dialog', { name: /^Lançar .* · 8 pedidos/ })
    await launch.getByLabel('Valor do frete').fill('4300')
    await launch.getByRole('button', { name: 'Lançar carga' }).click()
    await page.waitForURL(/\/loads\/[^/]+\/details/)
    await carryLoad(application.url, /\/loads\/([^/]+)\//.exec(page.url())![1]!)
    await page.goto(`${application.url}/orders?text=GRD&status=DELIVERED`)
    await expect.poll(() => page.getByRole('row', { name: /^GRD-/ }).count(), SOON).toBe(8)
    await page.goto(`${application.url}/orders?tab=imports`)
  })

  it('that would change orders say what each field was and becomes, before anything is recorded', async () => {
    const line = (code: number, weight: string, place = '12ABC34501DE35;Loja Nova') =>
      `GRD-${code};${collect};${place};Curitiba;PR;05/12/2031;06/12/2031;${weight};${group}`
    await page.reload()
    await page
      .locator('input[type=file]')
      .setInputFiles([sheet(line(20, '12.000,5'), line(19, '20'), line(21, '5', '11444777000161;Outra Loja'), line(2, '3,5'))])
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    const result = page.getByLabel('Resultado da conferência')
    await result.waitFor()
    const texts = await result.locator('dl').innerText()
    for (const count of [/Pedidos novos\s+1/, /Alterados\s+2/, /Sem mudança\s+1/, /Recusadas\s+0/]) expect(texts).toMatch(count)
    const changed = page.getByRole('row', { name: 'GRD-20' })
    expect((await changed.innerText()).replace(/\s+/g, ' ')).toContain('Peso: 12 kg → 12.000,5 kg')
    await page.getByText('1 local de entrega será cadastrado').click()
    await page.getByText('11.444.777/0001-61').waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shooter('import')(page, 'forecast')
    // Another choice needs another check.
    await page.getByText('Somar as quantidades às dos pedidos que já existem').click()
    await result.waitFor({ state: 'detached' })
  })
})
