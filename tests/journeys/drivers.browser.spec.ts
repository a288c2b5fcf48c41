import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('drivers')
const dayIn = (days: number) =>
  localDay(new Date(Date.now() + days * 86_400_000).toISOString())
    .split('-')
    .reverse()
    .join('/')

describe.skipIf(!hasBrowser)('drivers and vehicles', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const open = (address: string) => page.goto(`${application.url}${address}`)
  const dialog = () => page.getByRole('dialog')
  const fill = (label: string, text: string) => dialog().getByRole('textbox', { name: label, exact: true }).fill(text)
  const company = async () => {
    await dialog().getByRole('combobox', { name: 'Transportadora' }).click()
    await page.getByRole('option').first().click()
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador', '/drivers')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('a driver is registered by his CPF, with CNH and tie; wrong digits are told at their fields (C405)', async () => {
    await page.getByRole('row').nth(2).waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'list')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Novo motorista' }).click()
    await fill('CPF', '11144477734')
    await fill('Nome', 'Ivo Prado')
    await fill('Telefone', '41988887777')
    await fill('Número da CNH', '07021871296')
    await company()
    await dialog().getByRole('button', { name: 'Cadastrar' }).click()
    await dialog().getByText('CPF inválido.').waitFor()
    await dialog().getByText('Número da CNH inválido.').waitFor()
    await shoot(page, 'form')
    await page.setViewportSize({ width: 1440, height: 900 })
    await fill('CPF', '11144477735')
    await fill('Número da CNH', '62312481179')
    await dialog().getByRole('button', { name: 'Cadastrar' }).click()
    await page.getByText('Motorista cadastrado com sucesso.').waitFor()
    await dialog().waitFor({ state: 'detached' })
    await page.getByRole('searchbox').fill('111.444')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Ivo Prado' }).waitFor()
  })

  it('the same CPF again for the same carrier is refused at the field', async () => {
    await page.getByRole('link', { name: 'Novo motorista' }).click()
    await fill('CPF', '11144477735')
    await fill('Nome', 'Outro Nome')
    await fill('Telefone', '41988887777')
    await company()
    await dialog().getByRole('button', { name: 'Cadastrar' }).click()
    await dialog().getByText('Este motorista já está vinculado a esta transportadora.').waitFor()
    await dialog().getByRole('button', { name: 'Cancelar' }).click()
  })

  it('shows his standing, is changed, integrated not in the future, and his tie is ended and begun again (C116, C307, C308)', async () => {
    await page.getByRole('link', { name: 'Ivo Prado' }).click()
    await dialog().getByText('Disponível').waitFor()
    await fill('Telefone', '41977776666')
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Motorista alterado com sucesso.').waitFor()
    await dialog().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Ivo Prado' }).click()
    await dialog().getByRole('button', { name: 'Registrar integração' }).click()
    const integration = page.getByRole('dialog', { name: 'Registrar integração' })
    const date = integration.getByRole('textbox', { name: 'Data da integração' })
    await date.fill(dayIn(2))
    await integration.getByRole('button', { name: 'Salvar' }).click()
    await integration.getByText('A data da integração não pode estar no futuro.').waitFor()
    await date.fill(dayIn(-1))
    await integration.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText(`feita em ${dayIn(-1)}`).waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'driver')
    await page.setViewportSize({ width: 1440, height: 900 })

    await dialog().getByRole('button', { name: 'Encerrar' }).click()
    await page
      .getByRole('dialog', { name: /^Encerrar o vínculo/ })
      .getByRole('button', { name: 'Encerrar' })
      .click()
    await dialog().getByText('Encerrado').waitFor()
    await dialog().getByText('O vínculo com esta transportadora terminou').waitFor()
    await dialog().getByRole('button', { name: 'Vincular de novo' }).click()
    await page
      .getByRole('dialog', { name: /^Vínculo com/ })
      .getByRole('button', { name: 'Salvar' })
      .click()
    await dialog().getByRole('region', { name: 'Vínculos' }).getByText('Vigente').waitFor()
  })

  it('drivers join and leave groups, and a group is renamed and removed (C299–C304)', async () => {
    await open('/driver-groups')
    await page.getByRole('link', { name: 'Novo grupo' }).click()
    await fill('Nome', 'Bitrens do Norte')
    await dialog().getByRole('button', { name: 'Criar' }).click()
    await page.getByRole('heading', { name: 'Bitrens do Norte' }).waitFor()
    const join = page.getByRole('button', { name: /^Incluir .* no grupo$/ }).first()
    const joined = (await join.getAttribute('aria-label'))!.slice('Incluir '.length, -' no grupo'.length)
    await join.click()
    await page.getByRole('button', { name: `Incluir ${joined} no grupo` }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'No grupo', exact: true }).click()
    await page.getByRole('link', { name: joined }).waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'group')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Renomear' }).click()
    await fill('Nome', 'Bitrens')
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Grupo alterado com sucesso.').waitFor()
    await page.getByRole('heading', { name: 'Bitrens', exact: true }).waitFor()
    await page.getByRole('button', { name: `Tirar ${joined} do grupo` }).click()
    await page.getByText('Nenhum motorista neste grupo.').waitFor()
    await open('/driver-groups')
    await page.getByRole('button', { name: 'Excluir o grupo Bitrens' }).click()
    await page
      .getByRole('dialog', { name: /^Excluir o grupo/ })
      .getByRole('button', { name: 'Excluir' })
      .click()
    await page.getByRole('link', { name: 'Bitrens', exact: true }).waitFor({ state: 'detached' })
    await isFineInEveryLook(page)
  })

  it('a vehicle has its Renavam checked at the field, and a tie', async () => {
    await open('/vehicle?plate=')
    await page.setViewportSize({ width: 1440, height: 900 })
    await fill('Placa', 'AAA1A11')
    await dialog().getByRole('combobox', { name: 'Tipo do Veículo' }).click()
    await page.getByRole('option', { name: 'Truck', exact: true }).click()
    await company()
    await fill('Renavam', '63977791105')
    await dialog().getByRole('button', { name: 'Cadastrar' }).click()
    await dialog().getByText('Renavam inválido.').waitFor()
    await fill('Renavam', '63977791104')
    await dialog().getByRole('button', { name: 'Cadastrar' }).click()
    await page.getByText('Veículo cadastrado com sucesso.').waitFor()
    await page.getByRole('link', { name: 'AAA-1A11' }).click()
    await dialog().getByRole('region', { name: 'Vínculos' }).getByText('Vigente').waitFor()
    expect(await dialog().getByRole('textbox', { name: 'Renavam' }).inputValue()).toBe('63977791104')
    await isFineInEveryLook(page)
    await shoot(page, 'vehicle')
  })
})
