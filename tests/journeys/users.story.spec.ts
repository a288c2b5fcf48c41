import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { newContext } from '../kit/visitor.ts'

const PASSWORD = 'uma senha comprida'

describe.skipIf(!hasBrowser)('a user manager', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let link: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'usuarios', '/')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const fill = async (name: string, email: string) => {
    await page.getByLabel('Nome').first().fill(name)
    await page.getByLabel('E-mail').fill(email)
  }

  it('has the list as home, and adds a person (C025)', async () => {
    await page.getByRole('heading', { name: 'Gestão de usuários' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user-register')
    await isFineInEveryLook(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByRole('link', { name: 'Novo usuário' }).click()
    await button('Salvar').click()
    for (const words of ['Diga o nome da pessoa.', 'Este e-mail não é válido.', 'Escolha pelo menos um papel.'])
      await page.getByText(words).waitFor()
    expect([await overflow(page), await violations(page)]).toEqual([0, []])
    await fill('Leo Dias', 'operador@s1.example')
    expect(await page.getByRole('textbox', { name: 'Usuário' }).inputValue()).toBe('operador')
    expect(await page.getByRole('checkbox', { name: 'Administrador', exact: true }).isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'Operador', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Sudeste' }).check()
    await button('Salvar').click()
    await page.getByText('Este nome de usuário já existe. Escolha outro.').first().waitFor()
    await page.getByRole('textbox', { name: 'Usuário' }).fill('leo.dias')
    await button('Salvar').click()
    await page.getByText('Usuário incluído.').waitFor()
  })

  it('hands over a link, by which the person sets a password and signs in', async () => {
    await button('Enviar link').click()
    await page.getByText('copie o link e entregue-o à pessoa').waitFor()
    link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await page.getByRole('dialog').getByText('Fechar').click()

    const person = await (await newContext(browser, { viewport: { width: 390, height: 844 }, locale: 'pt-BR' })).newPage()
    await person.goto(link)
    await person.getByText('Crie a sua senha').waitFor()
    expect([await overflow(person), await violations(person)]).toEqual([0, []])
    await person.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await person.getByLabel('Senha, de novo').fill(PASSWORD)
    await person.keyboard.press('Enter')
    await person.getByRole('link', { name: 'Entrar' }).click()
    await person.getByLabel('Usuário').fill('leo.dias')
    await person.getByLabel('Senha').fill(PASSWORD)
    await person.keyboard.press('Enter')
    await person.locator('.bar').waitFor()
    expect(new URL(person.url()).pathname).toBe('/loads')
    await person.goto(link)
    await person.getByText('Este link não vale mais').waitFor()
    await person.context().close()
  })

  it('sees who changed the same person meanwhile, and neither change is lost', async () => {
    const other = await application.signIn(browser, 'admin', '/user-register')
    for (const one of [page, other]) await one.getByRole('link', { name: 'Leo Dias' }).click()
    await page.getByLabel('Telefone').fill('41999990000')
    await other.getByRole('checkbox', { name: 'Sul' }).check()
    await other.getByRole('button', { name: 'Salvar' }).click()
    await other.getByText('Usuário atualizado.').waitFor()
    await button('Salvar').click()
    const conflict = page.getByRole('dialog', { name: 'Alterado por outra pessoa' })
    await conflict.getByText('Usuário alterado').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Outras mudanças foram salvas enquanto você editava.').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Sul' }).isChecked()).toBe(true)
    expect(await page.getByLabel('Telefone').inputValue()).toBe('(41) 99999-0000')
    expect([await overflow(page), await violations(page)]).toEqual([0, []])
    await button('Salvar').click()
    await page.getByText('Usuário atualizado.').waitFor()
    await other.reload()
    await other.getByRole('link', { name: 'Leo Dias' }).click()
    expect(await other.getByLabel('Telefone').inputValue()).toBe('(41) 99999-0000')
    expect(await other.getByRole('checkbox', { name: 'Sul' }).isChecked()).toBe(true)
    await other.context().close()
  })

  it('finds, changes and removes a person', async () => {
    await page.getByRole('searchbox').fill('leo operador')
    await page.keyboard.press('Enter')
    await page.getByText('1 pessoa').waitFor()
    await page.getByRole('link', { name: 'Leo Dias' }).click()
    await page.getByText('Pode entrar').click()
    await button('Salvar').click()
    await page.getByText('Usuário atualizado.').last().waitFor()
    await page.getByRole('searchbox').fill('leo')
    await page.keyboard.press('Enter')
    await page.getByText('Inativo').waitFor()
    expect(await button(/Link de acesso/).count()).toBe(0)
    await button('Excluir Leo Dias').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await page.getByText('Usuário excluído.').waitFor()
    await page.getByText('Nenhuma pessoa encontrada.').waitFor()
  })

  it('cannot change users with higher roles, and other roles cannot open the list', async () => {
    await page.getByRole('searchbox').fill('Helena')
    await page.keyboard.press('Enter')
    await page.getByText('Helena Marques').waitFor()
    expect(await page.getByRole('link', { name: 'Helena Marques' }).count()).toBe(0)
    expect(await button(/Helena/).count()).toBe(0)
    const other = await application.signIn(browser, 'operador', '/user-register')
    await other.getByText('Acesso não permitido').first().waitFor()
    await other.context().close()
  })
})
