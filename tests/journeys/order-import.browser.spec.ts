import { cellFaults, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const HEAD = 'Pedido;CNPJ coleta;CNPJ entrega;Cliente;Cidade;UF;Data coleta;Data entrega;Peso'
const sheet = (...lines: readonly string[]) => ({
  name: 'pedidos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\n')),
})

describe.skipIf(!hasBrowser)('files of orders', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador', '/orders?tab=imports')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
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
})
