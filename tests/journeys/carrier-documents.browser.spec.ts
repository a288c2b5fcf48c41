import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { PNG } from '../kit/multipart.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const carrier = demoUser('transportadora12').transporterId!
const shoot = shooter('documents')
const MEGABYTES_12 = 12 * 1_048_576

describe.skipIf(!hasBrowser)('a carrier’s documents and performance', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 150 })])
    page = await application.signIn(browser, 'operador', `/transporters/${carrier}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Documentos', exact: true }).click()
  }, 240_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const rowOf = (name: string) => page.getByRole('listitem', { name, exact: true })

  it('documents refuse a photo of 12 MB and an expiry before the issue at their place, and keep what was typed', async () => {
    await rowOf('Seguro RCTR-C').getByRole('button', { name: 'Incluir' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Número' }).fill('2026-771')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MEGABYTES_12) })
    await page.getByText(uploadRejected.description).waitFor()
    expect(await dialog.getByText('foto.jpg').count()).toBe(0)
    await dialog.getByRole('textbox', { name: 'Emissão' }).fill('02/02/2025')
    await dialog.getByRole('textbox', { name: 'Vencimento' }).fill('01/02/2025')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await dialog.getByText('O vencimento não pode ser anterior à emissão.').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Número' }).inputValue()).toBe('2026-771')
    await shoot(page, 'upload')
  })

  it('documents are saved with their files as a new version, which can be read again', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Vencimento' }).fill('01/02/2099')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'apolice.png', mimeType: 'image/png', buffer: PNG })
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    const row = rowOf('Seguro RCTR-C')
    await row.getByText('Vigente').waitFor()
    await row.getByText(/vers(ão|ões)$/).click()
    await row.getByText('nº 2026-771', { exact: false }).waitFor()
    await row.getByText('apolice.png').waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'versions')
  })

  it('documents are asked by the types of this company, which administrators change', async () => {
    const admin = await application.signIn(browser, 'admin', '/documentTypes')
    await admin.getByText('CNH', { exact: true }).waitFor()
    await isFineInEveryLook(admin)
    await shoot(admin, 'types')
  })

  it('performance: each measure with its cases, in all and on a lane, and opens the loads behind it', async () => {
    await page.getByRole('button', { name: 'Avaliações', exact: true }).click()
    const card = page.getByRole('region', { name: 'Desempenho' })
    await card.getByText('Aceite de ofertas').waitFor()
    await card.getByText('sem fonte').first().waitFor()
    await shoot(page, 'scorecard')
    await card.getByRole('button', { name: /^Coleta no prazo/ }).click()
    await card.getByRole('list', { name: 'Coleta no prazo' }).getByRole('link').first().waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'cases')
    await card.getByRole('list', { name: 'Coleta no prazo' }).getByRole('link').first().click()
    await page.getByRole('region', { name: 'Quem' }).waitFor()
  })

  it('evaluations: averages, and what was said of one', async () => {
    const admin = await application.signIn(browser, 'admin', '/evaluation')
    await admin.getByText('Avaliações realizadas').first().waitFor()
    await isFineInEveryLook(admin)
    await shoot(admin, 'evaluations')
    await admin.getByRole('button', { name: 'Transportadora', exact: true }).click()
    await admin.locator('a[href^="/evaluation/TRANSPORTER/"]').first().click()
    await admin.waitForURL(/\/evaluation\/TRANSPORTER\//)
    await admin
      .getByRole('paragraph')
      .filter({ hasText: /^Transportadora$/ })
      .waitFor()
    await isFineInEveryLook(admin)
    await shoot(admin, 'evaluation')
  })
})
