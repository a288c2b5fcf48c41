import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { PNG } from '../kit/multipart.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { showTheme } from '../kit/theme.ts'

const SHOTS = process.env['SHOTS']

describe.skipIf(!hasBrowser)('a user’s own settings', () => {
  let browser: Browser
  let application: ServedApplication
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const as =
    (username: string) =>
    async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const headers = {
        authorization: `Bearer ${await passwordSignIn(application.url, username).token()}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      }
      const reply = await fetch(`${application.url}/webshipper${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      expect(reply.status).toBe(200)
      return reply.json() as Promise<Answer>
    }

  it('saves the data and the photo, and confirms it (M291, M292, C026, C406)', async () => {
    const page = await application.signIn(browser, 'operador', '/settings')
    await page.getByRole('heading', { name: 'Meu perfil' }).waitFor()
    await isFineInEveryLook(page)
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/settings-390-dark.png`, fullPage: true })
    await showTheme(page, 'light')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel('Telefone').fill('4199999')
    await page.getByRole('button', { name: 'Salvar dados' }).click()
    await page.getByText('Este telefone está incompleto.').waitFor()
    await page.getByLabel('Telefone').fill('41999990000')
    await page.getByRole('button', { name: 'Salvar dados' }).click()
    await page.getByText('Dados atualizados com sucesso.').waitFor()
    await page.setInputFiles('input[type=file]', { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
    await page.getByText('Foto atualizada com sucesso.').waitFor()
    await page.getByRole('img', { name: /Foto de/ }).waitFor()
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/settings-1440.png` })
    await page.reload()
    await page.getByLabel('Telefone').waitFor()
    expect(await page.getByLabel('Telefone').inputValue()).toBe('(41) 99999-0000')
    await page.context().close()
  })

  it('saves only changed fields: an administrator’s concurrent correction of the name is kept', async () => {
    const page = await application.signIn(browser, 'painel', '/settings')
    await page.getByLabel('Nome').waitFor()
    const { user_id: id, email } = await as('painel')<{ user_id: string; email: string }>('GET', '/user/info')
    await as('admin')('PUT', `/user/${id}`, { name: 'Paula Painel', email })
    await page.setInputFiles('input[type=file]', { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
    await page.getByText('Foto atualizada com sucesso.').waitFor()
    await page.getByLabel('Telefone').fill('41988887777')
    await page.getByRole('button', { name: 'Salvar dados' }).click()
    await page.getByText('Dados atualizados com sucesso.').waitFor()
    expect(await page.getByLabel('Nome').inputValue()).toBe('Paula Painel')
    expect(await as('painel')('GET', '/user/info')).toMatchObject({
      name: 'Paula Painel',
      phone: '41988887777',
      avatar: expect.any(String),
    })
    await page.context().close()
  })

  it('changes the password when the current one is given, and ends every session (C406)', async () => {
    const page = await application.signIn(browser, 'painel', '/settings')
    const enters = async (password: string) => {
      const form = new URLSearchParams({ grant_type: 'password', client_id: 'shipper-cli', username: 'painel', password })
      return (await fetch(`${application.url}/auth/realms/embarca/protocol/openid-connect/token`, { method: 'POST', body: form })).ok
    }
    const fill = async (now: string) => {
      await page.getByLabel('Senha atual').fill(now)
      await page.getByLabel('Nova senha', { exact: true }).fill('uma senha comprida')
      await page.getByLabel('Nova senha, de novo').fill('uma senha comprida')
      await page.getByRole('button', { name: 'Trocar senha' }).click()
    }
    await fill('errada')
    await page.getByText('A senha atual não confere.').first().waitFor()
    await fill('embarca')
    await page.getByText('Sua sessão expirou. Entre novamente.').first().waitFor(SOON)
    expect([await enters('embarca'), await enters('uma senha comprida')]).toEqual([false, true])
    await page.context().close()
  })
})
