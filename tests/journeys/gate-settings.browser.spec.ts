import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('gate-settings')

describe.skipIf(!hasBrowser)("a gate's settings", () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'admin', '/collectionLocations')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const tick = (name: string | RegExp) => page.getByRole('checkbox', { name })
  const settled = async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  let place: string

  it('open from the list of collect places, and say what the gate lacks at its field (Y1)', async () => {
    const gate = page.getByRole('link', { name: /^Configurar a portaria de / }).first()
    place = ((await gate.getAttribute('aria-label')) ?? '').replace('Configurar a portaria de ', '')
    await gate.click()
    await page.waitForURL(/collectionLocation\/[^/?]+\?tab=gate$/)
    await page.getByRole('heading', { name: `Portaria de ${place}` }).waitFor()
    await tick(/^Portaria ativa/).check()
    await field('Duração da janela').fill('10')
    await button('Salvar').click()
    for (const text of ['Cadastre ao menos uma doca ativa, ou desligue a chamada para a doca.', 'Escreva de 15 a 240 minutos.'])
      await page.getByText(text).waitFor()
    expect([await overflow(page), await violations(page)]).toEqual([0, []])
  })

  it('hold docks, hours, slots and days without them (Y20)', async () => {
    await field('Duração da janela').fill('30')
    await button('Nova doca').click()
    await button('Nova doca').click()
    await field('Código').nth(1).fill('1')
    await page.getByText('Já existe uma doca com este código.').waitFor()
    await field('Código').nth(1).fill('b-2')
    await button('Novo horário').first().click()
    await field('Das').first().fill('0600')
    await field('Até as').first().fill('2200')
    await button('Preencher').click()
    expect(await field('Vagas quarta 08h').inputValue()).toBe('2')
    await field('Vagas sábado 08h').fill('1')
    await button('Dia sem agendamento').click()
    await field('Dia sem agendamento 1').fill('31022027')
    await page.getByText('Escreva uma data que existe, como 25/12/2026.').waitFor()
    await field('Dia sem agendamento 1').fill('25122026')
    await isFineInEveryLook(page)
    await shoot(page, 'form')
    await tick(/^Portaria ativa/).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 260))
    await shoot(page, 'docks')
    await settled()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Configurações salvas com sucesso.').waitFor()
    await page.getByRole('row', { name: place }).getByText('Ativa').waitFor()
  })

  it('are there again, beside the address of the place', async () => {
    await page.getByRole('link', { name: `Configurar a portaria de ${place}` }).click()
    await page.getByRole('heading', { name: `Portaria de ${place}` }).waitFor()
    expect(await field('Código').nth(1).inputValue()).toBe('B-2')
    expect(await field('Vagas sábado 08h').inputValue()).toBe('1')
    await button('Cadastro').click()
    await page.getByRole('heading', { name: 'Editar local de coleta' }).waitFor()
    expect(await field('Nome').inputValue()).toBe(place)
    await isFineInEveryLook(page)
    await settled()
    await button('Salvar').click()
    await page.waitForURL(/collectionLocations$/)
    await page.getByRole('row', { name: place }).getByText('Ativa').waitFor()
  })

  it('are nothing that an operator sees', async () => {
    const operator = await application.signIn(browser, 'operador', '/collectionLocations')
    await operator.getByRole('row', { name: place }).waitFor()
    expect(await operator.getByRole('link', { name: /^Configurar a portaria/ }).count()).toBe(0)
    await operator.goto(`${application.url}/collectionLocation`)
    await operator.getByRole('heading', { name: 'Novo local de coleta' }).waitFor()
    expect(await operator.getByRole('button', { name: 'Portaria', exact: true }).count()).toBe(0)
    await operator.context().close()
  })
})
