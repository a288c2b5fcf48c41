import { ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('blocks')

describe.skipIf(!hasBrowser)('blocked carriers', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador.b', '/blockedTransporters')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('are blocked for a reason until a day, listed, and released for a reason (C377)', async () => {
    await page.getByText('Nenhuma transportadora bloqueada.').waitFor()
    await page.getByRole('link', { name: 'Bloquear transportadora' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('combobox', { name: 'Transportadora' }).click()
    await page.getByRole('option').first().click()
    await drawer.getByRole('combobox', { name: 'Tipo de motivo' }).click()
    await page.getByRole('option', { name: 'Segurança' }).click()
    await drawer.getByRole('textbox', { name: 'Motivo', exact: true }).fill('Excesso de velocidade')
    await drawer.getByRole('textbox', { name: 'Até', exact: true }).fill('01/01/2020')
    await shoot(page, 'form')
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await drawer.getByText('O bloqueio não pode terminar no passado.').waitFor()
    await drawer.getByRole('textbox', { name: 'Até', exact: true }).fill('')
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await page.getByText('Segurança: Excesso de velocidade').waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'list')

    await page.getByRole('button', { name: /^Liberar / }).click()
    await page.getByRole('textbox', { name: 'Motivo da liberação' }).fill('Regularizou')
    await page.getByRole('button', { name: 'Liberar', exact: true }).click()
    await page.getByText('Nenhuma transportadora bloqueada.').waitFor()
    expect(await page.getByText('Excesso de velocidade').count()).toBe(0)
  })
  it('are found by status, which the address keeps', async () => {
    await page.getByRole('button', { name: 'Liberados' }).click()
    await page.getByText('Segurança: Excesso de velocidade').waitFor()
    expect(new URL(page.url()).searchParams.get('only')).toBe('RELEASED')
    await page.reload()
    await page.getByText('Segurança: Excesso de velocidade').waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'released')
    await page.getByRole('button', { name: 'Encerrados' }).click()
    await page.getByText('Nenhum bloqueio encontrado.').waitFor()
  })

  it.each([
    ['/blockedTransporters', 'Apólice de RC-DC não renovada', 'transporters'],
    ['/blockedDrivers', 'Excesso de velocidade no pátio', 'drivers'],
    ['/blockedVehicles', 'Sinistro em apuração', 'vehicles'],
  ])('%s of another company are its own (CA12, C375, C376)', async (address, reason, name) => {
    expect(await page.getByText(reason).count()).toBe(0)
    const own = await application.signIn(browser, 'admin', address)
    await own.getByText(reason).waitFor()
    await isFineInEveryLook(own)
    await shoot(own, name)
    await own.context().close()
  })
  it('an administrator chooses the category of a CNH by type of vehicle (CA13)', async () => {
    const own = await application.signIn(browser, 'admin', '/blockedVehicles/rules')
    const categories = own.getByRole('region', { name: 'Categoria da CNH por tipo de veículo' })
    await categories.getByRole('combobox', { name: 'Truck', exact: true }).click()
    await own.getByRole('option', { name: 'E', exact: true }).click()
    await categories.getByRole('button', { name: 'Salvar categorias' }).click()
    await own.getByText('Categorias salvas com sucesso.').waitFor()
    await own.reload()
    await categories.getByRole('combobox', { name: 'Truck', exact: true }).waitFor()
    const { body } = await sessionAt(application.url, passwordSignIn(application.url, 'admin')).ask(ruleRoutes.categories, {})
    expect(body.filter(({ category, usual }) => category !== usual)).toEqual([{ vehicleType: 'TRUCK', usual: 'C', category: 'E' }])
    await isFineInEveryLook(own)
    await shoot(own, 'cnh-categories')
    await own.context().close()
  })
  it('rules of an administrator say what blocks and what warns (C378)', async () => {
    const own = await application.signIn(browser, 'admin', '/blockedVehicles/rules')
    // The demo's company judges risk: two rules, beside the header.
    await expect.poll(() => own.getByRole('row').count()).toBe(3)
    await own.getByRole('link', { name: 'Adicionar regra' }).click()
    const drawer = own.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await drawer.getByText('Escolha a regra.').waitFor()
    await drawer.getByRole('combobox', { name: 'Regra' }).click()
    await own.getByRole('option', { name: 'Idade do veículo' }).click()
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await drawer.getByText('Informe a idade máxima em anos.').waitFor()
    await shoot(own, 'rule')
    await drawer.getByRole('textbox', { name: 'Idade máxima (anos)' }).fill('15')
    await drawer.getByRole('button', { name: /^Perfis de carga/ }).click()
    await own.getByRole('dialog', { name: 'Perfis de carga' }).getByRole('checkbox').nth(1).click()
    await own.keyboard.press('Escape')
    await shoot(own, 'rule-profiles')
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await own.getByRole('cell', { name: 'Idade do veículo', exact: true }).waitFor()
    await isFineInEveryLook(own)
    await shoot(own, 'rules')
    await own.context().close()
  })
})
