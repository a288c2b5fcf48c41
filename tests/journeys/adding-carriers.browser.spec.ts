import { carriers } from '@embarca/services/demo/fleet.ts'
import { moreCarriers } from '@embarca/services/demo/more-carriers.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { startCompanyRegistry } from '../kit/company-registry.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'

const INACTIVE = '11444777000161'
const FOUND = '19131243000197'
const company = { razao_social: 'CARGAS DO IPIRANGA LTDA', municipio: 'CURITIBA', uf: 'PR', descricao_situacao_cadastral: 'ATIVA' }

describe.skipIf(!hasBrowser)('a shipper adds carriers by CNPJ', () => {
  let browser: Browser
  let registry: Awaited<ReturnType<typeof startCompanyRegistry>>
  let application: ServedApplication
  let page: Page
  let clicks = 0
  const shoot = shooter('adding')
  const click = async (name: string) => {
    clicks += 1
    await page.getByRole('button', { name, exact: true }).last().click()
  }
  const dialog = () => page.getByRole('dialog', { name: 'Adicionar transportadora' })
  const typesCnpj = async (cnpj: string) => {
    clicks = 0
    await page.goto(`${application.url}/transporters`)
    await click('Adicionar')
    await dialog().getByRole('textbox', { name: 'CNPJ' }).fill(cnpj)
    await dialog().getByRole('button', { name: 'Adicionar', exact: true }).click()
    clicks += 1
  }
  const isListed = async (name: string, status: string) => {
    await dialog().waitFor({ state: 'detached', ...SOON })
    await page.goto(`${application.url}/transporters?text=${encodeURIComponent(name)}`)
    await page.getByRole('row', { name: new RegExp(`${name}.*${status}`) }).waitFor(SOON)
    expect(clicks).toBeLessThanOrEqual(3)
  }
  const waitForToast = (text: string) => waitForToastOn(page, text)

  beforeAll(async () => {
    registry = await startCompanyRegistry({
      [FOUND]: company,
      [INACTIVE]: { ...company, razao_social: 'Mudanças Antigas Ltda', descricao_situacao_cadastral: 'BAIXADA' },
    })
    ;[browser, application] = await Promise.all([
      openBrowser(),
      startServedApplication({ loads: 40, settings: { COMPANY_REGISTRY_URL: registry.url } }),
    ])
    page = await application.signIn(browser, 'admin.b', '/transporters')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
    registry.close()
  })

  it('wrong digits are refused at the field, and nothing is sent away', async () => {
    await typesCnpj('11444777000160')
    const field = dialog().getByRole('textbox', { name: 'CNPJ' })
    await expect.poll(() => field.getAttribute('aria-invalid'), SOON).toBe('true')
    expect(await field.inputValue()).toBe('11.444.777/0001-60')
  })

  it('one without users that the platform knows is bound at once', async () => {
    const known = moreCarriers[2]!
    await typesCnpj(known.document)
    await waitForToast('Transportadora adicionada com sucesso.')
    await isListed(known.name, 'Ativa')
  })

  it('one with users is invited, and works for the shipper when its administrator accepts', async () => {
    const staffed = carriers[1]!
    await typesCnpj(staffed.document)
    await waitForToast('Convite enviado. A transportadora fica ativa quando aceitar.')
    await isListed(staffed.name, 'Convidada')
    await typesCnpj(staffed.document)
    await isListed(staffed.name, 'Convidada')
  })

  it('one that the registry of companies knows is registered and bound', async () => {
    await typesCnpj(FOUND)
    await waitForToast('Transportadora adicionada com sucesso.')
    await isListed('CARGAS DO IPIRANGA LTDA', 'Ativa')
  })

  it('one that the registry calls closed is typed, filled with what is known', async () => {
    await typesCnpj(INACTIVE)
    await expect.poll(() => dialog().getByRole('textbox', { name: 'Razão social' }).inputValue(), SOON).toBe('Mudanças Antigas Ltda')
    expect(await dialog().getByRole('textbox', { name: 'Cidade' }).inputValue()).toBe('CURITIBA')
    await shoot(page, 'typed')
    expect([await violations(page), await overflow(page)]).toEqual([[], 0])
  })

  it('a registry that does not answer says so, and the form opens with the CNPJ kept', async () => {
    registry.down()
    await typesCnpj('11222333000181')
    await dialog().getByRole('textbox', { name: 'Razão social' }).waitFor(SOON)
    expect(await dialog().getByRole('textbox', { name: 'CNPJ' }).inputValue()).toBe('11.222.333/0001-81')
    expect(await dialog().locator('[aria-live]').textContent()).toBe(
      'A consulta de empresas não respondeu. Informe os dados da transportadora.',
    )
  })

  it('one with loads under way is not left: the refusal names them', async () => {
    await page.goto(`${application.url}/transporters/${carriers.at(-1)!.id}`)
    await page.getByRole('button', { name: 'Desvincular' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desvincular' }).click()
    await page
      .getByText(/[A-Z]{2,}-\w+.*/)
      .first()
      .waitFor(SOON)
    expect(await page.locator('header', { hasText: carriers.at(-1)!.name }).textContent()).toContain('Ativa')
  })
})
